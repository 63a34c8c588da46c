import CollectionViews
public import Foundation
import ScrollPhysics

/// An animation that is prepared and then started.
///
/// UIKit counterpart: `UIViewPropertyAnimator`. It cannot be scrubbed or reversed; what a later animation sets takes
/// over from what is shown.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator {
  private let timing: AnimationTiming
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// True between the start and the end.
  public private(set) var isRunning = false

  /// Creates an animation with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    timing = AnimationTiming(duration: duration, course: .curve(curve.options.curve))
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    timing = AnimationTiming(duration: duration, course: .spring(damping: ratio, velocity: 0))
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation with a curve by its control points.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2).curve
    timing = AnimationTiming(duration: duration, course: .curve(curve))
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation with a curve or a spring; the closures are added.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    if let spring = parameters as? UISpringTimingParameters {
      timing = AnimationTiming(
        duration: duration, course: .spring(damping: spring.damping, velocity: spring.velocity))
    } else {
      let curve = (parameters as? UICubicTimingParameters)?.curve ?? .easeInOut
      timing = AnimationTiming(duration: duration, course: .curve(curve))
    }
  }

  /// True when the animation can be stopped; it has no effect, a later one takes over.
  public var isInterruptible = true
  /// True when the user can touch during the animation; it has no effect, they can in any case.
  public var isUserInteractionEnabled = true
  /// The duration in seconds.
  public var duration: TimeInterval { timing.duration }
  /// The delay in seconds before the animation: 0, as `startAnimation(afterDelay:)` has its own.
  public var delay: TimeInterval { 0 }
  /// Active while the animation runs.
  public var state: UIViewAnimatingState { isRunning ? .active : .inactive }

  /// The part of the animation that is over: not there.
  @available(*, unavailable, message: "An animation is not scrubbed: set the properties by the drag itself.")
  public var fractionComplete: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// Stops the animation where it is: not there.
  @available(*, unavailable, message: "A later animation takes over from what is shown: start that one.")
  public func stopAnimation(_ withoutFinishing: Bool) {}

  /// Pauses the animation: not there.
  @available(
    *, unavailable, message: "An animation is not paused: a later one takes over from what is shown."
  )
  public func pauseAnimation() {}

  /// Starts an animation at once, after a delay in seconds.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a closure that sets what is animated.
  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    var timing = timing
    timing.delay = max(0, delay.isFinite ? delay : 0)
    UIView.run(timing, { for animation in self.animations { animation() } }) { _ in
      self.isRunning = false
      for completion in self.completions { completion(.end) }
    }
  }
}

/// The state of an animation.
///
/// UIKit counterpart: `UIViewAnimatingState`.
public nonisolated enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// Not started, or over.
  case inactive
  /// Started.
  case active
  /// Stopped; it never is.
  case stopped
}

/// The position at which an animation ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end.
  case end
  /// At its beginning.
  case start
  /// Somewhere between.
  case current
}

extension UIView {
  /// The curve of an animation.
  ///
  /// UIKit counterpart: `UIView.AnimationCurve`.
  public nonisolated enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow, fast, slow.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
    case linear

    var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}
