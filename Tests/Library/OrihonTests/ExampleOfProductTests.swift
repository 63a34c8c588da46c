import CollectionViews
import CompositionalLayout
import Foundation
import Orihon
import Testing

/// An example to copy: only what a program outside imports is used.
struct ExampleOfProductTests {
  @Test func `a layout is written in UIKit's words`() {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
    #expect(view.numberOfSections == 0)
  }
}
