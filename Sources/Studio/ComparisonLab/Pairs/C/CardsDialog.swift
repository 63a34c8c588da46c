import Carousel
import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import UIKitNames

/// Article C's screen: ten cards with the page as text and, on the naive sides, its own dots.
final class CardsDialog: View {
  /// The number of cards, as in the article.
  static let count = 10
  /// The size of the screen.
  static let size = CGSize(width: 360, height: 368)
  /// The section's id on the Orihon sides.
  static let row = "cards"
  private static let band: CGFloat = 24
  /// The margin above and below the cards, in points.
  private static let edge: CGFloat = 2

  /// The cards.
  let cards: CollectionView
  /// The dots of the naive sides; on the Orihon sides they belong to the row.
  let dots = UIPageControl()
  /// The page as text.
  let caption = Label()
  private let hasOwnDots: Bool

  private init(_ cards: CollectionView, hasOwnDots: Bool) {
    self.cards = cards
    self.hasOwnDots = hasOwnDots
    super.init(frame: .zero)
    cards.elementName = "cards"
    dots.elementName = "dots"
    dots.numberOfPages = Self.count
    caption.elementName = "page"
    caption.style = Typography.caption
    caption.textColor = Palette.secondInk
    addSubview(cards)
    if hasOwnDots { addSubview(dots) }
    addSubview(caption)
  }

  /// Creates the screen with the article's layout.
  convenience init(_ layout: PeekingFlowLayout, source: CardsSource) {
    let view = UICollectionView(collectionViewLayout: layout)
    view.register(LabCard.self, forCellWithReuseIdentifier: "card")
    view.dataSource = source
    view.decelerationRate = .fast
    view.showsHorizontalScrollIndicator = false
    self.init(view, hasOwnDots: true)
  }

  /// Creates the screen with a row of the library, whose cards are centred and peek on both sides.
  convenience init(_ screen: LabScreen) { self.init(screen.view, hasOwnDots: false) }

  /// Returns the row of the Orihon sides: each layout pass computes the gap from the available width.
  static func screen() -> LabScreen {
    LabScreen([
      LabSection(id: row, count: count, cell: "card") { environment in
        let card = PeekingFlowLayout.card
        let section = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: CollectionLayoutSize(
              widthDimension: .absolute(card.width), heightDimension: .absolute(card.height)),
            subitems: [.filling]))
        let side = (environment.container.contentSize.width - card.width) / 2
        section.interGroupSpacing = max(0, side - PeekingFlowLayout.peek)
        section.contentInsets = DirectionalEdgeInsets(top: edge, leading: 0, bottom: edge, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.boundarySupplementaryItems = [
          CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(band)),
            elementKind: LabScreen.dots, alignment: .top)
        ]
        return section
      }
    ])
  }

  /// Returns the controller of the dots and the paging on the Orihon sides.
  static func controller(of screen: LabScreen) -> CarouselController {
    screen.connectDots()
    return CarouselController([CarouselSection(id: row, dotsKind: LabScreen.dots)], in: screen.view)
  }

  /// Returns the text of the caption for a page, counted from 0.
  static func words(ofPage page: Int) -> String { "頁 · page \(page + 1)/\(count)" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = hasOwnDots ? Self.band : 0
    cards.frame = CGRect(
      x: 0, y: top, width: bounds.width,
      height: hasOwnDots ? PeekingFlowLayout.card.height + 2 * Self.edge : bounds.height)
    dots.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.band)
    let isMirrored = context?.traits.isRightToLeft ?? false
    caption.frame = CGRect(x: isMirrored ? bounds.width - 124 : 16, y: 2, width: 108, height: 20)
  }
}

/// The data source of the naive cards.
final class CardsSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    CardsDialog.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? LabCard)?.show(indexPath.item)
    return cell
  }
}
