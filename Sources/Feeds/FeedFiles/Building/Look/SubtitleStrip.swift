import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A short line of text on a strip over a picture; larger text may take more lines.
final class SubtitleStrip: View {
  /// The height of the strip at scale 1, in points.
  nonisolated static let height: CGFloat = 24
  /// The least useful width of a strip, in points.
  static let leastWidth: CGFloat = 32

  /// The padding at either side of the text, and above and beneath several lines together, in points.
  private static let padding: CGFloat = 8

  private struct State {
    /// The height of the strip at the text scale of the look, in points.
    var height = SubtitleStrip.height
  }

  private var state = State()
  private let label = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Applies the style of the feed.
  func wear(_ look: FeedLook) {
    decoration.backgroundColor = look.palette.band
    decoration.cornerRadius = look.stripCorner
    label.wear(look, Typography.hint, .ink, lines: 1)
    state.height = look.scaled(Self.height)
  }

  /// The text.
  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, width(of: label.text, label.style) + 2 * Self.padding)
    guard label.numberOfLines > 1 else { return CGSize(width: width, height: state.height) }
    let words = label.height(in: width - 2 * Self.padding, room: max(0, size.height - Self.padding))
    return CGSize(width: width, height: max(state.height, words + Self.padding))
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: Self.padding, dy: 0) }
}
