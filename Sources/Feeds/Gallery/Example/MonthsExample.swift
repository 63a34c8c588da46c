import Carousel
import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// A scene written in Swift as a UIKit user would write it.
///
/// It has a compositional layout, a data source, and dots and a fold that follow the row through
/// `visibleItemsInvalidationHandler`.
final class MonthsExample: CollectionViewDataSource {
  private static let pitch: CGFloat = 272
  private static let names = [
    "睦月", "如月", "弥生", "卯月", "皐月", "水無月", "文月", "葉月", "長月", "神無月", "霜月", "師走",
  ]

  private let pageControl = PageControl()
  private weak var collectionView: CollectionView?

  /// The scene called `swift`.
  static var scene: Scene {
    Scene("swift", title: "十二か月 in Swift") { _ in
      let example = MonthsExample()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { [weak example] _, _ in example?.section })
      view.register(MonthCell.self, forReuseIdentifier: "month")
      view.dataSource = example
      example.collectionView = view
      return Scene.Content(view, owned: [example])
    }
  }

  private var section: CollectionLayoutSection {
    let fill = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(264), heightDimension: .absolute(264)),
      subitems: [CollectionLayoutItem(layoutSize: fill)])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = DirectionalEdgeInsets(top: 48, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "dots", alignment: .bottom)
    ]
    let fold = CarouselTransform.fold.handler(pitch: Self.pitch, in: collectionView)
    section.visibleItemsInvalidationHandler = { [pageControl] items, offset, environment in
      fold(items, offset, environment)
      let middle = offset.x + environment.container.contentSize.width / 2
      let nearest = items.filter { $0.representedElementCategory == .cell }
        .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
      if let nearest { pageControl.currentPage = nearest.indexPath.item }
    }
    return section
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.names.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: MonthCell = collectionView.dequeueReusableView("month")
    cell.show(Self.names[indexPath.item], month: indexPath.item + 1)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let footer: MonthsDots = collectionView.dequeueReusableView(kind)
    footer.control = pageControl
    pageControl.numberOfPages = Self.names.count
    pageControl.removeAllActions()
    pageControl.addAction(for: .valueChanged) { [weak collectionView, weak pageControl] _ in
      guard let pageControl else { return }
      collectionView?.perform(
        ScrollRequest(.row("0"), to: .stop(pageControl.currentPage, .shortest), cause: .dots))
    }
    return footer
  }
}

/// A footer that holds the scene's page control, as wide as the row.
private final class MonthsDots: CollectionReusableView {
  var control: PageControl? {
    didSet {
      guard let control, control.superview !== self else { return }
      addSubview(control)
    }
  }

  override func layoutSubviews() { control?.frame = bounds }
}

/// A cell of one month: its picture, and its old name on a band.
private final class MonthCell: CollectionViewCell, CarouselAppearing {
  private let image = ImageView()
  private let name = Label()
  private let shade = EdgeShadeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, name, shade] { contentView.addSubview(view) }
    name.backgroundColor = Palette.band
    name.style = Typography.title
    name.textColor = Palette.ink
    name.textAlignment = .center
  }

  var carouselAppearance = CarouselAppearance() {
    didSet { shade.shade = carouselAppearance.shade }
  }

  func show(_ text: String, month: Int) {
    let file = month < 10 ? "month-0\(month).jpg" : "month-\(month).jpg"
    name.text = text
    image.image = ResourceCatalog.picturesFolder().map {
      PictureReference(path: $0.appendingPathComponent(file).path)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    shade.frame = bounds
    name.frame = CGRect(x: 0, y: bounds.height - 40, width: bounds.width, height: 40)
  }
}
