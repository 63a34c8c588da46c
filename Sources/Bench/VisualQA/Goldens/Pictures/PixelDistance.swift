import Foundation

/// The perceptual distance of two pixels, which can be translucent.
nonisolated enum PixelDistance {
  /// Returns the ΔE\*ab of two pixels `0xAARRGGBB` on white or on black, whichever is larger.
  static func between(_ one: UInt32, _ other: UInt32) -> Double {
    if (one & other) >> 24 == 0xFF { return LabColor(one).distance(to: LabColor(other)) }
    return [UInt32(0), 0xFF].map { ground in
      LabColor(laid(one, on: ground)).distance(to: LabColor(laid(other, on: ground)))
    }.max() ?? 0
  }

  private static func laid(_ pixel: UInt32, on ground: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return [16, 8, 0].reduce(0) { color, shift in
      let part = (pixel >> UInt32(shift) & 0xFF) * alpha + ground * (255 - alpha)
      return color | ((part + 127) / 255) << UInt32(shift)
    }
  }
}
