/// A block of animations that is running: what is set on views until it ends, is animated.
@MainActor
package final class AnimationBlock {
  /// The timing of the animations of the block.
  package let timing: AnimationTiming
  /// True once the block has begun an animation.
  package var hasChanged = false

  /// Creates a block.
  package init(_ timing: AnimationTiming) { self.timing = timing }
}

extension AmbientContext {
  /// Runs a closure, and animates what it sets on views; `nil` sets it at once.
  @discardableResult
  package func animate(_ timing: AnimationTiming?, _ body: () -> Void) -> Bool {
    let outer = animation
    defer { animation = outer }
    let block = timing.map { AnimationBlock($0) }
    animation = block
    body()
    return block?.hasChanged ?? false
  }

  /// Runs a closure outside of any block of animations.
  func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let outer = animation
    animation = nil
    defer { animation = outer }
    return body()
  }
}
