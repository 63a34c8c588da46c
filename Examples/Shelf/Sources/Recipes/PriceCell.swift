import Foundation
import Orihon

/// A card of a picture with a price below it.
final class PriceCell: CollectionViewCell {
  let image = ImageView()
  let price = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    image.cornerRadius = 12
    price.textAlignment = .center
    contentView.addSubview(image)
    contentView.addSubview(price)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    (image.image, price.text) = (nil, "")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 32)
    price.frame = CGRect(x: 0, y: bounds.height - 28, width: bounds.width, height: 24)
  }
}
