public import Foundation
import ScrollPhysics

/// The course of an animation: a curve or a spring.
///
/// UIKit counterpart: `UITimingCurveProvider`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {}

/// A curve by its control points.
///
/// UIKit counterpart: `UICubicTimingParameters`.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  let curve: ScrollCurve

  /// Creates one of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) { self.curve = curve.options.curve }

  /// Creates a curve from its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = ScrollCurve(duration: 0.3, firstControl: point1, secondControl: point2)
  }
}

/// A spring.
///
/// UIKit counterpart: `UISpringTimingParameters`.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  let damping: CGFloat
  let velocity: CGFloat

  /// Creates a spring; 1 is the damping without overshoot, and the horizontal velocity counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    damping = ratio
    self.velocity = velocity.dx
  }

  /// Creates a spring by its physics; it takes the animator's duration, which differs from UIKit.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (max(0, stiffness) * max(0, mass)).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }
}
