import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The memory of a surface that is painted in software: 32 bits a pixel, blue first.
///
/// The callers keep every area inside `bounds`, and inside the image.
nonisolated struct PixelTarget {
  let bounds: PixelRect
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
    let ink = PixelBlend.Ink(color)
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
        let start = (origin.y + line) * mask.width + origin.x
        PixelBlend.lay(
          first + start, of: mask.color, tinted: tint, over: row(area.x, area.y + line), count: area.width)
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
    if target.width == bounds.width {
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

  private func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + (y * pitch + x * 4) }
}
