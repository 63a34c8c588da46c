import Foundation
import LayoutGeometry

/// A running animation of one property of a view: the distance from the new value that is still left.
///
/// The property itself has its new value at once. What is painted is that value plus what each running animation has
/// left of its own distance, so that a later animation takes over without a jump.
struct ViewAnimation: Sendable {
  /// A property that can be animated.
  enum Property: Sendable { case center, size, transform, alpha }

  let property: Property
  /// The former value less the new one, number by number.
  let distance: [CGFloat]
  let start: TimeInterval
  let timing: AnimationTiming

  /// The time at which the animation ends.
  var end: TimeInterval { start + timing.total }

  /// Returns the share of the distance that is left at a time.
  func rest(at time: TimeInterval) -> CGFloat { 1 - timing.progress(at: time - start) }
}

/// The properties of a view that animations change, at one time.
struct AnimatedLook {
  var center: CGPoint
  var size: CGSize
  var transform: CGAffineTransform
  var alpha: CGFloat

  mutating func add(_ animation: ViewAnimation, at time: TimeInterval) {
    let rest = animation.rest(at: time)
    guard rest != 0 else { return }
    let way = animation.distance.map { $0 * rest }
    switch animation.property {
    case .center: center = CGPoint(x: center.x + way[0], y: center.y + way[1])
    case .size: size = CGSize(width: size.width + way[0], height: size.height + way[1])
    case .transform:
      transform = CGAffineTransform(
        TransformParts(numbers: zip(TransformParts(transform).numbers, way).map(+)))
    case .alpha: alpha += way[0]
    }
  }

  /// Limits the values to what can be shown, once all animations have added their part.
  mutating func limit() {
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    alpha = min(max(alpha, 0), 1)
  }
}

extension View {
  /// Begins an animation of a property where a block of animations is running.
  final func animate(
    _ property: ViewAnimation.Property, from former: @autoclosure () -> [CGFloat],
    to value: @autoclosure () -> [CGFloat]
  ) {
    guard let block = AmbientContext.latest.animation, let context = measuringContext else { return }
    let distance = zip(former(), value()).map(-)
    guard distance.contains(where: { $0 != 0 }) else { return }
    attachments.animations.removeAll { $0.end <= context.now }
    let animation = ViewAnimation(
      property: property, distance: distance, start: context.now, timing: block.timing)
    attachments.animations.append(animation)
    block.hasChanged = true
    context.animate(until: animation.end)
  }

  /// Begins an animation of the transform: turns by the shorter way, and scales and moves meanwhile.
  final func animateTransform(from former: CGAffineTransform, to value: CGAffineTransform) {
    animate(
      .transform, from: TransformParts(former).turnedTowards(TransformParts(value)).numbers,
      to: TransformParts(value).numbers)
  }

  /// Replaces the view's properties by their animated values, and returns the properties; `nil` when nothing runs.
  final func presentAnimations() -> AnimatedLook? {
    guard !attachments.animations.isEmpty, let now = context?.now else { return nil }
    let running = attachments.animations.filter { $0.end > now }
    guard !running.isEmpty else { return nil }
    var look = AnimatedLook(center: placedCenter, size: bounds.size, transform: transform, alpha: alpha)
    for animation in running { look.add(animation, at: now) }
    look.limit()
    return exchange(look)
  }

  /// Ends all animations of the view at once.
  package final func removeAllAnimations() { attachments.animations.removeAll() }
}
