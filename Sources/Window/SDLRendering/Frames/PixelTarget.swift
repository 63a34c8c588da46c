import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The memory of a surface that is painted in software: 32 bits a pixel, blue first.
///
/// Its lines form a ring buffer, which `turn(by:)` scrolls without touching a pixel. The callers keep every
/// area inside `bounds`, and inside the image.
nonisolated struct PixelTarget {
  let bounds: PixelRect
  /// The line of the memory that is the first line of the picture; the lines before it follow the last one.
  private(set) var firstLine = 0
  private let bytes: UnsafeMutablePointer<UInt8>
  private let pitch: Int

  /// Creates a target on the memory of a surface; `nil` when its pixel format is another.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee.format
    let isKnown = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    guard isKnown, let pixels = surface.pointee.pixels else { return nil }
    bytes = pixels.assumingMemoryBound(to: UInt8.self)
    pitch = Int(surface.pointee.pitch)
    bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
  }

  /// Fills a rectangle with an opaque colour.
  func fill(_ area: PixelRect, _ color: Color) {
    let pixel = color.packed | 0xFF00_0000
    for y in area.y..<area.maxY {
      row(area.x, y).withMemoryRebound(to: UInt32.self, capacity: area.width) {
        $0.update(repeating: pixel, count: area.width)
      }
    }
  }

  /// Blends a translucent colour over a rectangle.
  func blend(_ area: PixelRect, _ color: Color) {
    let ink = PixelBlend.PremultipliedColor(color)
    for y in area.y..<area.maxY { PixelBlend.lay(ink, over: row(area.x, y), count: area.width) }
  }

  /// Copies pixels of an opaque image, starting at `origin` in the image.
  func copy(_ image: PixelImage, from origin: (x: Int, y: Int), to area: PixelRect) {
    image.pixels.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      for line in 0..<area.height {
        let start = ((origin.y + line) * image.width + origin.x) * 4
        memcpy(row(area.x, area.y + line), first + start, area.width * 4)
      }
    }
  }

  /// Blends an image, starting at `origin` in the image, over the pixels of `area`.
  func blend(_ image: PixelImage, from origin: (x: Int, y: Int), to area: PixelRect, tint: Color) {
    image.pixels.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      for line in 0..<area.height {
        let start = ((origin.y + line) * image.width + origin.x) * 4
        PixelBlend.lay(first + start, tinted: tint, over: row(area.x, area.y + line), count: area.width)
      }
    }
  }

  /// Blends a mask, starting at `origin` in it, over the pixels of `area`.
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

  /// Replaces the pixels of `area` by their difference from an image, starting at `origin` in the image.
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

  /// Copies pixels to another position in the memory; source and target may overlap.
  func move(_ move: PixelMove) {
    let (target, source) = (move.target.intersection(bounds), move.source.intersection(bounds))
    guard target == move.target, source == move.source, !target.isEmpty else { return }
    if target.width == bounds.width, firstLine == 0 {
      // Whole lines are contiguous, and are moved at once.
      let length = (target.height - 1) * pitch + target.width * 4
      memmove(row(target.x, target.y), row(source.x, source.y), length)
      return
    }
    for step in 0..<target.height {
      // Lines are copied in the order that overwrites only lines already read.
      let line = move.shift.y > 0 ? target.height - 1 - step : step
      memmove(row(target.x, target.y + line), row(source.x, source.y + line), target.width * 4)
    }
  }

  /// Saves the pixels of `areas`, one rectangle after the other.
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

  /// Restores saved pixels to their positions.
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

  /// Scrolls the whole picture down by a number of lines: lines that leave at one end enter at the other.
  mutating func turn(by lines: Int) {
    let first = (firstLine - lines) % bounds.height
    firstLine = first < 0 ? first + bounds.height : first
  }

  /// Calls `body` with each part of `area` whose lines are contiguous in memory, and with its first line in memory.
  func forEachRun(of area: PixelRect, _ body: (_ part: PixelRect, _ line: Int) -> Void) {
    let seam = bounds.height - firstLine
    let above = area.intersection(PixelRect(x: area.x, y: 0, width: area.width, height: seam))
    if !above.isEmpty { body(above, above.y + firstLine) }
    let below = area.intersection(PixelRect(x: area.x, y: seam, width: area.width, height: firstLine))
    if !below.isEmpty { body(below, below.y - seam) }
  }

  /// Returns the pixels of line `y`, starting at `x`.
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(row(x, y)) }

  private func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    let line = y + firstLine
    return bytes + ((line < bounds.height ? line : line - bounds.height) * pitch + x * 4)
  }
}

/// The difference blend mode: each channel becomes `a·|pixel − image| / 255`, rounded.
///
/// Black means equal. A clear pixel of the image is not compared, and gives black as well.
nonisolated enum PixelDifference {
  /// Replaces `count` pixels of 32 bits, blue first, by their difference from an image with straight alpha.
  static func lay(_ image: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { target[index] = difference(target[index], image[index]) }
  }

  /// Returns the difference of one pixel.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ image: UInt32) -> UInt32 {
    let alpha = image >> 24
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      let (ours, theirs) = (pixel >> shift & 255, image >> shift & 255)
      let apart = ours > theirs ? ours - theirs : theirs - ours
      result |= ((apart * alpha + 127) / 255) << shift
    }
    return result
  }
}
