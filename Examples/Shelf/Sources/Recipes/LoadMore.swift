import Foundation
import Orihon

/// Asks for more items when the last ones come on screen, once until they are there; it is the view's delegate.
@MainActor final class MoreLoader: CollectionViewDelegate {
  private let load: () -> Void
  private var isAsking = false

  init(load: @escaping () -> Void) { self.load = load }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    guard !isAsking, indexPath.item >= count - 3 else { return }
    isAsking = true
    load()
  }

  /// Lets the end ask again; call it when the items are in the data source, before `reloadData()`.
  func didLoad() { isAsking = false }
}
