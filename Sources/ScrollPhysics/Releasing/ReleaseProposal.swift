public import Foundation

/// What a release is about to do, shown to whoever may want another target.
///
/// UIKit counterpart: the arguments of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
public struct ReleaseProposal: Hashable, Sendable {
  /// Where the content was let go, in points.
  public var offset: CGFloat
  /// The content's velocity, in points per **millisecond**.
  public var velocity: CGFloat
  /// Where it would come to rest without stops, kept to the legal range.
  public var naturalStop: CGFloat
  /// The place chosen for it.
  public var target: CGFloat

  /// Creates a proposal.
  public init(offset: CGFloat, velocity: CGFloat, naturalStop: CGFloat, target: CGFloat) {
    self.offset = offset
    self.velocity = velocity
    self.naturalStop = naturalStop
    self.target = target
  }
}
