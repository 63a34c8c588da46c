import Foundation
import LayoutGeometry

/// The rule for several cards side by side in place of one that would be too wide in a wide feed.
nonisolated struct SideBySideCards {
  /// The greatest width of a card, in points; infinite for one without a limit.
  let widest: CGFloat

  private let spacing, gap, perGroup: CGFloat

  /// Creates the rule for a row in a feed of `width`.
  ///
  /// It applies to cards whose width depends on the feed's: by a peek, or by a fraction.
  init(_ section: FeedSection, _ carousel: FeedCarousel, width: CGFloat) {
    spacing = section.spacing
    gap = carousel.itemSpacing.map { CGFloat($0) } ?? spacing
    perGroup = CGFloat(carousel.cardsPerGroup)
    let follows =
      switch section.cardSize.width {
      case .fractionalWidth: carousel.peek != nil || !section.isFullBleed
      case .fractionalHeight: carousel.peek != nil
      case .absolute, .estimated: false
      }
    guard follows, width > FeedLayoutMetrics.wideWidth else {
      widest = .infinity
      return
    }
    widest = section.cards.map { $0.widest(inRowOf: section.cardSize.height) }.min() ?? .infinity
  }

  /// Returns the number of groups in place of one whose cards would be `width` wide; wide gaps reduce it.
  func groups(inPlaceOf width: CGFloat) -> Int {
    let place = perGroup * width + (perGroup - 1) * gap
    var groups = max(1, Int(bounding: (width / widest).rounded(.up)))
    while groups > 1, card(in: place, groups: groups) < widest / 3 { groups -= 1 }
    return groups
  }

  /// Returns the width of a card where `groups` share the width `place`.
  func card(in place: CGFloat, groups: Int) -> CGFloat {
    let group = (place - CGFloat(groups - 1) * spacing) / CGFloat(groups)
    return (group - (perGroup - 1) * gap) / perGroup
  }
}

nonisolated extension FeedCard {
  /// True for a picture or a colour, whose height may follow its width.
  var isPicture: Bool { hasPicture || own == nil && kind == .swatch }

  /// Returns the greatest width of the card in a row of a wide feed, in points.
  ///
  /// It is a readable line length, or for a picture or a colour one that follows its height.
  fileprivate func widest(inRowOf height: FeedDimension) -> CGFloat {
    guard isPicture else { return FeedLayoutMetrics.widestWords }
    switch height {
    case .absolute(let points), .estimated(let points): return FeedLayoutMetrics.widestPicture(height: points)
    case .fractionalWidth, .fractionalHeight: return .infinity
    }
  }
}
