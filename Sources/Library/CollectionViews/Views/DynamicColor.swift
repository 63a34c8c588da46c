public import Foundation
import LayoutGeometry
public import ScreenInterface

/// A colour with one variant for the light theme and another for the dark one.
///
/// UIKit counterpart: a `UIColor` made with a dynamic provider. It never changes, and is a class as there, so that an
/// extension can have convenience initializers and class methods.
public nonisolated final class DynamicColor: Sendable {
  /// The colour in the light theme.
  package let light: Color
  /// The colour in the dark theme.
  package let dark: Color

  /// A fully transparent colour.
  public static let clear = DynamicColor(.clear)

  /// Creates a colour with a variant for each theme.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both themes.
  public convenience init(_ color: Color) { self.init(light: color, dark: color) }

  /// Creates a colour from two `0xRRGGBB` numbers.
  public convenience init(light: UInt32, dark: UInt32) {
    self.init(light: Color(hex: light), dark: Color(hex: dark))
  }

  /// Creates a colour from two `0xRRGGBBAA` numbers.
  package convenience init(rgbaLight light: UInt32, dark: UInt32) {
    self.init(light: Color(rgba: light), dark: Color(rgba: dark))
  }

  /// Returns the variant for `traits`.
  public func resolved(with traits: TraitCollection) -> Color {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  /// Returns the same colour at `opacity` (0…1) of its own alpha.
  package func withOpacity(_ opacity: Double) -> DynamicColor {
    DynamicColor(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity))
  }
}

nonisolated extension Color {
  /// Creates a colour from a `0xRRGGBBAA` number.
  fileprivate init(rgba: UInt32) {
    self.init(
      red: UInt8(rgba >> 24 & 0xFF), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF),
      alpha: UInt8(rgba & 0xFF))
  }
}

nonisolated extension DynamicColor: Hashable {
  /// Returns true for colours that are the same in both themes.
  public static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    left === right || (left.light == right.light && left.dark == right.dark)
  }

  /// Hashes both variants.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}

nonisolated extension DynamicColor: CustomStringConvertible {
  /// The colour as `#RRGGBB`, or as those of the two themes; items with a colour are named by it.
  public var description: String {
    light == dark ? light.hexDescription : "\(light.hexDescription)/\(dark.hexDescription)"
  }
}

extension DynamicColor {
  /// Black in both themes.
  public static let black = DynamicColor(white: 0, alpha: 1)
  /// White in both themes.
  public static let white = DynamicColor(white: 1, alpha: 1)

  /// Creates a grey that is the same in both themes, from numbers of 0…1.
  ///
  /// UIKit counterpart: `init(white:alpha:)`.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that is the same in both themes, from numbers of 0…1.
  ///
  /// UIKit counterpart: `init(red:green:blue:alpha:)`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func channel(_ number: CGFloat) -> UInt8 { UInt8((number.bounded(to: 0...1, or: 0) * 255).rounded()) }
    self.init(Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha)))
  }

  /// Creates a colour from the results of a closure, one for each theme.
  ///
  /// UIKit counterpart: `init(dynamicProvider:)`. The closure is called at once, and may read only the theme.
  public convenience init(dynamicProvider: (TraitCollection) -> DynamicColor) {
    let light = TraitCollection(userInterfaceStyle: .light)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    self.init(
      light: dynamicProvider(light).resolved(with: light), dark: dynamicProvider(dark).resolved(with: dark))
  }

  /// Returns the same colour at another opacity, 0…1 of its own.
  ///
  /// UIKit counterpart: `withAlphaComponent(_:)`.
  public func withAlphaComponent(_ alpha: CGFloat) -> DynamicColor { withOpacity(alpha) }
}
