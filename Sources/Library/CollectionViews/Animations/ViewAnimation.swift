import Foundation
import LayoutGeometry

/// A running animation of one property of a view: the distance from the new value that is still left.
///
/// The property itself has its new value at once. What is painted is that value plus what each running animation has
/// left of its own distance, so that a later animation takes over without a jump.
struct ViewAnimation: Sendable {
  /// A property that can be animated, with its former value less the new one.
  enum Distance: Sendable {
    case center(CGPoint)
    case size(CGSize)
    case transform(TransformParts)
    case alpha(CGFloat)
    /// The channels of the fill; `base` is the new fill, where there is none the clear form of the former one.
    case fill(SIMD8<Double>, base: DynamicColor)

    /// Returns the sum with another distance taken a number of times; `nil` for one of another property.
    func adding(_ other: Distance, times count: CGFloat = 1) -> Distance? {
      switch (self, other) {
      case (.center(let one), .center(let two)):
        return .center(CGPoint(x: one.x + two.x * count, y: one.y + two.y * count))
      case (.size(let one), .size(let two)):
        return .size(CGSize(width: one.width + two.width * count, height: one.height + two.height * count))
      case (.transform(let one), .transform(let two)): return .transform(one.adding(two, times: count))
      case (.alpha(let one), .alpha(let two)): return .alpha(one + two * count)
      case (.fill(let one, let base), .fill(let two, _)): return .fill(one + two * Double(count), base: base)
      default: return nil
      }
    }
  }

  var distance: Distance
  let start: TimeInterval
  let timing: AnimationTiming
  /// The driver of the animation; `nil` where time alone does it.
  var driver: AnimationDriver?

  /// The time at which the animation ends by itself; infinite where it repeats without an end or a driver ends it.
  var end: TimeInterval { driver == nil ? start + timing.total : .infinity }

  /// True for an animation that repeats without an end.
  var isEndless: Bool { driver == nil && !timing.total.isFinite }

  /// Returns the share of the distance that is left at a time.
  func rest(at time: TimeInterval) -> CGFloat {
    1 - (driver.map { timing.progress(inRun: $0.progress(at: time)) } ?? timing.progress(at: time - start))
  }
}

extension View {
  /// Begins an animation of the centre where a block of animations is running.
  final func animateCenter(from former: CGPoint, to value: CGPoint) {
    if former != value { animate(.center(CGPoint(x: former.x - value.x, y: former.y - value.y))) }
  }

  /// Begins an animation of the size where a block of animations is running.
  final func animateSize(from former: CGSize, to value: CGSize) {
    guard former != value else { return }
    animate(.size(CGSize(width: former.width - value.width, height: former.height - value.height)))
  }

  /// Begins an animation of the opacity where a block of animations is running.
  final func animateAlpha(from former: CGFloat, to value: CGFloat) {
    if former != value { animate(.alpha(former - value)) }
  }

  /// Begins an animation of the transform: turns by the shorter way, and scales and moves meanwhile.
  final func animateTransform(from former: CGAffineTransform, to value: CGAffineTransform) {
    guard former != value else { return }
    let parts = TransformParts(value)
    animate(.transform(TransformParts(former).turnedTowards(parts).adding(parts, times: -1)))
  }

  /// Begins an animation of the fill where a block of animations is running.
  final func animateFill(from former: DynamicColor?, to value: DynamicColor?) {
    guard AmbientContext.latest.animation != nil, former != value else { return }
    // A fill that comes or goes keeps its colour, and not its opacity.
    let start = former ?? value?.withOpacity(0) ?? .clear
    let end = value ?? former?.withOpacity(0) ?? .clear
    animate(.fill(SIMD8(start) - SIMD8(end), base: end))
  }

  private final func animate(_ distance: @autoclosure () -> ViewAnimation.Distance) {
    guard let block = AmbientContext.latest.animation, let context = measuringContext else { return }
    var distance = distance()
    // What repeats without an end gives way to a later animation, which begins from what is shown.
    attachments.animations.removeAll { running in
      guard running.end > context.now else { return true }
      guard running.isEndless, running.start != context.now,
        let sum = distance.adding(running.distance, times: running.rest(at: context.now))
      else { return false }
      distance = sum
      return true
    }
    var animation = ViewAnimation(
      distance: distance, start: context.now, timing: block.timing, driver: block.driver)
    block.hasChanged = true
    block.driver?.add(self)
    context.animate(until: animation.end.isFinite ? animation.end : context.now + Self.nextLook)
    // A layout may place a view several times, as for measuring it: the ways add up to one.
    for index in attachments.animations.indices {
      let other = attachments.animations[index]
      guard other.start == animation.start, other.timing == animation.timing,
        other.driver === animation.driver, let sum = other.distance.adding(animation.distance)
      else { continue }
      animation.distance = sum
      return attachments.animations[index] = animation
    }
    attachments.animations.append(animation)
  }

  /// The time until which a view that repeats an animation without an end asks for frames, in seconds from each frame.
  ///
  /// One that is not painted any more asks for none.
  private static let nextLook: TimeInterval = 0.1

  /// True while an animation changes how the view is painted, also one that holds its last value.
  package final var isAnimated: Bool {
    guard attachments.lookAnimator == nil else { return true }
    return attachments.animations.contains { $0.end > context?.now ?? 0 }
  }

  /// Replaces the view's properties by their animated values, and returns the properties; `nil` when nothing runs.
  final func presentAnimations() -> AnimatedLook? {
    guard !attachments.animations.isEmpty || attachments.lookAnimator != nil, let now = context?.now else {
      return nil
    }
    var look = AnimatedLook(center: placedCenter, size: bounds.size, transform: transform, alpha: alpha)
    var isRunning = false
    for animation in attachments.animations where animation.end > now {
      if case .fill = animation.distance, look.decoration == nil { look.decoration = decoration }
      look.add(animation, at: now)
      isRunning = true
      if animation.isEndless { context?.animate(until: now + Self.nextLook) }
    }
    switch attachments.lookAnimator?.change(&look, of: self, at: now) {
    case .moving?:
      isRunning = true
      context?.animate(until: now + Self.nextLook)
    case .still?: isRunning = true
    case .none?, nil: break
    }
    guard isRunning else {
      attachments.animations = []
      return nil
    }
    look.limit()
    let model = exchange(look)
    viewState.restingSize = model.size
    return model
  }

  /// Restores the properties that `presentAnimations()` returned.
  final func endPresenting(_ model: AnimatedLook) {
    viewState.restingSize = nil
    _ = exchange(model)
  }

  /// Ends all animations of the view at once.
  package final func removeAllAnimations() {
    if !attachments.animations.isEmpty { attachments.animations = [] }
  }

  /// Ends all animations of the view and of everything inside at once.
  final func removeAllAnimationsThroughout() {
    removeAllAnimations()
    for view in subviews { view.removeAllAnimationsThroughout() }
  }
}
