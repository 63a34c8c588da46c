public import Carousel
public import CollectionViews
public import CompositionalLayout
public import Foundation
public import LayoutGeometry
import ScreenInterface
public import Stage

/// A small feed for tests: rows of plain cards, each with dots below, written as a UIKit user would.
public final class SampleFeed: CollectionViewDataSource, CollectionViewDelegate {
  /// A row of the feed.
  public struct Row: Sendable {
    /// The section's id.
    public var id: String
    /// The number of cards.
    public var count: Int
    /// The scrolling behaviour.
    public var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    /// The width of a card, in points.
    public var cardWidth: CGFloat
    /// The row's looping, auto-scroll and dots.
    public var carousel: CarouselSection
    /// The gap between cards, in points.
    public var spacing: CGFloat
    /// The height of the cards, in points.
    public var height: CGFloat
    /// The space around the cards, in points.
    public var insets = DirectionalEdgeInsets.zero
    /// The widths of the cards in one group, in points; by default empty, for groups of one card.
    public var groupedWidths: [CGFloat] = []
    /// The change of cards with their distance from the middle; default none.
    public var transform: CarouselTransform?

    /// Creates a row with dots; cards are 300 wide and 12 apart.
    public init(
      _ id: String, count: Int = 5,
      _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered,
      cardWidth: CGFloat = 300, loops: Bool = false
    ) {
      self.id = id
      self.count = count
      self.behavior = behavior
      self.cardWidth = cardWidth
      spacing = 12
      height = 200
      carousel = CarouselSection(id: id, loops: loops, dotsKind: "dots")
    }
  }

  /// The rows; change them and call `reloadData()`.
  public var rows: [Row]
  /// The cards that were clicked.
  public private(set) var selected: [IndexPath] = []

  /// Creates a feed of rows.
  public init(_ rows: [Row]) { self.rows = rows }

  /// Returns the feed as a scene called `sample`.
  public func scene(paging: CollectionView.FeedPaging = .none) -> Scene {
    Scene("sample") { _ in
      let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout { _, _ in nil })
      view.collectionViewLayout = CollectionViewCompositionalLayout { [weak view] index, _ in
        Self.section(self.rows[index], in: view)
      }
      view.register(CollectionViewCell.self, forReuseIdentifier: "card")
      view.register(DotsView.self, forReuseIdentifier: "dots")
      view.paging = paging
      let controller = CarouselController(self.rows.map(\.carousel), in: view)
      view.dataSource = self
      view.delegate = self
      return Scene.Content(view, participants: [controller], reporter: controller, owned: [self])
    }
  }

  static func section(_ row: Row, in collectionView: CollectionView?) -> CollectionLayoutSection {
    let widths = row.groupedWidths.isEmpty ? [row.cardWidth] : row.groupedWidths
    let width = widths.reduce(0, +)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(row.height)),
      subitems: widths.map {
        CollectionLayoutItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .absolute($0), heightDimension: .fractionalHeight(1)))
      })
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = row.spacing
    section.contentInsets = row.insets
    section.visibleItemsInvalidationHandler = row.transform?.handler(
      pitch: width + row.spacing, in: collectionView)
    section.orthogonalScrollingBehavior = row.behavior
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "dots", alignment: .bottom)
    ]
    section.boundarySupplementaryItems[0].zIndex += row.transform?.raisedBands ?? 0
    return section
  }

  /// Returns the number of sections, one for each row.
  public func numberOfSections(in collectionView: CollectionView) -> Int { rows.count }

  /// Returns the number of cards in a row.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  /// Returns a plain card in a colour that depends on its index.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: CollectionViewCell = collectionView.dequeueReusableView("card")
    cell.backgroundColor = DynamicColor(Color(hex: UInt32(0x203040 + indexPath.item * 0x101010)))
    return cell
  }

  /// Returns the dots of a row.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view: DotsView = collectionView.dequeueReusableView("dots")
    PageControlBinding.connect(view.control, to: rows[indexPath.section].id, of: collectionView)
    return view
  }

  /// Returns the id of a row.
  public func collectionView(_ collectionView: CollectionView, identifierForSection section: Int)
    -> AnyHashable
  {
    rows[section].id
  }

  /// Records a click on a card.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A footer that holds page dots.
public final class DotsView: CollectionReusableView {
  /// The dots.
  public let control = PageControl()

  /// Creates the footer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    control.elementName = "dots"
    addSubview(control)
  }

  /// Lays the dots over the whole footer.
  public override func layoutSubviews() { control.frame = bounds }
}
