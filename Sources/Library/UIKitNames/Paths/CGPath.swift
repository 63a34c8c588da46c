public import Foundation
import LayoutGeometry
import ScreenInterface

/// A path of lines and curves, which a `CAShapeLayer` paints.
///
/// UIKit counterpart: `CGPath`.
public nonisolated class CGPath: Hashable {
  var parts: PathParts

  init(_ parts: PathParts) { self.parts = parts }

  /// Creates a path around a rectangle; the transform has no effect.
  public convenience init(rect: CGRect, transform: Any?) {
    self.init(PathParts.rect(rect))
  }

  /// Creates the path of an ellipse in a rectangle; the transform has no effect.
  public convenience init(ellipseIn rect: CGRect, transform: Any?) {
    self.init(PathParts.ellipse(in: rect))
  }

  /// Creates a path around a rectangle with round corners; the transform has no effect.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Any?
  ) {
    self.init(PathParts.rect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)))
  }

  /// The rectangle around the points and the control points of the path.
  public final var boundingBox: CGRect { parts.controlBounds }
  /// The rectangle around the path.
  public final var boundingBoxOfPath: CGRect { parts.bounds }
  /// True for a path without points.
  public final var isEmpty: Bool { parts.steps.isEmpty }
  /// The point at which the path goes on.
  public final var currentPoint: CGPoint { parts.current ?? .zero }

  /// Returns true for a point inside the path, by its winding.
  public final func contains(_ point: CGPoint) -> Bool { parts.contains(point, isEvenOdd: false) }

  /// Returns a copy.
  public final func copy() -> CGPath? { CGPath(parts) }

  /// Returns true for paths of the same lines and curves.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.parts == right.parts }

  /// Hashes the lines and curves.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A path to which lines and curves are added.
///
/// UIKit counterpart: `CGMutablePath`. What is added takes no transform.
public final nonisolated class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(PathParts()) }

  /// Begins a line at a point.
  public func move(to point: CGPoint) { parts.move(to: point) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { parts.line(to: point) }

  /// Adds a line through points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds a curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    parts.curve(to: end, control1, control2)
  }

  /// Adds a curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { parts.curve(to: end, control) }

  /// Adds a part of a circle; `clockwise` counts with the y axis upwards, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    parts.arc(around: center, radius, from: startAngle, to: endAngle, isForward: !clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { parts.append(.rect(rect)) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a part of a circle; a positive `delta` turns clockwise on the screen, in radians.
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    parts.arc(
      around: center, radius, from: startAngle, to: startAngle + delta, isForward: delta >= 0)
  }

  /// Adds an arc that touches the line to the first point and the one from there to the second.
  ///
  /// A line leads to the arc, which is left out where the lines make no corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let corner = tangent1End
    let (from, to) = (currentPoint - corner, tangent2End - corner)
    let (fromLength, toLength) = (hypot(from.x, from.y), hypot(to.x, to.y))
    let (cross, dot) = (from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    guard radius > 0, fromLength > 0, toLength > 0, abs(cross) > 1e-6 * fromLength * toLength else {
      return addLine(to: corner)
    }
    let half = abs(atan2(cross, dot)) / 2
    let (begin, end) = (from * (radius / tan(half) / fromLength), to * (radius / tan(half) / toLength))
    let inward = (begin + end) * (1 / (2 * cos(half) * cos(half)))
    let center = corner + inward
    func angle(_ point: CGPoint) -> CGFloat { atan2(point.y - inward.y, point.x - inward.x) }
    parts.arc(around: center, radius, from: angle(begin), to: angle(end), isForward: cross < 0)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { parts.append(.ellipse(in: rect)) }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    parts.append(.rect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)))
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { parts.append(path.parts) }

  /// Closes the line.
  public func closeSubpath() { parts.close() }
}
