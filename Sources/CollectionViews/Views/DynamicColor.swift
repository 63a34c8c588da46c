import Foundation
public import ScreenInterface

/// A colour with one variant for the light theme and another for the dark one.
///
/// UIKit counterpart: a `UIColor` made with a dynamic provider.
public nonisolated struct DynamicColor: Sendable, Hashable {
  /// The colour in the light theme.
  public var light: Color
  /// The colour in the dark theme.
  public var dark: Color

  /// A fully transparent colour.
  public static let clear = DynamicColor(.clear)

  /// Creates a colour with a variant for each theme.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both themes.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// Creates a colour from two `0xRRGGBB` numbers.
  public init(light: UInt32, dark: UInt32) { self.init(light: Color(hex: light), dark: Color(hex: dark)) }

  /// The variant for `traits`.
  public func resolved(with traits: TraitCollection) -> Color {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  /// The same colour at `opacity` (0…1) of its own alpha.
  public func withOpacity(_ opacity: Double) -> DynamicColor {
    DynamicColor(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity))
  }
}
