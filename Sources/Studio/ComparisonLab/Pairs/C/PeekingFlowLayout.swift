import CollectionViews
import Foundation
import LayoutGeometry
import UIKitNames

/// Article C's layout: cards of fixed size with the next one peeking in, and a page chosen at the release.
final class PeekingFlowLayout: UICollectionViewFlowLayout {
  /// The size of a card, as in the article.
  static let card = CGSize(width: 295, height: 340)
  /// The intended visible width of the next card in points, as in the article.
  static let peek: CGFloat = 14
  /// The velocity above which a release counts as a flick, as in the article.
  private static let threshold: CGFloat = 0.1

  /// Called with the page at the release.
  var pageDidChange: @MainActor (Int) -> Void = { _ in }

  /// Creates a layout whose gaps are computed once, from the width of the screen.
  init(screenWidth: CGFloat) {
    super.init()
    let gap = (screenWidth - Self.card.width - Self.peek) / 2
    itemSize = Self.card
    minimumLineSpacing = gap
    sectionInset = UIEdgeInsets(top: 0, left: gap, bottom: 0, right: gap)
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { nil }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let pitch = itemSize.width + minimumLineSpacing
    var page = view.contentOffset.x / pitch
    if abs(velocity.x) <= Self.threshold {
      page.round()
    } else {
      page.round(velocity.x > 0 ? .up : .down)
    }
    pageDidChange(Int(page))
    return CGPoint(x: page * pitch, y: 0)
  }
}
