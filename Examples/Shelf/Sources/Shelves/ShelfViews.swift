import Foundation
import Orihon

/// A card with a name on it.
final class NameCard: CollectionViewCell {
  private let label = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.cornerRadius = 12
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  func show(_ name: String, hue: Int) {
    label.text = name
    backgroundColor = DynamicColor(Color(hex: hue == 0 ? 0x1F3F66 : 0x3D6B4F))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24)
  }
}

/// The dots below a row.
final class PageDots: CollectionReusableView {
  let control = PageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(control)
  }

  override func layoutSubviews() { control.frame = bounds }
}
