import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A badge on the corner of a card: a disc with a letter or two, or a pill as wide as its text.
final class BadgeView: CollectionReusableView {
  /// The diameter of a disc and the height of a pill at scale 1, in points.
  nonisolated static let extent: CGFloat = 28
  /// The padding at either side of the text of a pill, in points.
  nonisolated private static let padding: CGFloat = 10

  private struct State {
    /// The height at the text scale of the look, in points.
    var extent = BadgeView.extent
    var most: CGFloat = .infinity
  }

  private var state = State()
  private let label = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
    isUserInteractionEnabled = false
    decoration.borderWidth = 2
  }

  /// Shows letters in the style of the feed, in at most `most` points; an empty text hides the badge.
  func show(_ text: String, in look: FeedLook, most: CGFloat = .infinity) {
    state = State(extent: look.scaled(Self.extent), most: most)
    label.wear(look, Typography.hint, .card)
    label.text = text
    label.isHidden = text.isEmpty
    decoration.backgroundColor = text.isEmpty ? nil : look.palette.accent
    decoration.borderColor = text.isEmpty ? nil : look.palette.card
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.size(around: width(of: label.text, label.style), extent: state.extent, most: state.most)
  }

  /// Returns the size of a badge around a text of a width: a disc, or a pill of at most `most` points.
  nonisolated static func size(around text: CGFloat, extent: CGFloat, most: CGFloat = .infinity) -> CGSize {
    let fitsDisc = text <= extent - 8
    return CGSize(
      width: fitsDisc ? extent : max(extent, min(text + 2 * padding, most)), height: extent)
  }

  override func layoutSubviews() {
    decoration.cornerRadius = bounds.height / 2
    label.frame = bounds.width > bounds.height ? bounds.insetBy(dx: Self.padding / 2, dy: 0) : bounds
  }
}
