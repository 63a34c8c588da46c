import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// One short line on a strip of paper over a picture.
final class PaperTab: View {
  /// The height of the strip, in points.
  nonisolated static let height: CGFloat = 24
  /// The least width of a strip that still says something, in points.
  static let leastWidth: CGFloat = 32

  private let label = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Takes the look of the feed.
  func wear(_ look: FeedLook) {
    decoration.backgroundColor = look.palette.band
    decoration.cornerRadius = look.stripCorner
    label.wear(look, Typography.hint, .ink)
  }

  /// The words.
  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, width(of: label.text, label.style) + 16), height: Self.height)
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 0) }
}
