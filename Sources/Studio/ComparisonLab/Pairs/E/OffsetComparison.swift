import CollectionViews
import Foundation

/// The direction between two offsets in article E's types: a case for each axis, without a tolerance.
nonisolated struct OffsetComparison: Sendable {
  /// The directions of the horizontal axis.
  enum HorizontalWord: Sendable {
    case none, lead, tail
  }

  /// The directions of the vertical axis.
  enum VerticalWord: Sendable {
    case none, top, bottom
  }

  /// The previous offset.
  let old: CGPoint
  /// The new offset.
  let new: CGPoint

  /// The direction on the horizontal axis.
  var horizontal: HorizontalWord { new.x < old.x ? .lead : new.x > old.x ? .tail : .none }
  /// The direction on the vertical axis.
  var vertical: VerticalWord { new.y < old.y ? .top : new.y > old.y ? .bottom : .none }
}

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
