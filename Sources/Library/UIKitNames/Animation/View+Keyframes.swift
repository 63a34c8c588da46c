public import CollectionViews
public import Foundation
import ScrollPhysics

extension View {
  /// The options of an animation by keyframes; they have no effect, each part runs at a constant speed.
  ///
  /// UIKit counterpart: `UIView.KeyframeAnimationOptions`.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets the user touch during the animation; they can in any case.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begins from what is shown; every animation does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats without an end; it has no effect, the animation runs once.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Straight ways between the keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Smooth ways through the keyframes; it has no effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1024)
    /// The same speed in every part; it has no effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
  }

  /// Animates what the keyframes set that a closure adds by `addKeyframe`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let course = AnimationTiming.Course.curve(AnimationOptions.curveLinear.curve)
    run(AnimationTiming(delay: delay, duration: duration, course: course), animations, completion)
  }

  /// Adds what is set during a part of an animation by keyframes: its start and its duration are 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AmbientContext.latest.animation else { return animations() }
    let whole = block.timing
    let part = AnimationTiming(
      delay: whole.delay + frameStartTime * whole.duration, duration: frameDuration * whole.duration,
      course: whole.course)
    if AmbientContext.latest.animate(part, animations) { block.hasChanged = true }
  }

  /// Animates what a closure sets on views by a spring of a duration; a bounce of 0 does not overshoot, 1 swings on.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
      completion: completion)
  }

  /// Switches animations off for all that follows: not there.
  @available(*, unavailable, message: "Wrap what is not animated in UIView.performWithoutAnimation.")
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Repeats animations: not there.
  @available(*, unavailable, message: "An animation runs once: begin it anew in its completion.")
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {}
}

extension View.AnimationOptions {
  /// Turns from one content to another; it has no effect.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// Turns from one content to another; it has no effect.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// Turns from one content to another; it has no effect.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// Turns from one content to another; it has no effect.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
  /// Shows the former views again; it has no effect.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the scene that was called last, in seconds since it began; 0 before the first.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { AmbientContext.latest.context?.now ?? 0 }
