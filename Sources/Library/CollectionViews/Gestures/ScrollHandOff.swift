/// The rule for a drag that reaches the edge of a scroll view inside another one on the same axis.
///
/// UIKit behaves as `onNextStroke`, undocumented. Under every rule the two views together never scroll further than
/// the pointer moves.
public nonisolated enum ScrollHandOff: String, Sendable, Hashable, CaseIterable {
  /// The inner view keeps the drag and overscrolls at its edge.
  case none
  /// The inner view keeps the drag, but the outer one gets a drag that begins at the edge and goes outward.
  ///
  /// This is the default.
  case onNextStroke
  /// The inner view stops at its edge, and the outer one takes the rest of the same drag.
  case continuous
}
