import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The view of a link: its section's title with an arrowhead.
final class LinkLine: View {
  /// The height of a line, in points.
  static let height: CGFloat = 20
  /// The space for the arrowhead, in points.
  private static let arrowRoom: CGFloat = 16

  private struct State {
    /// The extent of the arrowhead, in points.
    var arrow: CGFloat = 9
  }

  private var state = State()
  private let label = Label(lines: 1)

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Applies the style of the feed.
  func wear(_ look: FeedLook) {
    label.wear(look, Typography.action, .accent, lines: 1)
    state.arrow = look.scaled(9)
    setNeedsLayout()
  }

  /// The title.
  var text: String {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - Self.arrowRoom)
    return CGSize(
      width: size.width,
      height: label.numberOfLines == 1 ? Self.height : max(Self.height, label.height(in: room)))
  }

  override func layoutSubviews() {
    let width = max(0, min(bounds.width - Self.arrowRoom, width(of: label.text, label.style)))
    place(label, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }

  override func draw(with pen: inout DrawingContext) {
    guard let context, !label.text.isEmpty else { return }
    let extent = state.arrow
    let label = label.frame
    let x = context.traits.isRightToLeft ? label.minX - 6 - extent : label.maxX + 6
    pen.paint(
      .symbol(.chevron, self.label.textColor.resolved(with: context.traits)),
      in: CGRect(x: x, y: (bounds.height - extent) / 2, width: extent, height: extent), element: elementID)
  }
}
