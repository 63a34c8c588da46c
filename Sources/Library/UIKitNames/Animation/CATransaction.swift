public import Foundation

/// A group of changes of layers; it has no effect, no layer animates by itself.
///
/// UIKit counterpart: `CATransaction`.
@preconcurrency @MainActor
public enum CATransaction {
  /// Begins a group; it has no effect.
  public static func begin() {}

  /// Ends a group; it has no effect.
  public static func commit() {}

  /// Applies the changes; it has no effect, they are.
  public static func flush() {}

  /// Keeps layers from animating by themselves; it has no effect, none does.
  public static func setDisableActions(_ flag: Bool) {}

  /// Sets the duration with which layers animate by themselves; it has no effect, none does.
  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Calls a closure when the animations of a group are over: not there.
  @available(*, unavailable, message: "Use the completion of UIView.animate, or that of performBatchUpdates.")
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
}
