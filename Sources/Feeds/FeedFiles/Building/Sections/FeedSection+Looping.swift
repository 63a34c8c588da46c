package import Foundation

extension FeedSection {
  /// Returns the length in points of a looped row that is too short to loop in a feed of a width.
  ///
  /// `showsWhole` is true when all its cards are visible at rest. The result is `nil` for a row that loops,
  /// that is not set to loop, or whose cards are as wide as their content.
  package func standingLoop(inFeedOf width: CGFloat) -> (length: CGFloat, showsWhole: Bool)? {
    guard let carousel, carousel.loops, !cards.isEmpty else { return nil }
    if carousel.keylines == nil, case .estimated = cardSize.width { return nil }
    let arrangement = CardArrangement(self, width: width)
    let groups = (cards.count + carousel.cardsPerGroup - 1) / carousel.cardsPerGroup
    let lap = CGFloat(groups) * arrangement.pitch
    guard groups < 2 || lap < width else { return nil }
    return (lap - arrangement.spacing, arrangement.fitsWhole || arrangement.standsInMiddle)
  }
}
