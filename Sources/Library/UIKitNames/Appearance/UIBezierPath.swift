public import Foundation
import LayoutGeometry

/// A path: what a layer's `shadowPath` takes, where it has no effect; paths are not painted.
///
/// UIKit counterpart: `UIBezierPath`.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var parts: CGPath

  /// Creates an empty path.
  public override init() { parts = CGPath(rect: .null) }

  /// Creates a path around a rectangle.
  public init(rect: CGRect) { parts = CGPath(rect: rect) }

  /// Creates a path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { parts = CGPath(rect: rect) }

  /// Creates a path around a rectangle of which some corners are round.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    parts = CGPath(rect: rect)
  }

  /// Creates the path of an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { parts = CGPath(rect: rect) }

  /// Creates the path of a part of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    parts = CGPath(
      rect: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
  }

  /// The path.
  public var cgPath: CGPath { parts }
  /// The rectangle around the path.
  public var bounds: CGRect { parts.boundingBox }
  /// The width of the line; it has no effect, paths are not painted.
  open var lineWidth: CGFloat = 1

  /// Begins a line at a point.
  open func move(to point: CGPoint) { extend(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { extend(to: point) }

  /// Adds a curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    extend(to: endPoint)
  }

  /// Adds a curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { extend(to: endPoint) }

  /// Closes the line.
  open func close() {}

  private func extend(to point: CGPoint) {
    parts = CGPath(rect: parts.boundingBox.union(CGRect(origin: point, size: .zero)))
  }

  /// Paints the path: not there.
  @available(
    *, unavailable, message: "Paths are not painted: use views with corners and borders, or an SVG picture."
  )
  open func stroke() {}

  /// Paints what is inside the path: not there.
  @available(
    *, unavailable, message: "Paths are not painted: use views with corners and borders, or an SVG picture."
  )
  open func fill() {}

  /// Lets the path cut what is painted: not there.
  @available(*, unavailable, message: "Paths are not painted: use clipsToBounds and a corner radius.")
  open func addClip() {}
}

/// A path as a value: what a layer's `shadowPath` takes, where it has no effect.
///
/// UIKit counterpart: `CGPath`.
public nonisolated struct CGPath: Sendable, Hashable {
  /// The rectangle around the path.
  public let boundingBox: CGRect

  init(rect: CGRect) { boundingBox = rect }

  /// Creates a path around a rectangle.
  public init(rect: CGRect, transform: Any?) { boundingBox = rect }

  /// Creates a path around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Any?) {
    boundingBox = rect
  }

  /// Returns true for a point in the rectangle around the path.
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
}

/// A set of the corners of a rectangle.
///
/// UIKit counterpart: `UIRectCorner`.
public nonisolated struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left corner at the top.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The right corner at the top.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The left corner at the bottom.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The right corner at the bottom.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
