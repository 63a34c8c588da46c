import Foundation
import LayoutGeometry

/// The cards of a row that stand side by side in the place of one, where a wide feed has more room than one can use.
nonisolated struct SideBySideCards {
  /// The greatest width of a card, in points; infinite for one that takes whatever room there is.
  let widest: CGFloat

  private let spacing, gap, perGroup: CGFloat

  /// The rule for a row in a feed of `width`.
  ///
  /// It holds for cards whose width follows from the feed's: what a peek leaves, or a share of it.
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

  /// The number of groups in the place of one whose cards would be `width` wide; wide gaps leave room for fewer.
  func groups(inPlaceOf width: CGFloat) -> Int {
    let place = perGroup * width + (perGroup - 1) * gap
    var groups = max(1, Int(bounding: (width / widest).rounded(.up)))
    while groups > 1, card(in: place, groups: groups) < widest / 3 { groups -= 1 }
    return groups
  }

  /// The width of a card where so many groups share a place.
  func card(in place: CGFloat, groups: Int) -> CGFloat {
    let group = (place - CGFloat(groups - 1) * spacing) / CGFloat(groups)
    return (group - (perGroup - 1) * gap) / perGroup
  }
}

nonisolated extension FeedCard {
  /// True for a picture or a colour, which may be as high as its width asks for.
  var isPicture: Bool { hasPicture || own == nil && kind == .swatch }

  /// The greatest width of the card in a row of a wide feed, in points: that of lines which can be read, or for a
  /// picture or a colour one that follows its height.
  fileprivate func widest(inRowOf height: FeedDimension) -> CGFloat {
    guard isPicture else { return FeedLayoutMetrics.widestWords }
    switch height {
    case .absolute(let points), .estimated(let points): return FeedLayoutMetrics.widestPicture(height: points)
    case .fractionalWidth, .fractionalHeight: return .infinity
    }
  }
}
