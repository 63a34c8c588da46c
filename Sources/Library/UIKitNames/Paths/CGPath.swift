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
