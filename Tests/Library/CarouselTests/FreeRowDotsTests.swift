import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import Testing

/// Tests of dots that a section's own handler drives, in a footer that belonged to another row before.
struct FreeRowDotsTests {
  private final class Source: CollectionViewDataSource {
    let dots = PageControl()

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let footer = CollectionReusableView()
      dots.numberOfPages = 5
      footer.addSubview(dots)
      return footer
    }
  }

  @Test(arguments: [
    (CollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 0), (.groupPaging, 8),
  ])
  func `a row that rests anywhere shows no dots, whatever they showed before`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, pages: Int
  ) {
    let size = CollectionLayoutSize(widthDimension: .absolute(430), heightDimension: .absolute(100))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "dots", alignment: .bottom)
    ]
    let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    section.visibleItemsInvalidationHandler =
      PageControlBinding(row: "0", elementKind: "dots").handler(in: view)
    let source = Source()
    view.dataSource = source
    let harness = StageHarness(view, keeping: [source])
    harness.advance(by: 0.1)
    #expect(source.dots.numberOfPages == pages)
  }
}
