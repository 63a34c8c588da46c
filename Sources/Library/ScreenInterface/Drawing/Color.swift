package import Foundation

/// A colour in sRGB with straight alpha and eight bits a channel.
public struct Color: Sendable, Hashable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Opacity, 0 (clear) … 255 (opaque).
  public var alpha: UInt8

  /// The fully transparent colour.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour from its channels; `alpha` defaults to opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Creates the colour of a pixel `0xAARRGGBB`.
  package init(pixel: UInt32) {
    self.init(hex: pixel)
    alpha = UInt8(truncatingIfNeeded: pixel >> 24)
  }

  /// Returns the same colour at `opacity` (0…1) of its own alpha.
  package func withOpacity(_ opacity: CGFloat) -> Color {
    let scaled = (CGFloat(alpha) * Self.part(opacity)).rounded()
    return Color(red: red, green: green, blue: blue, alpha: UInt8(scaled))
  }

  /// Returns the linear interpolation between this colour (`fraction` 0) and `other` (1), channel by channel.
  package func mixed(with other: Color, _ fraction: CGFloat) -> Color {
    let part = Self.part(fraction)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((CGFloat(from) + (CGFloat(to) - CGFloat(from)) * part).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Returns a number clamped to 0…1; NaN becomes 0.
  private static func part(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1) : 0 }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  package var hexDescription: String {
    let channels = alpha == 255 ? 3 : 4
    return String(unsafeUninitializedCapacity: 1 + 2 * channels) { bytes in
      bytes[0] = UInt8(ascii: "#")
      for (place, channel) in [red, green, blue, alpha].prefix(channels).enumerated() {
        bytes[1 + 2 * place] = Self.digit(channel >> 4)
        bytes[2 + 2 * place] = Self.digit(channel & 15)
      }
      return 1 + 2 * channels
    }
  }

  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "A") + number - 10
  }
}
