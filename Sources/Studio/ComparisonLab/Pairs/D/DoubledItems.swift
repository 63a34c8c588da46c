import CollectionViews
import UIKitNames

/// Article D's infinite row: ten items show five cards, and each end jumps to the seam.
///
/// The row counts as at an end only where its offset is exactly a multiple of the card width.
enum DoubledItems {
  /// Returns the section's handler, which observes the row and scrolls it back.
  static func handler(
    in view: UICollectionView
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak view] _, offset, environment in
      let width = environment.container.contentSize.width - 2 * FiveCardCarousel.margin
      guard width > 0, let page = Int(exactly: (offset.x + FiveCardCarousel.margin) / width) else { return }
      let seam: Int? =
        switch page {
        case 0: FiveCardCarousel.count
        case FiveCardCarousel.doubled - 1: FiveCardCarousel.count - 1
        default: nil
        }
      guard let seam else { return }
      view?.scrollToItem(at: IndexPath(item: seam, section: 0), at: [], animated: false)
    }
  }
}
