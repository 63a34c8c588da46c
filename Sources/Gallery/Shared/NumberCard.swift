import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry

/// A card that shows its number.
final class NumberCard: CollectionViewCell {
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

  /// Returns a card of `collectionView` that shows the number of `item`; it is registered as `card`.
  static func card(_ item: Int, in collectionView: CollectionView) -> NumberCard {
    let card: NumberCard = collectionView.dequeueReusableView("card")
    card.number.text = "\(item + 1)"
    return card
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = contentView.bounds
  }
}
