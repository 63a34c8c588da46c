/// A block of animations that is running: what is set on views until it ends, is animated.
@MainActor
package final class AnimationBlock {
  /// The timing of the animations of the block.
  package let timing: AnimationTiming
  /// The driver of the animations; `nil` where time alone does it.
  let driver: AnimationDriver?
  /// True once the block has begun an animation.
  package var hasChanged = false

  /// Creates a block.
  package init(_ timing: AnimationTiming, _ driver: AnimationDriver? = nil) {
    self.timing = timing
    self.driver = driver
  }
}

extension AmbientContext {
  /// Runs a closure, and animates what it sets on views; `nil` sets it at once.
  ///
  /// Inside a block with a driver that drives the inner block too.
  @discardableResult
  package func animate(
    _ timing: AnimationTiming?, by driver: AnimationDriver? = nil, _ body: () -> Void
  ) -> Bool {
    let outer = animation
    defer { animation = outer }
    let block = animates ? timing.map { AnimationBlock($0, driver ?? outer?.driver) } : nil
    animation = block
    body()
    return block?.hasChanged ?? false
  }

  /// False while the program has switched animations off.
  package var animates: Bool { stills == 0 && context?.areAnimationsOff != true }

  /// Runs a closure in which nothing is animated, no change of data either.
  package func still(_ body: () -> Void) {
    stills += 1
    defer { stills -= 1 }
    withoutAnimation(body)
  }

  /// Runs a closure outside of any block of animations.
  func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let outer = animation
    animation = nil
    defer { animation = outer }
    return body()
  }
}
