import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Stage
import TestSupport
import Testing

/// Tests of the decoration views of a layout that registers their classes.
struct DecorationViewTests {
  private final class Paper: CollectionReusableView {}
  private final class Wood: CollectionReusableView {}

  private func layout(height: CGFloat = 1000) -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "ground")]
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "ground", alignment: .top)
    ]
    return CollectionViewCompositionalLayout(section: section)
  }

  private func board(_ layout: CollectionViewLayout) -> (CollectionView, StageHarness) {
    let view = CollectionView(collectionViewLayout: layout)
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
      CollectionViewCell()
    }
    source.apply(DiffableDataSourceSnapshot([0: [0], 1: [0], 2: [0], 3: [0]]))
    return (view, StageHarness(view, keeping: [source], size: CGSize(width: 400, height: 900)))
  }

  private func grounds(_ view: CollectionView) -> [CollectionReusableView] {
    view.subviews.filter { $0 is Paper || $0 is Wood }.compactMap { $0 as? CollectionReusableView }
  }

  @Test func `a registered class shows behind its section, and a header of the same kind is none`() {
    let layout = layout()
    layout.register(Paper.self, forDecorationViewOfKind: "ground")
    let (view, _) = board(layout)
    #expect(grounds(view).map(\.frame) == [CGRect(x: 0, y: 0, width: 400, height: 1030)])
  }

  @Test func `views are used again by kind, and not those of a class registered before`() {
    let layout = layout()
    layout.register(Paper.self, forDecorationViewOfKind: "ground")
    let (view, harness) = board(layout)
    var seen: Set<ObjectIdentifier> = []
    for section in [0, 1, 2, 3, 2, 1] {
      view.contentOffset = CGPoint(x: 0, y: CGFloat(section) * 1030 + 10)
      harness.advance(by: 0.1)
      seen.formUnion(grounds(view).map { ObjectIdentifier($0) })
    }
    #expect(seen.count <= 2)
    layout.register(Wood.self, forDecorationViewOfKind: "ground")
    harness.advance(by: 0.1)
    #expect(grounds(view).count == 1 && grounds(view).allSatisfy { $0 is Wood })
    layout.register(nil, forDecorationViewOfKind: "ground")
    harness.advance(by: 0.1)
    #expect(grounds(view).isEmpty)
  }

  @Test func `another layout shows its own`() {
    let first = layout()
    first.register(Paper.self, forDecorationViewOfKind: "ground")
    let (view, harness) = board(first)
    let second = layout(height: 500)
    second.register(Wood.self, forDecorationViewOfKind: "ground")
    view.collectionViewLayout = second
    harness.advance(by: 0.1)
    #expect(grounds(view).count == 2 && grounds(view).allSatisfy { $0 is Wood })
  }
}
