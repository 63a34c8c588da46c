import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// One short line on a strip of paper over a picture.
final class PaperTab: View {
  /// The height of the strip, in points.
  static let height: CGFloat = 24
  /// The least width of a strip that still says something, in points.
  static let leastWidth: CGFloat = 32

  private let label = Label(Typography.hint, Palette.ink)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    decoration.backgroundColor = Palette.band
    decoration.cornerRadius = 1
    addSubview(label)
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
