public import Foundation
import LayoutGeometry

/// A path of lines and curves, which a `CAShapeLayer` paints.
///
/// UIKit counterpart: `UIBezierPath`.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var parts = PathParts()

  /// Creates an empty path.
  public override init() {}

  /// Creates a path around a rectangle.
  public init(rect: CGRect) { parts = .rect(rect) }

  /// Creates a path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    parts = .rect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path around a rectangle of which some corners are round.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let round: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    parts = .rect(rect, radii: cornerRadii, corners: round.map { corners.contains($0) })
  }

  /// Creates the path of an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { parts = .ellipse(in: rect) }

  /// Creates the path of a part of a circle; angles count clockwise from the right, in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path of the same lines and curves.
  public init(cgPath: CGPath) { parts = cgPath.parts }

  /// The lines and curves.
  public var cgPath: CGPath {
    get { CGPath(parts) }
    set { parts = newValue.parts }
  }

  /// The rectangle around the path.
  public var bounds: CGRect { parts.bounds }
  /// True for a path without points.
  public var isEmpty: Bool { parts.steps.isEmpty }
  /// The point at which the path goes on.
  public var currentPoint: CGPoint { parts.current ?? .zero }
  /// True where a part inside another one is a hole for `contains(_:)`; default false.
  open var usesEvenOddFillRule = false
  /// The width of the line; it has no effect, a layer has its own.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends; it has no effect, a layer has its own.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners; it has no effect, a layer has its own.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed corners; it has no effect.
  open var miterLimit: CGFloat = 10

  /// Begins a line at a point.
  open func move(to point: CGPoint) { parts.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { parts.line(to: point) }

  /// Adds a curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    parts.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    parts.curve(to: endPoint, controlPoint)
  }

  /// Adds a part of a circle, with a line to its beginning; angles count clockwise from the right, in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    parts.arc(around: center, radius, from: startAngle, to: endAngle, isForward: clockwise)
  }

  /// Closes the line.
  open func close() { parts.close() }

  /// Removes everything.
  open func removeAllPoints() { parts.removeAll() }

  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { parts.append(bezierPath.parts) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { parts = parts.applying { $0.applying(transform) } }

  /// Returns true for a point inside the path.
  open func contains(_ point: CGPoint) -> Bool { parts.contains(point, isEvenOdd: usesEvenOddFillRule) }

  /// Paints the path: not there.
  @available(
    *, unavailable, message: "There is no CGContext: give a CAShapeLayer the cgPath, or show an SVG picture."
  )
  open func stroke() {}

  /// Paints what is inside the path: not there.
  @available(
    *, unavailable, message: "There is no CGContext: give a CAShapeLayer the cgPath, or show an SVG picture."
  )
  open func fill() {}

  /// Lets the path cut what is painted: not there.
  @available(*, unavailable, message: "Paths cut nothing: use clipsToBounds and a corner radius.")
  open func addClip() {}
}

/// The shape of the ends of a line.
///
/// UIKit counterpart: `CGLineCap`.
public nonisolated enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut at the end, rounded about it, or cut half the width behind it.
  case butt, round, square
}

/// The shape of the corners of a line.
///
/// UIKit counterpart: `CGLineJoin`.
public nonisolated enum CGLineJoin: Int32, Sendable, Hashable {
  /// Pointed, round or cut.
  case miter, round, bevel
}
