import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The memory of a surface that is painted in software: 32 bits a pixel, blue first.
///
/// Its lines form a ring, which a turn moves without touching a pixel. The callers keep every area inside
/// `bounds`, and inside the image.
nonisolated struct PixelTarget {
  let bounds: PixelRect
  /// The line of the memory that is the first line of the picture; those before it follow the last one.
  private(set) var firstLine = 0
  private let bytes: UnsafeMutablePointer<UInt8>
  private let pitch: Int

  /// Takes the memory of a surface; `nil` when its pixel format is another.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee.format
    let isKnown = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    guard isKnown, let pixels = surface.pointee.pixels else { return nil }
    bytes = pixels.assumingMemoryBound(to: UInt8.self)
    pitch = Int(surface.pointee.pitch)
    bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
  }

  /// Paints a rectangle in an opaque colour.
  func fill(_ area: PixelRect, _ color: Color) {
    let pixel = color.packed | 0xFF00_0000
    for y in area.y..<area.maxY {
      row(area.x, y).withMemoryRebound(to: UInt32.self, capacity: area.width) {
        $0.update(repeating: pixel, count: area.width)
      }
    }
  }

  /// Lays a translucent colour over a rectangle.
  func blend(_ area: PixelRect, _ color: Color) {
    let ink = PixelBlend.PremultipliedColor(color)
    for y in area.y..<area.maxY { PixelBlend.lay(ink, over: row(area.x, y), count: area.width) }
  }

  /// Copies pixels of an opaque image, from `origin` in the image on.
  func copy(_ image: PixelImage, from origin: (x: Int, y: Int), to area: PixelRect) {
    image.pixels.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      for line in 0..<area.height {
        let start = ((origin.y + line) * image.width + origin.x) * 4
        memcpy(row(area.x, area.y + line), first + start, area.width * 4)
      }
    }
  }

  /// Blends an image, from `origin` in the image on, over the pixels of `area`.
  func blend(_ image: PixelImage, from origin: (x: Int, y: Int), to area: PixelRect, tint: Color) {
    image.pixels.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      for line in 0..<area.height {
        let start = ((origin.y + line) * image.width + origin.x) * 4
        PixelBlend.lay(first + start, tinted: tint, over: row(area.x, area.y + line), count: area.width)
      }
    }
  }

  /// Blends a mask, from `origin` in it on, over the pixels of `area`.
  func blend(_ mask: PixelMask, from origin: (x: Int, y: Int), to area: PixelRect, tint: Color) {
    mask.alphas.withUnsafeBytes { alphas in
      guard let first = alphas.baseAddress else { return }
      for line in 0..<area.height {
        let pixels = row(area.x, area.y + line)
        let start = (origin.y + line) * mask.width
        func lay(_ columns: Range<Int>) {
          if columns.isEmpty { return }
          PixelBlend.lay(
            first + start + columns.lowerBound, of: mask.color, tinted: tint,
            over: pixels + 4 * (columns.lowerBound - origin.x), count: columns.count)
        }
        let columns = origin.x..<origin.x + area.width
        let run = mask.runs[origin.y + line].clamped(to: columns)
        if run.isEmpty {
          lay(columns)
          continue
        }
        lay(columns.lowerBound..<run.lowerBound)
        let alpha = mask.alphas[start + run.lowerBound]
        if let ink = PixelBlend.PremultipliedColor(alpha, of: mask.color, tinted: tint) {
          PixelBlend.lay(ink, over: pixels + 4 * (run.lowerBound - origin.x), count: run.count)
        }
        lay(run.upperBound..<columns.upperBound)
      }
    }
  }

  /// Replaces the pixels of `area` by their difference from an image, from `origin` in the image on.
  func layDifference(of image: PixelImage, from origin: (x: Int, y: Int), to area: PixelRect) {
    image.pixels.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      for line in 0..<area.height {
        let theirs = first + (origin.y + line) * image.width + origin.x
        row(area.x, area.y + line).withMemoryRebound(to: UInt32.self, capacity: area.width) {
          PixelDifference.lay(theirs, over: $0, count: area.width)
        }
      }
    }
  }

  /// Copies pixels to another place of the memory, which may overlap theirs.
  func move(_ move: PixelMove) {
    let (target, source) = (move.target.intersection(bounds), move.source.intersection(bounds))
    guard target == move.target, source == move.source, !target.isEmpty else { return }
    if target.width == bounds.width, firstLine == 0 {
      // Whole lines lie one behind the other, and are moved at once.
      let length = (target.height - 1) * pitch + target.width * 4
      memmove(row(target.x, target.y), row(source.x, source.y), length)
      return
    }
    for step in 0..<target.height {
      // The lines that are written last are those that are not read any more.
      let line = move.shift.y > 0 ? target.height - 1 - step : step
      memmove(row(target.x, target.y + line), row(source.x, source.y + line), target.width * 4)
    }
  }

  /// Copies the pixels of `areas` aside, one rectangle behind the other.
  func save(_ areas: [PixelRect], to pixels: inout [UInt32]) {
    let count = areas.reduce(0) { $0 + $1.area }
    if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
    pixels.withUnsafeMutableBytes { bytes in
      forEachLine(of: areas) { line, place, length in
        UnsafeMutableRawBufferPointer(rebasing: bytes[place..<(place + length)])
          .copyMemory(from: UnsafeRawBufferPointer(start: line, count: length))
      }
    }
  }

  /// Puts pixels that were saved back to the same places.
  func restore(_ areas: [PixelRect], from pixels: [UInt32]) {
    pixels.withUnsafeBytes { bytes in
      forEachLine(of: areas) { line, place, length in
        UnsafeMutableRawBufferPointer(start: line, count: length)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[place..<(place + length)]))
      }
    }
  }

  /// Calls `body` for each line of `areas`: with its pixels, the bytes before it, and its own.
  private func forEachLine(of areas: [PixelRect], _ body: (UnsafeMutablePointer<UInt8>, Int, Int) -> Void) {
    var place = 0
    for area in areas {
      for y in area.y..<area.maxY {
        body(row(area.x, y), place, area.width * 4)
        place += area.width * 4
      }
    }
  }

  /// Moves the whole picture down by a number of lines: what leaves at one end comes in at the other.
  mutating func turn(by lines: Int) {
    let first = (firstLine - lines) % bounds.height
    firstLine = first < 0 ? first + bounds.height : first
  }

  /// Calls `body` with the parts of `area` whose lines follow each other in memory, and with the first of these.
  func forEachRun(of area: PixelRect, _ body: (_ part: PixelRect, _ line: Int) -> Void) {
    let seam = bounds.height - firstLine
    let above = area.intersection(PixelRect(x: area.x, y: 0, width: area.width, height: seam))
    if !above.isEmpty { body(above, above.y + firstLine) }
    let below = area.intersection(PixelRect(x: area.x, y: seam, width: area.width, height: firstLine))
    if !below.isEmpty { body(below, below.y - seam) }
  }

  /// Returns the pixels of a line from a place on.
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(row(x, y)) }

  private func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    let line = y + firstLine
    return bytes + ((line < bounds.height ? line : line - bounds.height) * pitch + x * 4)
  }
}
