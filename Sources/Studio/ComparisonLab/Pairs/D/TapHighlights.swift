import CollectionViews
import Foundation
import LayoutGeometry

/// A marker of tapped cards, on both sides by index path, as UIKit's selection works.
final class TapHighlights: CollectionViewDelegate, SingleValueState {
  struct State: Sendable {
    var paths: Set<IndexPath> = []
  }

  var state = State()
  private weak var view: CollectionView?

  init(in view: CollectionView) {
    self.view = view
    view.delegate = self
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    state.paths.insert(indexPath)
  }

  func didLayout(at time: TimeInterval) {
    for card in visibleCards { card.cell.isMarked = state.paths.contains(card.path) }
  }

  /// The numerals of tapped cards without a mark.
  var forgotten: Set<Int> {
    let tapped = Set(state.paths.map { $0.item % FiveCardCarousel.count })
    return Set(
      visibleCards.filter {
        tapped.contains($0.path.item % FiveCardCarousel.count) && !state.paths.contains($0.path)
      }
      .map { $0.path.item % FiveCardCarousel.count })
  }

  private var visibleCards: [(cell: LabCard, path: IndexPath)] {
    guard let view else { return [] }
    return view.visibleCells.compactMap { cell in
      guard let card = (cell as? FramedCard)?.card, let path = view.indexPath(for: cell) else { return nil }
      return (card, path)
    }
  }
}
