import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card with a tinted background, a large numeral, and the name of its tint in the corner.
final class NumberCard: CollectionViewCell {
  /// The names of the tints, in the order of `Palette.tints`.
  private static let tintNames = ["香", "柳", "水", "桜", "藁", "藤"]

  private let number = Label.leading()
  private let rule = View()
  private let tintName = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.borderColor = Palette.line
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    number.textColor = Palette.indigo
    tintName.style = Typography.caption
    tintName.textColor = Palette.ink
    for label in [number, tintName] { label.textAlignment = .center }
    rule.backgroundColor = Palette.indigo.withOpacity(0.3)
    for view in [number, rule, tintName] { contentView.addSubview(view) }
  }

  /// Returns a card of `collectionView` that shows the number of `item`; its reuse identifier is `card`.
  ///
  /// The tints begin with that of index `tint`, so that adjacent rows differ.
  static func card(_ item: Int, tint: Int = 0, in collectionView: CollectionView) -> NumberCard {
    let card: NumberCard = collectionView.dequeueReusableView("card")
    card.number.text = "\(item + 1)"
    card.tintName.text = tintNames[(tint + item) % tintNames.count]
    card.decoration.backgroundColor = Palette.tint(tint + item)
    return card
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < Typography.numeral.lineHeight + 16
    number.style = isLow ? Typography.display : Typography.numeral
    rule.isHidden = isLow
    number.frame = contentView.bounds
    let (extent, height) = (Typography.caption.size + 3, Typography.caption.lineHeight)
    let isMirrored = context?.traits.isRightToLeft ?? false
    let left =
      isMirrored ? FeedLayoutMetrics.cardPadding : bounds.width - FeedLayoutMetrics.cardPadding - extent
    let top = bounds.height - height - 8
    tintName.frame = CGRect(x: left, y: top, width: extent, height: height)
    rule.frame = CGRect(x: left, y: top - 4, width: extent, height: 1)
  }
}
