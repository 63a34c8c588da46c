import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A few letters on the corner of a card.
final class BadgeView: CollectionReusableView {
  private let label = Label(Typography.hint, Palette.card)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
    isUserInteractionEnabled = false
    decoration.backgroundColor = Palette.indigo
    decoration.borderColor = Palette.card
    decoration.borderWidth = 2
  }

  /// The letters; none hides the badge.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      label.isHidden = newValue.isEmpty
      decoration.backgroundColor = newValue.isEmpty ? nil : Palette.indigo
      decoration.borderColor = newValue.isEmpty ? nil : Palette.card
    }
  }

  override func layoutSubviews() {
    decoration.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
