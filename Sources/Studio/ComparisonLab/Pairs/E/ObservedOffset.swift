import CollectionViews
import Foundation

/// A record of the previous offset, like key-value observing, which reports each change.
final class ObservedOffset: SingleValueState {
  struct State: Sendable {
    var old: CGPoint?
  }

  var state = State()
  /// Called with each comparison of the previous and the new offset.
  var tell: @MainActor (OffsetComparison) -> Void = { _ in }

  /// Sets the new offset.
  func offset(isNow new: CGPoint) {
    if let old = state.old, old != new { tell(OffsetComparison(old: old, new: new)) }
    state.old = new
  }
}
