public import Foundation
import LayoutGeometry

/// The typographic style of a piece of text: family, weight, size and line height.
///
/// UIKit counterpart: `UIFont` with the line height of an `NSParagraphStyle`.
public struct TextStyle: Sendable, Hashable {
  /// The generic font family, resolved to an installed font by the renderer.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// A serif (明朝) for titles.
    case serif
    /// A sans serif (ゴシック) for everything else.
    case sans
  }

  /// The weight of a typeface, from the thinnest; where a family lacks it the nearest is used.
  ///
  /// UIKit counterpart: `UIFont.Weight`.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// 100 in CSS.
    case ultraLight
    /// 200 in CSS.
    case thin
    /// 300 in CSS.
    case light
    /// 400 in CSS, the weight of body text.
    case regular
    /// 500 in CSS.
    case medium
    /// 600 in CSS.
    case semibold
    /// 700 in CSS, the weight of titles.
    case bold
    /// 800 in CSS.
    case heavy
    /// 900 in CSS.
    case black
  }

  /// The generic font family; default sans serif.
  package var family: Family
  /// The names of preferred font families, the first one first; default none.
  ///
  /// A family that is not installed, or does not have the character, is skipped.
  package var names: [String] = []
  /// The weight; default regular.
  package var weight: Weight
  /// True for italic letters, or slanted ones where a family has no italic; default false.
  ///
  /// UIKit counterpart: `UIFontDescriptor.SymbolicTraits.traitItalic`.
  public var isItalic = false
  /// The language of the text, by which fonts are chosen and lines broken; default `nil`, the language of the traits.
  ///
  /// UIKit counterpart: the attribute `languageIdentifier` of an attributed string.
  public var language: LanguageTag?
  /// The size of the em square, in points; from 0 to 10,000.
  public var size: CGFloat { didSet { size = size.bounded(to: Self.sizes, or: 0) } }
  /// The height of a line as a multiple of `size`, from 0 to 100; default 1.5.
  package var lineHeightMultiple: CGFloat {
    didSet { lineHeightMultiple = lineHeightMultiple.bounded(to: Self.multiples, or: 1.5) }
  }

  /// Returns the style for text in a language.
  package func spoken(in language: LanguageTag) -> TextStyle {
    var style = self
    style.language = language
    return style
  }

  private static let sizes: ClosedRange<CGFloat> = 0...10_000
  private static let multiples: ClosedRange<CGFloat> = 0...100

  /// Creates a style.
  public init(
    _ family: Family = .sans, _ weight: Weight = .regular, size: CGFloat,
    lineHeightMultiple: CGFloat = 1.5
  ) {
    self.family = family
    self.weight = weight
    self.size = size.bounded(to: Self.sizes, or: 0)
    self.lineHeightMultiple = lineHeightMultiple.bounded(to: Self.multiples, or: 1.5)
  }

  /// The names of the families in order of preference, the generic family last.
  package var familyDescription: String { (names + [family.rawValue]).joined(separator: ",") }

  /// The height of one line, in points.
  package var lineHeight: CGFloat { (size * lineHeightMultiple).rounded() }
}

extension TextStyle {
  /// The size up to which text is scaled by the whole factor, in points.
  ///
  /// Larger text grows by as many points as text of this size does, as UIKit's large titles do.
  private static let wholeGrowth: CGFloat = 17

  /// Returns the style at another text scale, 1 for the style itself; its size is rounded to half points.
  ///
  /// UIKit counterpart: `UIFontMetrics.scaledFont(for:)`.
  package func scaled(by scale: CGFloat) -> TextStyle {
    guard scale != 1 else { return self }
    var style = self
    style.size = ((size + (scale - 1) * min(size, Self.wholeGrowth)) * 2).rounded() / 2
    return style
  }
}

/// UIKit's text styles at the content size category `large`, with their sizes and line heights.
///
/// UIKit counterpart: `UIFont.preferredFont(forTextStyle:)`. Source: Apple's Human Interface Guidelines, typography.
extension TextStyle {
  /// 34 points, line height 41.
  public static let largeTitle = TextStyle(size: 34, lineHeightMultiple: 41 / 34)
  /// 28 points, line height 34.
  public static let title1 = TextStyle(size: 28, lineHeightMultiple: 34 / 28)
  /// 22 points, line height 28.
  public static let title2 = TextStyle(size: 22, lineHeightMultiple: 28 / 22)
  /// 20 points, line height 25.
  public static let title3 = TextStyle(size: 20, lineHeightMultiple: 25 / 20)
  /// 17 points, semibold, line height 22.
  public static let headline = TextStyle(.sans, .semibold, size: 17, lineHeightMultiple: 22 / 17)
  /// 17 points, line height 22.
  public static let body = TextStyle(size: 17, lineHeightMultiple: 22 / 17)
  /// 16 points, line height 21.
  public static let callout = TextStyle(size: 16, lineHeightMultiple: 21 / 16)
  /// 15 points, line height 20.
  public static let subheadline = TextStyle(size: 15, lineHeightMultiple: 20 / 15)
  /// 13 points, line height 18.
  public static let footnote = TextStyle(size: 13, lineHeightMultiple: 18 / 13)
  /// 12 points, line height 16.
  public static let caption1 = TextStyle(size: 12, lineHeightMultiple: 16 / 12)
  /// 11 points, line height 13.
  public static let caption2 = TextStyle(size: 11, lineHeightMultiple: 13 / 11)
}
