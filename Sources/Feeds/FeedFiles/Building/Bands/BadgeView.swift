import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A badge: a few letters on the corner of a card.
final class BadgeView: CollectionReusableView {
  private let label = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
    isUserInteractionEnabled = false
    decoration.borderWidth = 2
  }

  /// Shows letters in the style of the feed; an empty text hides the badge.
  func show(_ text: String, in look: FeedLook) {
    label.wear(look, Typography.hint, .card)
    label.text = text
    label.isHidden = text.isEmpty
    decoration.backgroundColor = text.isEmpty ? nil : look.palette.accent
    decoration.borderColor = text.isEmpty ? nil : look.palette.card
  }

  override func layoutSubviews() {
    decoration.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
