import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry

/// A pane with a draggable edge like a window's: the trailing edge, on the right or, in right-to-left, on the left.
final class ResizablePane: View {
  /// The smallest width of the pane, in points.
  private static let leastWidth: CGFloat = 326

  private let content: View
  private let grip = ResizeHandle()
  /// The width that the pane leaves free at its edge, in points.
  fileprivate var trim: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Creates a pane around a screen.
  init(_ content: View) {
    self.content = content
    super.init(frame: .zero)
    content.elementName = "pane"
    content.clipsToBounds = true
    content.decoration.backgroundColor = Palette.paper
    content.decoration.borderColor = Palette.line
    decoration.backgroundColor = Palette.line
    grip.elementName = "edge"
    grip.drag = { [weak self] trim in self?.trim = trim }
    addSubview(content)
    addSubview(grip)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - min(trim, max(0, bounds.width - Self.leastWidth))
    let free = bounds.width - width
    let isMirrored = context?.traits.isRightToLeft == true
    content.frame = CGRect(x: isMirrored ? free : 0, y: 0, width: width, height: bounds.height)
    grip.trim = free
    grip.isMirrored = isMirrored
    grip.frame = CGRect(
      x: isMirrored ? free : width - ResizeHandle.breadth, y: 0, width: ResizeHandle.breadth,
      height: bounds.height)
  }

  @MainActor override func interactionSnapshot() -> (any Sendable)? { trim }

  @MainActor override func restoreInteraction(_ snapshot: any Sendable) {
    if let trim = snapshot as? CGFloat { self.trim = trim }
  }
}

/// The draggable edge of a pane.
private final class ResizeHandle: Control {
  static let breadth: CGFloat = 16
  private static let bar = CGSize(width: 4, height: 44)

  /// The width that is left free now, in points.
  var trim: CGFloat = 0
  /// True when it is the left edge, with free space to its left.
  var isMirrored = false
  /// Called with the width to leave free.
  var drag: (CGFloat) -> Void = { _ in }
  /// The pointer's x coordinate in the window at the press, and the free width at that time.
  private var start: (x: CGFloat, trim: CGFloat) = (0, 0)
  private let handle = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    handle.elementName = "bar"
    handle.isUserInteractionEnabled = false
    handle.decoration.backgroundColor = Palette.indigo
    handle.decoration.cornerRadius = Self.bar.width / 2
    addSubview(handle)
  }

  override func capturesDrag(on axis: Axis) -> Bool { axis == .horizontal }

  override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    start = (windowX(of: touch), trim)
  }

  override func touchMoved(_ touch: Touch) {
    let way = start.x - windowX(of: touch)
    drag(max(0, start.trim + (isMirrored ? -way : way)))
  }

  private func windowX(of touch: Touch) -> CGFloat {
    convertToWindow(CGRect(origin: touch.location, size: .zero)).minX
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    handle.frame = CGRect(
      x: isMirrored ? 3 : bounds.width - Self.bar.width - 3, y: (bounds.height - Self.bar.height) / 2,
      width: Self.bar.width,
      height: Self.bar.height)
  }

  /// The state of a drag in progress, which a snapshot contains.
  private struct DragStart: Sendable {
    var isHighlighted: Bool
    var x: CGFloat
    var trim: CGFloat
  }

  @MainActor override func interactionSnapshot() -> (any Sendable)? {
    DragStart(isHighlighted: isHighlighted, x: start.x, trim: start.trim)
  }

  @MainActor override func restoreInteraction(_ snapshot: any Sendable) {
    guard let hold = snapshot as? DragStart else { return }
    isHighlighted = hold.isHighlighted
    start = (hold.x, hold.trim)
  }
}
