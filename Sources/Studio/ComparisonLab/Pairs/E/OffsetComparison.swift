import Foundation

/// The direction between two offsets as article E types it: a word for each axis, and no width of tolerance.
nonisolated struct OffsetComparison: Sendable {
  /// The words of the horizontal axis.
  enum HorizontalWord: Sendable {
    case none, lead, tail
  }

  /// The words of the vertical axis.
  enum VerticalWord: Sendable {
    case none, top, bottom
  }

  /// The offset before.
  let old: CGPoint
  /// The offset now.
  let new: CGPoint

  /// The direction on the horizontal axis.
  var horizontal: HorizontalWord { new.x < old.x ? .lead : new.x > old.x ? .tail : .none }
  /// The direction on the vertical axis.
  var vertical: VerticalWord { new.y < old.y ? .top : new.y > old.y ? .bottom : .none }
}
