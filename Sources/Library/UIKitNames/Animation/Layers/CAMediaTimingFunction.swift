public import Foundation
import LayoutGeometry
import ScrollPhysics
import UIKitBase

/// The course of an animation of a layer, by the control points of a curve.
///
/// UIKit counterpart: `CAMediaTimingFunction`.
@preconcurrency @MainActor
public final class CAMediaTimingFunction: NSObject {
  let curve: ScrollCurve

  /// Creates one of the usual curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from its control points; those along the time are limited to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func point(_ x: Float, _ y: Float) -> CGPoint {
      CGPoint(x: CGFloat(x).bounded(to: 0...1, or: 0), y: CGFloat(y).bounded(to: -10...10, or: 0))
    }
    curve = ScrollCurve(duration: 1, firstControl: point(c1x, c1y), secondControl: point(c2x, c2y))
  }
}

/// The name of a usual curve.
///
/// UIKit counterpart: `CAMediaTimingFunctionName`.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow, fast, slow.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve by which layers change on iOS by themselves.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before its beginning and after its end.
///
/// UIKit counterpart: `CAMediaTimingFillMode`.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
