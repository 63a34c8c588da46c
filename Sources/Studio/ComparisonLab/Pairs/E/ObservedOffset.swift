import CollectionViews
import Foundation

/// Keeps the offset before, as key-value observing does, and tells the difference to the offset now.
final class ObservedOffset: Remembering {
  struct State: Sendable {
    var old: CGPoint?
  }

  var state = State()
  /// Called with each difference.
  var tell: @MainActor (OldAndNew) -> Void = { _ in }

  /// Notes the offset now.
  func offset(isNow new: CGPoint) {
    if let old = state.old, old != new { tell(OldAndNew(old: old, new: new)) }
    state.old = new
  }
}
