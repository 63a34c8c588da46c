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

/// A colour in the CIE L\*a\*b\* colour space, where equal distances look about equal.
///
/// sRGB by IEC 61966-2-1, white D65 (x 0.3127, y 0.3290). The distance of two colours is ΔE\*ab (CIE 1976):
/// about 2 is just noticeable, and black and white are 100 apart.
public nonisolated struct LabColor: Sendable, Hashable {
  /// L\*: 0 black, 100 white.
  public var lightness: Double
  /// a\*: green to red.
  public var a: Double
  /// b\*: blue to yellow.
  public var b: Double

  // The rows of sRGB's matrix to X, Y and Z, each divided by the white's.
  private static let rows: [[Double]] = [
    [0.433887345566, 0.376224009137, 0.189888645296],
    [0.212639005872, 0.715168678768, 0.072192315361],
    [0.017750040071, 0.109447620855, 0.872802339074],
  ]

  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Creates the colour of `0x00RRGGBB`; the highest byte is ignored.
  public init(_ color: UInt32) {
    let light = [16, 8, 0].map { Self.linear[Int(color >> UInt32($0) & 0xFF)] }
    let parts = Self.rows.map { row in Self.bend(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]) }
    lightness = 116 * parts[1] - 16
    a = 500 * (parts[0] - parts[1])
    b = 200 * (parts[1] - parts[2])
  }

  /// Returns the ΔE\*ab to another colour.
  public func distance(to other: LabColor) -> Double {
    let (light, first, second) = (lightness - other.lightness, a - other.a, b - other.b)
    return (light * light + first * first + second * second).squareRoot()
  }

  /// Returns CIE's cube root, linear near black.
  private static func bend(_ part: Double) -> Double {
    part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116
  }
}
