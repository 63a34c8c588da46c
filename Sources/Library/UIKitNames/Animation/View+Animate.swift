public import CollectionViews
public import Foundation
import LayoutGeometry
import ScrollPhysics

extension View {
  /// The options of an animation.
  ///
  /// UIKit counterpart: `UIView.AnimationOptions`. Every animation begins from what is shown, and none keeps the user
  /// from touching.
  public nonisolated struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside; they are in any case.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user touch during the animation; they can in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins from what is shown; every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats without an end, while the view is shown.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back as well; at the end the new values show.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow, fast, slow; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Takes no duration from an animation around; it has no effect.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Takes no curve from an animation around; it has no effect.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Takes no options from an animation around; it has no effect.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Fades from one content to another; it has no effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The control points of the curve.
    var curve: ScrollCurve {
      switch rawValue >> 16 & 3 {
      case 1: Self.curve(0.42, 0, 1, 1)
      case 2: Self.curve(0, 0, 0.58, 1)
      case 3: Self.curve(0, 0, 1, 1)
      default: .easeInOut
      }
    }

    /// The timing by these options.
    @MainActor func timing(delay: TimeInterval, duration: TimeInterval, course: AnimationTiming.Course? = nil)
      -> AnimationTiming
    {
      var timing = AnimationTiming(delay: delay, duration: duration, course: course ?? .curve(curve))
      if contains(.repeat) { timing.repeatCount = .infinity }
      timing.autoreverses = contains(.autoreverse)
      return timing
    }

    private static func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> ScrollCurve {
      ScrollCurve(
        duration: 0.3, firstControl: CGPoint(x: x1, y: y1), secondControl: CGPoint(x: x2, y: y2))
    }
  }

  /// Animates what a closure sets on views: frame, centre, bounds, transform, alpha, fill and content offsets.
  ///
  /// The time is the scene's own, so that a replay shows the same frames. A later animation of the same property
  /// takes over from what is shown. `completion` is called with true when the time is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.timing(delay: delay, duration: duration), animations, completion)
  }

  /// Animates what a closure sets on views by a spring, which settles within the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let course = AnimationTiming.Course.spring(damping: dampingRatio, velocity: velocity)
    run(options.timing(delay: delay, duration: duration, course: course), animations, completion)
  }

  /// Runs a closure whose changes are shown at once, also inside a block of animations, and changes of data too.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AmbientContext.latest.still(actionsWithoutAnimation)
  }

  /// Switches animations off for all that follows in the scene, or on again; default on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AmbientContext.latest.whenPresent { $0.areAnimationsOff = !enabled }
  }

  /// Runs the closure, and calls `completion` after the duration: a change of content is shown at once, which differs from
  /// UIKit.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(options.timing(delay: 0, duration: duration), { animations?() }, nil)
    afterTransition(of: duration, completion)
  }

  /// Calls a completion when the time of a transition is over.
  static func afterTransition(of duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let context = AmbientContext.latest.context, duration > 0 else { return completion(true) }
    context.after(duration.boundedTime) { completion(true) }
  }

  /// False while animations are switched off; default true.
  public static var areAnimationsEnabled: Bool { AmbientContext.latest.animates }

  /// The duration of the running block of animations, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AmbientContext.latest.animation?.timing.duration ?? 0
  }

  static func run(_ timing: AnimationTiming, _ body: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
    let context = AmbientContext.latest.context
    let isAnimated =
      context?.traits.reducesMotion != true && timing.total > 0 && AmbientContext.latest.animates
    let hasChanged = AmbientContext.latest.animate(isAnimated ? timing : nil, body)
    guard let completion else { return }
    guard let context, isAnimated, hasChanged else { return completion(true) }
    guard timing.total.isFinite else { return }
    context.after(max(timing.total, SceneClockTimes.shortest)) { completion(true) }
  }
}

/// The limits of times on the scene's clock.
nonisolated enum SceneClockTimes {
  /// The shortest time after which something is called, in seconds.
  static let shortest: TimeInterval = 0.001
}

extension ViewContext {
  /// Calls a closure once, a time from now on the scene's own clock, 0.001 s or more.
  func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    join(
      SceneTimer(every: max(delay, SceneClockTimes.shortest), repeats: false) { [weak self] timer in
        self?.leave(timer)
        body()
      })
  }
}
