import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays

/// The carousel of article D: five cards, each narrower than the screen by 20 points at either side.
enum FiveCardCarousel {
  /// The number of cards that there are to see.
  static let count = 5
  /// The number of items that the article makes of them.
  static let doubled = 2 * count
  /// The room at either side of a card at rest, in points.
  static let margin: CGFloat = 20
  /// The row's id.
  static let row = "cards"

  /// Makes the screen: the row, in which item `k` shows card `k` modulo five, above a few lines.
  ///
  /// `handler` makes the row's handler, which sees it move.
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

  /// A flick along the row, from the middle of the cards; at 180 degrees it leads onwards.
  static func flick(_ velocity: CGFloat, angle: CGFloat, from x: CGFloat) -> FlickStep {
    FlickStep(from: .point(CGPoint(x: x, y: 100)), velocity: velocity, angle: angle)
  }
}

/// A card with air around it: its cell touches the next one, so that the row has no gaps to reckon with.
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
