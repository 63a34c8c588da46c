import CollectionViews
import Foundation
import Typesetting

/// The look of a feed: its colours, fonts, corners and shadows, and the mark of who made it.
///
/// A feed that says nothing is plain.
package nonisolated struct FeedLook: Sendable, Hashable {
  /// The colours by role; default plain.
  package var palette = FeedPalette.plain
  /// The fonts of titles and of running text; default the desktop's sans for both.
  package var fonts = FeedFonts()
  /// The setting of titles over pictures; default as their script wants it.
  package var titles = FeedTitles.auto
  /// The radius of the corners of cards and bands, in points; default 12.
  package var corner: Double = 12
  /// The shadow beneath cards; `nil` for none.
  package var shadow: FeedShadow? = FeedShadow()
  /// The mark at the beginning of the feed; default none.
  package var brand = FeedBrand.none
  /// True when headers, overlays and the backs of cards tell what rows do; default false.
  package var showsBadges = false

  /// The look with its text at another scale.
  func scaled(by scale: CGFloat) -> FeedLook {
    var look = self
    look.fonts.scale = scale
    return look
  }

  /// A height that holds text, in points: as much larger as the text is.
  ///
  /// UIKit counterpart: `UIFontMetrics.scaledValue(for:)`.
  func scaled(_ points: CGFloat) -> CGFloat {
    fonts.scale == 1 ? points : (points * fonts.scale).rounded()
  }

  /// The most lines of a text that has so many at scale 1; 0 for as many as needed.
  ///
  /// What filled them finds room at any scale.
  func lines(_ count: Int) -> Int {
    fonts.scale <= 1 ? count : count * (Int(fonts.scale.rounded(.up)) + 1)
  }

  /// The corner radius of a strip of paper on a picture, which is smaller than a card's, in points.
  var stripCorner: Double { corner / 4 }

  /// The decoration of a card: its paper, its corners and its shadow.
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

/// The settings of titles over pictures.
package nonisolated enum FeedTitles: String, Sendable, Hashable, CaseIterable {
  /// As their script wants it: in columns where every title of a section can stand upright, else in lines; the default.
  case auto
  /// In columns, as on prints; a title with Latin words lies all the same.
  case vertical
  /// In lines.
  case horizontal

  /// True when a section with these titles sets them in columns, where they can stand.
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
  /// The distance by which the shadow lies below the card, in points; default 1.
  package var offset: Double = 1
  /// The distance by which the shadow reaches beyond the card, in points; default 10.
  package var blur: Double = 10
  /// The opacity of the shadow, 0 to 1; default 0.1.
  package var opacity: Double = 0.1
}
