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
