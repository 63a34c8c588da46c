import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage

/// Rows of every make with as many items as anybody may say, each with dots where it scrolls by itself.
enum CountlessRow: String, CaseIterable {
  case list, grid, mosaic, banner, estimated, flow
  case pages, groups, centered, continuous, boundary, estimatedRow, customRow
  case loopedPages, loopedGroups, loopedCentered, loopedContinuous, loopedEstimated
  case hero, loopedKeylines

  /// The row called `row` in a feed of `counts`, of which each section is one such row.
  func harness(_ counts: CountlessSource) -> StageHarness {
    weak var shown: CollectionView?
    let layout: CollectionViewLayout =
      self == .flow
      ? CollectionViewFlowLayout()
      : CollectionViewCompositionalLayout { section, environment in
        self.section(counts.counts[section], environment, shown)
      }
    let view = CollectionView(collectionViewLayout: layout)
    shown = view
    view.dataSource = counts
    let loops = rawValue.hasPrefix("looped")
    let controller = CarouselController(
      counts.counts.indices.map { CarouselSection(id: "row\($0)", loops: loops, dotsKind: "dots") }, in: view)
    return StageHarness(Scene("countless", showing: view, keeping: [counts, controller]))
  }

  private func section(
    _ count: Int, _ environment: any CollectionLayoutEnvironment, _ view: CollectionView?
  ) -> CollectionLayoutSection {
    let section: CollectionLayoutSection
    switch self {
    case .hero, .loopedKeylines:
      section = CarouselKeylines(self == .hero ? .hero : .multiBrowse, itemWidth: 130)
        .section(itemHeight: 100, itemCount: count, layoutEnvironment: environment, in: view)
    default:
      section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.orthogonalScrollingBehavior = behavior
    }
    if section.orthogonalScrollingBehavior != .none {
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), elementKind: "dots", alignment: .bottom)
      ]
    }
    return section
  }

  private var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .list, .grid, .mosaic, .banner, .estimated, .flow: .none
    case .pages, .loopedPages: .paging
    case .centered, .loopedCentered: .groupPagingCentered
    case .continuous, .loopedContinuous: .continuous
    case .boundary: .continuousGroupLeadingBoundary
    default: .groupPaging
    }
  }

  private var group: CollectionLayoutGroup {
    let card = Self.size(.absolute(150), .absolute(90))
    let item = CollectionLayoutItem(layoutSize: card)
    switch self {
    case .list: return Self.line(Self.size(.fractionalWidth(1), .absolute(60)))
    case .banner: return Self.line(Self.size(.fractionalWidth(1), .fractionalWidth(0.5)))
    case .grid:
      return .horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(90)), repeatingSubitem: item, count: 3)
    case .mosaic:
      let small = CollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: Self.size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
      let large = CollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(0.6), .fractionalHeight(1)))
      return .horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    case .estimated: return Self.line(Self.size(.fractionalWidth(1), .estimated(90)))
    case .estimatedRow, .loopedEstimated: return Self.line(Self.size(.estimated(140), .estimated(90)))
    case .customRow:
      return .custom(layoutSize: card) { _ in
        (0..<3).map {
          CollectionLayoutGroupCustomItem(frame: CGRect(x: 50 * $0, y: 0, width: 50, height: 90))
        }
      }
    default: return Self.line(card)
    }
  }

  private static func line(_ size: CollectionLayoutSize) -> CollectionLayoutGroup {
    .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

/// A source that says how many items there are, and makes each as it is asked for.
final class CountlessSource: CollectionViewDataSource {
  private final class Card: CollectionViewCell {
    var item = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: CGFloat(100 + item % 7 * 9), height: CGFloat(60 + item % 5 * 11))
    }

    override func draw(with pen: inout DrawingContext) {
      pen.paint(.fill(Color(hex: 0x1F3F66), cornerRadius: 0), in: bounds, element: elementID)
    }
  }

  private final class Dots: CollectionReusableView {
    private let control = PageControl(frame: .zero)

    override func layoutSubviews() {
      if control.superview == nil { addSubview(control) }
      control.frame = bounds
    }
  }

  var counts: [Int]
  /// The most views that were asked for at once.
  private(set) var made = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ view: CollectionView, identifierForSection section: Int) -> AnyHashable {
    "row\(section)"
  }

  func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
    made += 1
    let card: Card = view.dequeueReusableView("card")
    card.item = path.item
    return card
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> CollectionReusableView { view.dequeueReusableView("dots", as: Dots.self) }
}
