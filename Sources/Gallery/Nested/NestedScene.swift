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
  /// The number of cards in a row.
  static let cardCount = 6

  /// The scene called `nested`.
  static var scene: Scene {
    Scene("nested", title: "入れ子 · A collection view in a cell") { _ in
      let source = NestedScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
          index == 0 ? row : full(height: index == 1 ? rowHeight : 96)
        })
      view.register(NumberCard.self, forCellWithReuseIdentifier: "card")
      view.register(NestedRowCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  /// A row of cards of which one rests in the middle; both architectures use this description.
  static var row: CollectionLayoutSection { GallerySections.cards(share: 0.7, height: rowHeight) }

  private static func full(height: CGFloat) -> CollectionLayoutSection {
    GallerySections.lines(
      height: height, spacing: 8,
      insets: DirectionalEdgeInsets(top: 24, leading: 0, bottom: 0, trailing: 0))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? Self.cardCount : section == 1 ? 1 : 12
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    section == 0 ? Self.section : section == 1 ? Self.cell : "lines"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    if indexPath.section == 1 {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
    return NumberCard.card(indexPath.item, in: collectionView)
  }
}
