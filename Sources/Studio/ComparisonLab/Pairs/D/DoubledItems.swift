import CollectionViews
import UIKitNames

/// The way of article D to a row without an end: ten items show five cards, and either end leads to the seam.
///
/// The row counts as being at an end only where its offset is exactly a whole number of cards.
enum DoubledItems {
  /// Makes the handler of the section, which watches the row and sends it back.
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
