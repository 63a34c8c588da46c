import CollectionViews
public import Foundation
import ScrollPhysics

/// An animation that is prepared, started, paused, scrubbed, turned back and stopped.
///
/// UIKit counterpart: `UIViewPropertyAnimator`. Content offsets that it sets are scrolled to in its time, whatever becomes
/// of it. After its end it has no animations any more.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator {
  private struct Part {
    var delayFactor: CGFloat
    var body: () -> Void
  }

  private let timing: AnimationTiming
  private var parts: [Part] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var driver: AnimationDriver?
  /// The number of times that the animation was started, held or stopped: what waits for the end of a former one is void.
  private var changes = 0

  /// Active from the start, or the first scrubbing, to the end.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True when the animation runs back to its beginning; default false.
  public var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { goOn(timing, in: nil) } }
  }
  /// True when the animation is held at its end instead of ending; default false.
  public var pausesOnCompletion = false
  /// True when `fractionComplete` is the share of the way, false when it is that of the time; default true.
  public var scrubsLinearly = true
  /// True when the animation can be stopped; it has no effect, it can.
  public var isInterruptible = true
  /// True when the user can touch during the animation; it has no effect, they can in any case.
  public var isUserInteractionEnabled = true

  private init(_ timing: AnimationTiming, _ animations: (() -> Void)?) {
    self.timing = timing
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(AnimationTiming(duration: duration, course: .curve(curve.options.curve)), animations)
  }

  /// Creates an animation with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let course = AnimationTiming.Course.spring(damping: ratio, velocity: 0)
    self.init(AnimationTiming(duration: duration, course: course), animations)
  }

  /// Creates an animation with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(AnimationTiming(duration: duration, course: Self.course(curve)), animations)
  }

  /// Creates an animation with a curve or a spring; the closures are added.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(AnimationTiming(duration: duration, course: Self.course(parameters)), nil)
  }

  private static func course(_ parameters: any UITimingCurveProvider) -> AnimationTiming.Course {
    if let spring = parameters as? UISpringTimingParameters {
      return .spring(damping: spring.damping, velocity: spring.velocity)
    }
    return .curve((parameters as? UICubicTimingParameters)?.curve ?? .easeInOut)
  }

  /// Starts an animation at once, after a delay in seconds.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let course = AnimationTiming.Course.curve(options.curve)
    let animator = UIViewPropertyAnimator(AnimationTiming(duration: duration, course: course), animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// The duration in seconds.
  public var duration: TimeInterval { timing.duration }
  /// The delay in seconds before the animation: 0, as `startAnimation(afterDelay:)` has its own.
  public var delay: TimeInterval { 0 }
  /// True while time moves the animation.
  public var isRunning: Bool { state == .active && driver?.isHeld == false }

  private var now: TimeInterval { AmbientContext.latest.context?.now ?? 0 }

  /// The part of the animation that is over, 0…1; setting it pauses the animation there.
  public var fractionComplete: CGFloat {
    get { driver?.fraction(at: now) ?? 0 }
    set {
      guard state != .stopped else { return }
      begin()
      let share = newValue.bounded(to: 0...1, or: 0)
      hold(
        at: scrubsLinearly ? share : timing.progress(at: timing.duration * Double(share)), fraction: share)
    }
  }

  // MARK: Closures

  /// Adds a closure that sets what is animated; while the animation runs, in the rest of its time.
  public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a closure that sets what is animated after a part of the time that is left, 0…1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let part = Part(delayFactor: delayFactor.bounded(to: 0...1, or: 0), body: animation)
    if state == .active { run(part) } else { parts.append(part) }
  }

  /// Adds a closure that is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts the animation, or goes on with it.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds, or goes on with it.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    var timing = timing
    timing.delay = delay.boundedTime
    begin()
    goOn(timing, in: nil)
  }

  /// Holds the animation where it is.
  public func pauseAnimation() {
    guard state != .stopped else { return }
    begin()
    guard let driver else { return }
    let progress = driver.progress(at: now)
    hold(at: progress, fraction: scrubsLinearly ? progress : driver.fraction(at: now))
  }

  /// Goes on with a paused animation, with another course, in a part of its duration; 0 for the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    var timing = timing
    if let parameters { timing.course = Self.course(parameters) }
    let factor = durationFactor.isFinite ? max(0, durationFactor) : 0
    goOn(timing, in: factor > 0 ? duration * Double(factor) : nil)
  }

  /// Stops the animation where it is; without finishing it calls no completion.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let driver else { return }
    hold(at: driver.progress(at: now), fraction: driver.fraction(at: now))
    state = .stopped
    if withoutFinishing { end(at: .current, isTold: false) }
  }

  /// Ends a stopped animation: what it animates is at its beginning, at its end, or where it stopped.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition, isTold: true)
  }

  /// Sets what the closures set, and holds it at the beginning.
  private func begin() {
    guard state == .inactive else { return }
    state = .active
    driver = AnimationDriver()
    let parts = parts
    self.parts = []
    for part in parts { run(part) }
  }

  private func run(_ part: Part) {
    let done = Double(driver.map { $0.progress(at: now) }?.bounded(to: 0...1, or: 0) ?? 0)
    let start = done + (1 - done) * Double(part.delayFactor)
    AmbientContext.latest.animate(timing.part(from: start, for: 1 - start), by: driver, part.body)
  }

  private func hold(at progress: CGFloat, fraction: CGFloat) {
    changes += 1
    driver?.hold(at: progress, fraction: fraction)
    if let context = AmbientContext.latest.context {
      context.animate(until: context.now + SceneClockTimes.shortest)
    }
  }

  /// Goes on to the end in a time, by default in what is left of the duration.
  private func goOn(_ timing: AnimationTiming, in time: TimeInterval?) {
    guard let driver else { return }
    changes += 1
    let left = isReversed ? driver.fraction(at: now) : 1 - driver.fraction(at: now)
    let target: CGFloat = isReversed ? 0 : 1
    var timing = timing
    timing.duration = time ?? timing.duration * Double(left.bounded(to: 0...1, or: 0))
    let context = AmbientContext.latest.context
    guard let context, context.traits.reducesMotion != true, context.areAnimationsOff != true else {
      driver.hold(at: target, fraction: target)
      return complete()
    }
    driver.run(to: target, at: context.now, timing)
    context.animate(until: context.now + timing.total)
    let change = changes
    context.after(timing.total) { [self] in if changes == change { complete() } }
  }

  private func complete() {
    if pausesOnCompletion { return hold(at: isReversed ? 0 : 1, fraction: isReversed ? 0 : 1) }
    end(at: isReversed ? .start : .end, isTold: true)
  }

  private func end(at position: UIViewAnimatingPosition, isTold: Bool) {
    switch position {
    case .start: driver?.end(at: 0)
    case .end: driver?.end(at: 1)
    case .current: driver?.end(at: driver?.progress(at: now) ?? 1)
    }
    (driver, state) = (nil, .inactive)
    changes += 1
    let completions = completions
    self.completions = []
    if isTold { for completion in completions { completion(position) } }
  }
}
