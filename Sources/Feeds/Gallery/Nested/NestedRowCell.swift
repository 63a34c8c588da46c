import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

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
