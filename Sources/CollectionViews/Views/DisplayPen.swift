public import Foundation
public import LayoutGeometry
public import ScreenInterface

/// Where a view stands on the window while the display pass walks the tree, and the list it writes to.
///
/// UIKit counterpart: the graphics context of `draw(_:)`.
public struct DisplayPen {
  /// The list being written.
  public var list: DisplayList
  /// From the current view's coordinates to the window's.
  public private(set) var transform: CGAffineTransform = .identity
  /// What may be painted on, in window coordinates.
  public private(set) var clip: CGRect
  /// The opacity of everything painted, 0…1.
  public private(set) var opacity: CGFloat = 1
  /// What is painted above what.
  public var order = PaintOrder()

  /// Creates a pen that may paint on the whole list.
  public init(list: DisplayList) {
    self.list = list
    clip = CGRect(origin: .zero, size: list.size)
  }

  /// Starts another frame and keeps the list's storage.
  public mutating func restart(size: CGSize, background: Color) {
    list.restart(size: size, background: background)
    transform = .identity
    clip = CGRect(origin: .zero, size: size)
    opacity = 1
    order = PaintOrder()
  }

  /// A rectangle of the current view in window coordinates, kept to a billion points.
  public func onWindow(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (transform.a * rect.minX + transform.tx).bounded,
      y: (transform.d * rect.minY + transform.ty).bounded,
      width: (transform.a * rect.width).bounded, height: (transform.d * rect.height).bounded)
  }

  /// Paints `content` in a rectangle of the current view, at `opacity` of the pen's own; default 1.
  public mutating func paint(
    _ content: DrawCommand.Content, in rect: CGRect, element: ElementID, opacity own: CGFloat = 1
  ) {
    guard opacity * own > 0 else { return }
    let frame = onWindow(rect)
    guard frame.width > 0, frame.height > 0, frame.insetBy(dx: -16, dy: -16).intersects(clip) else { return }
    var command = DrawCommand(content, element: element, order: order, frame: frame, clip: clip)
    command.opacity = min(opacity * own, 1)
    list.commands.append(command)
  }

  /// Runs `body` inside a view that stands at `frame` of the current one.
  mutating func enter(_ placement: ViewPlacement, _ body: (inout DisplayPen) -> Void) {
    let outer = (transform, clip, opacity)
    transform = placement.transform.concatenating(transform)
    opacity *= placement.alpha
    if let bounds = placement.clipBounds { clip = clip.intersection(onWindow(bounds)) }
    if opacity > 0, !clip.isEmpty { body(&self) }
    (transform, clip, opacity) = outer
  }
}

/// How a view's own coordinates stand in its superview's.
struct ViewPlacement {
  var transform: CGAffineTransform
  var alpha: CGFloat
  var clipBounds: CGRect?
}
