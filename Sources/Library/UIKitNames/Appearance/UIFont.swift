public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// The style of text of the renderer, beside `UIFont.TextStyle`.
typealias RenderedTextStyle = ScreenInterface.TextStyle

/// A font: a family, a weight and a size, with iOS's line heights.
///
/// UIKit counterpart: `UIFont`. Families that are not installed are replaced by the sans serif.
public nonisolated final class UIFont: Sendable {
  /// The style by which the text is set.
  let style: RenderedTextStyle

  init(_ style: RenderedTextStyle) { self.style = style }

  /// The height of a line of the system's font, as a multiple of the size.
  static let lineHeightMultiple: CGFloat = 1.193

  private static func style(
    _ size: CGFloat, _ weight: RenderedTextStyle.Weight = .regular
  ) -> RenderedTextStyle {
    RenderedTextStyle(.sans, weight, size: size, lineHeightMultiple: lineHeightMultiple)
  }

  /// Creates a font of a family by its name; never `nil`, a family that is not installed is replaced.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var style = Self.style(fontSize)
    let parts = fontName.split(separator: "-")
    style.names = [String(parts.first ?? "")].filter { !$0.isEmpty }
    let tail = parts.dropFirst().joined().lowercased()
    style.weight = Self.weights.first { tail.contains($0.0) }?.1 ?? .regular
    style.isItalic = tail.contains("italic") || tail.contains("oblique")
    self.init(style)
  }

  private static let weights: [(String, RenderedTextStyle.Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold),
    ("heavy", .heavy), ("black", .black), ("medium", .medium), ("light", .light), ("thin", .thin),
  ]

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(style(fontSize)) }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(style(fontSize, weight.own))
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(style(fontSize, .bold)) }

  /// Returns the system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var style = style(fontSize)
    style.isItalic = true
    return UIFont(style)
  }

  /// Returns the system's font; its digits have equal widths in most families.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a font whose letters have equal widths.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var style = style(fontSize, weight.own)
    style.names = ["monospace"]
    return UIFont(style)
  }

  /// Returns the font of a text style, at the size of the content size category `large`.
  ///
  /// A label scales it where `adjustsFontForContentSizeCategory` is true.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.own) }

  /// Returns the font of a text style; the traits have no effect.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Returns the same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = style
    style.size = fontSize
    return UIFont(style)
  }

  /// The size of the em square, in points.
  public var pointSize: CGFloat { style.size }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { style.size * style.lineHeightMultiple }
  /// The height above the baseline, in points.
  public var ascender: CGFloat { style.size * 0.952 }
  /// The depth below the baseline, in points, as a negative number.
  public var descender: CGFloat { style.size * -0.241 }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { style.size * 0.705 }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { style.size * 0.526 }
  /// The distance between lines beyond their heights, in points: 0.
  public var leading: CGFloat { 0 }
  /// The names of the families and the weight.
  public var fontName: String { "\(familyName)-\(style.weight.rawValue)" }
  /// The name of the family.
  public var familyName: String { style.names.first ?? ".AppleSystemUIFont" }

  /// The size of the system's font: 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the small system font: 12 points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of a label's font: 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's font: 18 points.
  public static let buttonFontSize: CGFloat = 18
}

nonisolated extension UIFont: Hashable {
  /// Returns true for equal fonts.
  public static func == (left: UIFont, right: UIFont) -> Bool { left === right || left.style == right.style }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

nonisolated extension UIFont: CustomStringConvertible {
  /// The name of the font and its size.
  public var description: String { "\(fontName) \(pointSize)" }
}

extension UIFont {
  /// The weight of a font.
  ///
  /// UIKit counterpart: `UIFont.Weight`.
  public nonisolated struct Weight: RawRepresentable, Sendable, Hashable {
    /// The number, −1 to 1, 0 for regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than body text.
    public static let medium = Weight(0.23)
    /// Half bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    var own: RenderedTextStyle.Weight {
      let steps: [(CGFloat, RenderedTextStyle.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.12, .regular), (0.27, .medium),
        (0.35, .semibold),
        (0.48, .bold), (0.6, .heavy),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// A role of text, with a size for it.
  ///
  /// UIKit counterpart: `UIFont.TextStyle`.
  public nonisolated enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// Roles of titles.
    case extraLargeTitle, largeTitle, title1, title2, title3
    /// Roles of text.
    case headline, subheadline, body, callout, footnote, caption1, caption2

    var own: RenderedTextStyle {
      switch self {
      case .extraLargeTitle, .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }
}

/// The scaling of fonts and lengths with the text scale.
///
/// UIKit counterpart: `UIFontMetrics`. A label scales its font by itself where `adjustsFontForContentSizeCategory` is
/// true, so that a font is returned as it is.
@preconcurrency @MainActor
public struct UIFontMetrics {
  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The scaling of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font of at most a size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// Returns a length times the text scale, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * (AmbientContext.latest.context?.traits.textScale ?? 1)
  }

  /// Returns the font itself: a label scales it.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }

  /// Returns a length times the text scale of traits, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    traitCollection.map { value * $0.textScale } ?? scaledValue(for: value)
  }
}
