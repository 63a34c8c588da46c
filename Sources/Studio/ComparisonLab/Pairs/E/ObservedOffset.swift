import CollectionViews
import Foundation

/// Keeps the offset before, as key-value observing does, and tells the difference to the offset now.
final class ObservedOffset: SingleValueState {
  struct State: Sendable {
    var old: CGPoint?
  }

  var state = State()
  /// Called with each difference.
  var tell: @MainActor (OffsetComparison) -> Void = { _ in }

  /// Notes the offset now.
  func offset(isNow new: CGPoint) {
    if let old = state.old, old != new { tell(OffsetComparison(old: old, new: new)) }
    state.old = new
  }
}
