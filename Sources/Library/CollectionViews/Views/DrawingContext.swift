public import Foundation
package import LayoutGeometry
public import ScreenInterface

/// A painter of the view tree: the current view's transform and clip, and the display list it writes to.
///
/// UIKit counterpart: the graphics context of `draw(_:)`.
public struct DrawingContext {
  /// The list of drawing commands being written.
  package var list: DisplayList
  /// The display list of the frame before the last one, whose storage can be reused.
  private var spare: DisplayList
  /// The transform from the current view's coordinates to the window's.
  package private(set) var transform: CGAffineTransform = .identity
  /// The area that may be painted on, in window coordinates.
  package private(set) var clip: CGRect
  /// The round corners of the innermost view that has them and clips, in window coordinates.
  private var rounding: RoundedClip?
  /// The opacity of everything painted, 0…1.
  package private(set) var opacity: CGFloat = 1
  /// The painting order of the commands that follow.
  package var order = PaintOrder()

  /// Creates a pen that may paint on the whole list.
  package init(list: DisplayList) {
    self.list = list
    spare = list
    clip = CGRect(origin: .zero, size: list.size)
  }

  /// Starts another frame in the storage of the frame before the last; the last is still needed for comparison.
  package mutating func restart(size: CGSize, background: Color) {
    swap(&list, &spare)
    list.restart(size: size, background: background)
    transform = .identity
    clip = CGRect(origin: .zero, size: size)
    rounding = nil
    opacity = 1
    order = PaintOrder()
  }

  /// Converts a rectangle of the current view to window coordinates, limited to a billion points.
  package func onWindow(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (transform.a * rect.minX + transform.tx).bounded,
      y: (transform.d * rect.minY + transform.ty).bounded,
      width: (transform.a * rect.width).bounded, height: (transform.d * rect.height).bounded)
  }

  /// Paints `content` in a rectangle of the current view, at `opacity` times the pen's own; default 1.
  public mutating func paint(
    _ content: DrawCommand.Content, in rect: CGRect, element: ElementID, opacity own: CGFloat = 1
  ) {
    guard opacity * own > 0 else { return }
    let frame = onWindow(rect)
    guard frame.width > 0, frame.height > 0, frame.insetBy(dx: -16, dy: -16).intersects(clip) else { return }
    var command = DrawCommand(content, element: element, order: order, frame: frame, clip: clip)
    command.opacity = min(opacity * own, 1)
    if let rounding { command.round(by: rounding) }
    list.commands.append(consume command)
  }

  /// Paints in a rectangle of which only some corners are round; `content` returns what is painted with a radius.
  mutating func paint(
    in rect: CGRect, corners: RectCorners, radius: CGFloat, element: ElementID,
    _ content: (_ radius: CGFloat) -> DrawCommand.Content
  ) {
    if radius <= 0 || corners == .all { return paint(content(radius), in: rect, element: element) }
    let outer = clip
    corners.forEachPart(of: rect) { part, isRound in
      clip = outer.intersection(onWindow(part))
      paint(content(isRound ? radius : 0), in: rect, element: element)
    }
    clip = outer
  }

  /// Runs `body` inside a view placed in the current one.
  mutating func enter(_ placement: ViewPlacement, _ body: (inout DrawingContext) -> Void) {
    if let turn = placement.turn { return project(placement, turn, body) }
    let outer = (transform, clip, rounding, opacity)
    transform = placement.transform.concatenating(transform)
    opacity *= placement.alpha
    if let bounds = placement.clipBounds { cut(bounds) }
    if opacity > 0, !clip.isEmpty { body(&self) }
    (transform, clip, rounding, opacity) = outer
  }

  /// Runs `body` on a sheet of its own, which is then painted as it is seen from in front.
  ///
  /// The sheet does not depend on where the view is, so that it is the same while the view scrolls.
  private mutating func project(
    _ placement: ViewPlacement, _ turn: ViewPlacement.Turn, _ body: (inout DrawingContext) -> Void
  ) {
    guard opacity * placement.alpha > 0, !clip.isEmpty else { return }
    let outer = (transform, clip, rounding, opacity, list.commands)
    let sheet = SheetGeometry(turn, in: transform)
    (transform, rounding, opacity, list.commands) = (sheet.transform, nil, 1, [])
    clip = sheet.bounds
    if let bounds = placement.clipBounds { cut(bounds) }
    body(&self)
    let painted = sheet.list(of: list.commands)
    (transform, clip, rounding, opacity, list.commands) = outer
    guard let (projected, frame) = painted, frame.intersects(clip) else { return }
    var command = DrawCommand(
      .projected(projected), element: turn.element, order: order, frame: frame, clip: clip)
    command.opacity = min(opacity * placement.alpha, 1)
    if let rounding { command.round(by: rounding) }
    list.commands.append(command)
  }

  /// Clips later painting to a rectangle of the current view; of several with round corners only the last applies.
  mutating func cut(_ rect: CGRect, cornerRadius: CGFloat = 0, corners: RectCorners = .all) {
    let area = onWindow(rect)
    clip = clip.intersection(area)
    let radius = cornerRadius * min(abs(transform.a), abs(transform.d))
    if radius > 0 { rounding = RoundedClip(area, radius: radius, corners: corners) }
  }
}

/// The placement of a view in its superview: its transform, its opacity and its clipping.
struct ViewPlacement {
  var transform: CGAffineTransform
  var alpha: CGFloat
  var clipBounds: CGRect?
  /// How the view is turned; `nil` for one that is upright.
  var turn: Turn?

  /// A transform that turns, mirrors or has perspective, or one that scales as UIKit does.
  struct Turn {
    /// The view's own rectangle, and the point of it that the transform leaves.
    var box: CGRect
    var anchor: CGPoint
    /// The place of that point in the superview.
    var position: CGPoint
    /// The transform about that point.
    var own: CGAffineTransform
    var element: ElementID
    /// True when the view is painted as it is without the transform, false when it is as large as it will be seen.
    var isPaintedUnscaled: Bool
  }
}

extension View {
  var placement: ViewPlacement {
    let (scale, box, center, anchor) = (transform, box, placedCenter, box.point(at: anchorPoint))
    var placed = CGAffineTransform(
      a: scale.a, b: 0, c: 0, d: scale.d, tx: center.x + scale.tx - scale.a * anchor.x,
      ty: center.y + scale.ty - scale.d * anchor.y)
    var turn: ViewPlacement.Turn?
    // UIKit scales what was painted: text, corners and borders too. Most views have no transform, and are not asked.
    let isPlain = scale.a == 1 && scale.d == 1 && scale.isUpright
    let looksLikeUIKit = !isPlain && context?.looksLikeUIKit == true
    if looksLikeUIKit || !scale.isUpright {
      turn = ViewPlacement.Turn(
        box: box, anchor: anchor, position: center, own: scale, element: elementID,
        isPaintedUnscaled: looksLikeUIKit)
      placed = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(scale)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    return ViewPlacement(
      transform: placed, alpha: alpha, clipBounds: clipsToBounds ? box : nil, turn: turn)
  }

  /// The part of `box` that is not clipped.
  package var shownBox: CGRect { box.insetBy(dx: hiddenMargin.width, dy: hiddenMargin.height) }

  /// Clips the content of a view that clips, or of which a margin is hidden, to the view's corners.
  func cutCorners(with pen: inout DrawingContext) {
    let radius = decoration.cornerRadius
    guard hiddenMargin != .zero || clipsToBounds && radius > 0 else { return }
    pen.cut(shownBox, cornerRadius: radius, corners: decoration.roundedCorners)
  }
}
