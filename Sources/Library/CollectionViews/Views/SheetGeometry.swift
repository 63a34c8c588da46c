import Foundation
import LayoutGeometry
import ScreenInterface

/// The sheet on which a turned view is painted before it is projected: as large as the view will be in the window, or, as
/// UIKit does, as large as it is without its transform.
struct SheetGeometry {
  /// The farthest that anything outside the view is painted, in points of the sheet.
  private static let reach: CGFloat = 1000
  private static let scales: ClosedRange<CGFloat> = 1 / 16...16

  /// The transform from the view's own coordinates to the sheet's.
  let transform: CGAffineTransform
  /// The part of the sheet that may be painted on.
  let bounds: CGRect

  /// The transform from the sheet to the window, counted from the place of the view's corner before its transform.
  private let projection: CGAffineTransform
  private let corner: CGPoint

  /// Creates the sheet of a view in another one that is upright in the window.
  init(_ turn: ViewPlacement.Turn, in outer: CGAffineTransform) {
    let origin = turn.box.origin
    let way = CGPoint(x: turn.anchor.x - origin.x, y: turn.anchor.y - origin.y)
    let anchor = turn.position.applying(outer)
    // The corner counts for itself: all else is the same wherever the view is.
    corner = CGPoint(x: anchor.x - outer.a * way.x, y: anchor.y - outer.d * way.y)
    let linear = turn.own.concatenating(CGAffineTransform(scaleX: outer.a, y: outer.d))
    let isUnscaled = turn.isPaintedUnscaled
    let scaleX = isUnscaled ? 1 : hypot(linear.a, linear.b).bounded(to: Self.scales, or: 1)
    let scaleY = isUnscaled ? 1 : hypot(linear.c, linear.d).bounded(to: Self.scales, or: 1)
    transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: -scaleX * origin.x, ty: -scaleY * origin.y)
    bounds = turn.box.applying(transform).insetBy(dx: -Self.reach, dy: -Self.reach)
    projection = CGAffineTransform(scaleX: 1 / scaleX, y: 1 / scaleY)
      .concatenating(CGAffineTransform(translationX: -way.x, y: -way.y)).concatenating(linear)
      .concatenating(CGAffineTransform(translationX: outer.a * way.x, y: outer.d * way.y))
  }

  /// Returns the painted part of the sheet and its frame in the window; `nil` where nothing is seen.
  func list(of commands: [DrawCommand]) -> (list: ProjectedList, frame: CGRect)? {
    let painted = commands.reduce(CGRect.null) { $0.union($1.paintedArea) }.intersection(bounds)
    guard !painted.isNull, !painted.isEmpty else { return nil }
    let sheet = Self.whole(painted)
    let moved = CGAffineTransform(translationX: sheet.minX, y: sheet.minY).concatenating(projection)
    let size = CGRect(origin: .zero, size: sheet.size)
    guard size.corners.allSatisfy({ moved.depth(of: $0) > 0.01 }) else { return nil }
    let frame = Self.whole(size.applying(moved))
    guard frame.width.bounded == frame.width, frame.height.bounded == frame.height else { return nil }
    let list = ProjectedList(
      commands: commands.map { $0.shifted(by: CGPoint(x: -sheet.minX, y: -sheet.minY)) }, size: sheet.size,
      projection: moved.concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY)))
    return (list, frame.offsetBy(dx: corner.x, dy: corner.y))
  }

  /// Returns the whole points that a rectangle touches, but for an error of rounding.
  private static func whole(_ rect: CGRect) -> CGRect {
    let (left, top) = ((rect.minX + 1e-6).rounded(.down), (rect.minY + 1e-6).rounded(.down))
    return CGRect(
      x: left, y: top, width: (rect.maxX - 1e-6).rounded(.up) - left,
      height: (rect.maxY - 1e-6).rounded(.up) - top)
  }
}
