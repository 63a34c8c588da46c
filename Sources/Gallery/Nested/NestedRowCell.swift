import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A cell that holds a collection view of its own, which shows a row.
final class NestedRowCell: CollectionViewCell, CollectionViewDataSource {
  /// The id of the only section inside.
  static let row = "cards"

  private let inner = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout { _, _ in NestedScene.row })

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.elementName = "inner"
    inner.alwaysBounceVertical = false
    inner.showsVerticalScrollIndicator = false
    inner.register(NestedCard.self, forCellWithReuseIdentifier: "card")
    inner.dataSource = self
    contentView.addSubview(inner)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    NestedCard.count
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> String {
    Self.row
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    NestedCard.card(indexPath.item, in: collectionView, at: indexPath)
  }
}

/// A card that shows its number.
final class NestedCard: CollectionViewCell {
  /// The number of cards in a row.
  static let count = 6

  private let number = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.card
    decoration.borderColor = Palette.line
    decoration.cornerRadius = FeedMetrics.cornerRadius
    number.style = Typography.title
    number.textColor = Palette.ink
    number.textAlignment = .center
    contentView.addSubview(number)
  }

  /// Returns a card of `collectionView` that shows the number of `item`.
  static func card(
    _ item: Int, in collectionView: CollectionView, at indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? NestedCard)?.number.text = "\(item + 1)"
    return cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
  }
}
