import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Stage

/// A scene with the same row twice: as a section of the feed, and as a collection view inside a cell.
final class NestedScene: CollectionViewDataSource {
  /// The id of the section whose row is an orthogonal section of the layout.
  static let section = "section"
  /// The id of the section with one cell that contains a collection view.
  static let cell = "cell"
  static let rowHeight: CGFloat = 160
  private static let hint = "hint"
  private static let gap: CGFloat = 24
  /// The number of cards in a row.
  static let cardCount = 6

  /// The scene called `nested`.
  static var scene: Scene {
    Scene("nested", title: "入れ子 · A collection view in a cell") { _ in
      let source = NestedScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, _ in
          index == 0 ? row : index == 1 ? rowInCell : lines
        })
      view.register(NumberCard.self, forCellWithReuseIdentifier: "card")
      view.register(NestedRowCell.self, forCellWithReuseIdentifier: "row")
      view.register(HintLabel.self, forReuseIdentifier: hint)
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  /// The layout of a row of centred cards; both variants use it.
  static var row: CollectionLayoutSection { GallerySections.cards(share: 0.7, height: rowHeight) }

  /// The layout section of the cell with a row; the hint is in the gap above it.
  private static var rowInCell: CollectionLayoutSection {
    let section = GallerySections.lines(height: rowHeight, spacing: 8, insets: .zero)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(gap)),
        elementKind: hint, alignment: .top)
    ]
    return section
  }

  private static var lines: CollectionLayoutSection {
    GallerySections.lines(
      height: 96, spacing: 8, insets: DirectionalEdgeInsets(top: gap, leading: 0, bottom: 0, trailing: 0))
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

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let line: HintLabel = collectionView.dequeueReusableView(kind)
    line.text = "上も下もはじく · Flick the rows above and below"
    return line
  }
}

/// A cell that contains a collection view with a row.
final class NestedRowCell: CollectionViewCell, CollectionViewDataSource {
  /// The id of the only section of the inner collection view.
  static let row = "cards"

  private let inner = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout { _, _ in NestedScene.row })

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.elementName = "inner"
    inner.alwaysBounceVertical = false
    inner.showsVerticalScrollIndicator = false
    inner.register(NumberCard.self, forCellWithReuseIdentifier: "card")
    inner.dataSource = self
    contentView.addSubview(inner)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    NestedScene.cardCount
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    Self.row
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    NumberCard.card(indexPath.item, in: collectionView)
  }
}
