import CollectionViews
package import Foundation
package import ScreenInterface
import Typesetting

/// The visual style (theme) of a feed: its colours, fonts, corners, shadows and brand.
///
/// A feed without these keys has the plain style.
package nonisolated struct FeedLook: Sendable, Hashable {
  /// The colours by role; default plain.
  package var palette = FeedPalette.plain
  /// The fonts of titles and of running text; default the desktop's sans for both.
  package var fonts = FeedFonts()
  /// The orientation of titles over pictures; default by their script.
  package var titles = FeedTitles.auto
  /// The radius of the corners of cards and bands, in points; default 12.
  package var corner: Double = 12
  /// The shadow beneath cards; `nil` for none.
  package var shadow: FeedShadow? = FeedShadow()
  /// The brand at the beginning of the feed; default none.
  package var brand = FeedBrand.none
  /// True when headers, overlays and the backs of cards show the state and the topic of rows; default false.
  package var showsBadges = false

  /// Returns the style with its text at another scale.
  func scaled(by scale: CGFloat) -> FeedLook {
    var look = self
    look.fonts.scale = scale
    return look
  }

  /// Returns the height of an element with text, multiplied by the text scale, in points.
  ///
  /// UIKit counterpart: `UIFontMetrics.scaledValue(for:)`.
  func scaled(_ points: CGFloat) -> CGFloat {
    fonts.scale == 1 ? points : (points * fonts.scale).rounded()
  }

  /// Returns the maximum number of lines of a text that has `count` at scale 1; 0 for no limit.
  ///
  /// A text that fills them at scale 1 fits at any scale.
  func lines(_ count: Int) -> Int {
    fonts.scale <= 1 ? count : count * (Int(fonts.scale.rounded(.up)) + 1)
  }

  /// The corner radius of a strip on a picture, which is smaller than a card's, in points.
  var stripCorner: Double { corner / 4 }

  /// The decoration of a card: its background, its corners and its shadow.
  var paper: View.Decoration {
    var paper = View.Decoration()
    paper.backgroundColor = palette.card
    paper.cornerRadius = corner
    if let shadow {
      paper.shadow = View.Shadow(
        color: palette.shade.withOpacity(shadow.opacity), offset: shadow.offset, blur: shadow.blur)
    }
    return paper
  }
}

/// The orientation of titles over pictures.
package nonisolated enum FeedTitles: String, Sendable, Hashable, CaseIterable {
  /// By their script: vertical where every title of a section can be set upright, else horizontal; the default.
  case auto
  /// Vertical; a title with Latin words is horizontal nevertheless.
  case vertical
  /// Horizontal.
  case horizontal

  /// Returns true when a section with these titles sets them vertically, where they fit.
  func stand(_ titles: [String]) -> Bool {
    switch self {
    case .vertical: true
    case .horizontal: false
    case .auto: titles.allSatisfy(\.canStandUpright)
    }
  }
}

/// The shadow beneath the cards of a feed.
package nonisolated struct FeedShadow: Sendable, Hashable {
  /// The vertical offset of the shadow below the card, in points; default 1.
  package var offset: Double = 1
  /// The distance by which the shadow extends beyond the card, in points; default 10.
  package var blur: Double = 10
  /// The opacity of the shadow, 0 to 1; default 0.1.
  package var opacity: Double = 0.1
}

/// The brand of a feed, shown once in the header of its first section.
package nonisolated enum FeedBrand: Sendable, Hashable {
  /// No mark; the default.
  case none
  /// A picture with its size.
  case logo(FeedPicture, CGSize)
  /// A strip with a few characters, and a seal on its corner; either may be missing, but not both.
  case slip(String, seal: String)

  /// The greatest number of characters of a slip.
  static let slipLength = 12
  /// The greatest number of characters of a seal.
  static let sealLength = 2
}

/// The fonts of a feed, by family.
package nonisolated struct FeedFonts: Sendable, Hashable {
  /// A font with its fallbacks.
  package struct Font: Sendable, Hashable {
    /// The family names in order of preference; `kind` is the fallback.
    ///
    /// The fallback is used where none is installed, or none has a character.
    package var names: [String] = []
    /// The kind of the fallback typeface; default sans.
    package var kind = TextStyle.Family.sans
  }

  /// The font of titles and numerals; default the desktop's sans.
  package var titles = Font()
  /// The font of everything else; default the desktop's sans.
  package var text = Font()

  /// The language of the text; `nil` to derive it from each text's script.
  package var language: LanguageTag?
  /// The text scale of the environment, which is not part of a feed; default 1.
  package var scale: CGFloat = 1

  /// Returns a text style of `Typography` in the fonts of the feed, at their scale.
  package subscript(_ style: TextStyle) -> TextStyle {
    let font = style.family == .serif ? titles : text
    var style = style
    style.family = font.kind
    style.names = font.names
    style.language = language
    return style.scaled(by: scale)
  }
}
