import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Stage

/// A scene with the same row twice: as a section of the feed, and as a collection view inside a cell.
final class NestedScene: CollectionViewDataSource {
  /// The id of the section whose row the layout makes.
  static let section = "section"
  /// The id of the section with one cell that holds a collection view.
  static let cell = "cell"
  static let rowHeight: CGFloat = 160

  /// The scene called `nested`.
  static var scene: Scene {
    Scene("nested", title: "入れ子 · A collection view in a cell") { _ in
      let source = NestedScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
          index == 0 ? row : full(height: index == 1 ? rowHeight : 96)
        })
      view.register(NestedCard.self, forCellWithReuseIdentifier: "card")
      view.register(NestedRowCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  /// A row of cards of which one rests in the middle; both architectures use this description.
  static var row: CollectionLayoutSection {
    let fill = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(rowHeight)),
      subitems: [CollectionLayoutItem(layoutSize: fill)])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func full(height: CGFloat) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = DirectionalEdgeInsets(top: 24, leading: 0, bottom: 0, trailing: 0)
    section.interGroupSpacing = 8
    return section
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? NestedCard.count : section == 1 ? 1 : 12
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String {
    section == 0 ? Self.section : section == 1 ? Self.cell : "lines"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    if indexPath.section == 1 {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    return NestedCard.card(indexPath.item, in: collectionView, at: indexPath)
  }
}
