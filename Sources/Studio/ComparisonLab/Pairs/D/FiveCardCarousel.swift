import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
import UIKitNames

/// The carousel of article D: five cards, each 20 points narrower than the screen on either side.
enum FiveCardCarousel {
  /// The number of different cards.
  static let count = 5
  /// The number of items that the article uses for them.
  static let doubled = 2 * count
  /// The margin on either side of a resting card, in points.
  static let margin: CGFloat = 20
  /// The row's id.
  static let row = "cards"

  /// Creates the screen: the row, in which item `k` shows card `k` modulo five, above a few lines.
  ///
  /// `handler` creates the row's handler, which is called when it moves.
  static func screen(
    items: Int, behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered,
    cardWidth: @escaping @MainActor (CGFloat) -> CGFloat = { $0 },
    handler: (@MainActor (CollectionView) -> CollectionLayoutSectionVisibleItemsInvalidationHandler)? = nil,
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void = { _ in }
  ) -> LabScreen {
    weak var shown: CollectionView?
    let cards = LabSection(id: row, count: items, cell: "framed") { environment in
      let width = cardWidth(environment.container.contentSize.width - 2 * margin)
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(max(1, width)), heightDimension: .absolute(170)),
        subitems: [.filling])
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 16, bottom: 12)
      section.orthogonalScrollingBehavior = behavior
      if let handler, let shown { section.visibleItemsInvalidationHandler = handler(shown) }
      adjusting(section)
      return section
    }
    let screen = LabScreen([cards, .lines(count: 6)])
    shown = screen.view
    screen.view.register(FramedCard.self, forCellWithReuseIdentifier: "framed")
    screen.prepareCell = { cell, path in
      if path.section == 0 { (cell as? FramedCard)?.card.show(path.item % count) }
    }
    return screen
  }

  /// Returns a flick along the row, from the centre of the cards; 180 degrees goes forward.
  static func flick(_ velocity: CGFloat, angle: CGFloat, from x: CGFloat) -> FlickStep {
    FlickStep(from: .point(CGPoint(x: x, y: 100)), velocity: velocity, angle: angle)
  }
}

/// A card cell with padding: the cells touch, so that the row has no gaps.
final class FramedCard: CollectionViewCell {
  /// The card.
  let card = LabCard()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: min(6, bounds.width / 4), dy: 0)
  }
}

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
