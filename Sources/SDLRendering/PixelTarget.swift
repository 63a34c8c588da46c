import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface

/// The memory of a surface that is painted in software: 32 bits a pixel, blue first.
struct PixelTarget {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let pitch: Int
  private let bounds: PixelRect

  /// The memory of a surface; `nil` for one of another kind of pixel.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee.format
    let isKnown = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    guard isKnown, let pixels = surface.pointee.pixels else { return nil }
    bytes = pixels.assumingMemoryBound(to: UInt8.self)
    pitch = Int(surface.pointee.pitch)
    bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
  }

  /// Lays a translucent colour over a rectangle: each channel becomes `(color·a + pixel·(255 − a)) / 255`,
  /// rounded.
  func blend(_ area: PixelRect, _ color: Color) {
    let inside = area.intersection(bounds)
    if inside.isEmpty { return }
    let alpha = UInt16(color.alpha)
    let rest = SIMD16<UInt16>(repeating: 255 - alpha)
    var added = SIMD16<UInt16>(repeating: 128)
    for pixel in stride(from: 0, to: 16, by: 4) {
      added[pixel] &+= UInt16(color.blue) &* alpha
      added[pixel + 1] &+= UInt16(color.green) &* alpha
      added[pixel + 2] &+= UInt16(color.red) &* alpha
      added[pixel + 3] &+= 255 &* alpha
    }
    for y in inside.y..<inside.maxY {
      let row = bytes + (y * pitch + inside.x * 4)
      let count = inside.width * 4
      var place = 0
      while place + 16 <= count {
        Self.blend(row + place, rest, added)
        place += 16
      }
      while place < count {
        let value = UInt16(row[place]) &* rest[0] &+ added[place & 3]
        row[place] = UInt8(truncatingIfNeeded: (value &+ (value &>> 8)) &>> 8)
        place += 1
      }
    }
  }

  @inline(__always)
  private static func blend(
    _ pixels: UnsafeMutablePointer<UInt8>, _ rest: SIMD16<UInt16>, _ added: SIMD16<UInt16>
  ) {
    let raw = UnsafeMutableRawPointer(pixels)
    let old = raw.loadUnaligned(as: SIMD16<UInt8>.self)
    let value = SIMD16<UInt16>(truncatingIfNeeded: old) &* rest &+ added
    let mixed = (value &+ (value &>> 8)) &>> 8
    raw.storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: mixed), as: SIMD16<UInt8>.self)
  }
}
