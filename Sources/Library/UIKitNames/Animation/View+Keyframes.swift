public import CollectionViews
public import Foundation
import ScrollPhysics

extension View {
  /// The options of an animation by keyframes, of which each part runs at a constant speed.
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
    /// Repeats without an end, while the view is shown.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs back as well; at the end the new values show.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
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
    // The bits of repeating are the same in both kinds of options.
    let timing = AnimationOptions(rawValue: options.rawValue & 24).union(.curveLinear)
    run(timing.timing(delay: delay, duration: duration), animations, completion)
  }

  /// Adds what is set during a part of an animation by keyframes: its start and its duration are 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AmbientContext.latest.animation else { return animations() }
    let part = block.timing.part(from: frameStartTime, for: frameDuration)
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

  /// Repeats what a closure animates inside a block of animations, each time back as well if told so.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AmbientContext.latest.animation else { return animations() }
    var timing = block.timing
    timing.repeatCount = count > 0 ? Double(count) : 1
    timing.autoreverses = autoreverses
    if AmbientContext.latest.animate(timing, animations) { block.hasChanged = true }
  }
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
  /// Leaves both views of a transition from one to the other where they are, and hides the former.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the scene that was called last, in seconds since it began; 0 before the first.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval { AmbientContext.latest.context?.now ?? 0 }
