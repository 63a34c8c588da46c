package import Foundation

/// The proposed target of a release, which a delegate or a closure may replace.
///
/// UIKit counterpart: the arguments of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
package struct ReleaseProposal: Hashable, Sendable {
  /// The offset at which the content was released, in points.
  package var offset: CGFloat
  /// The content's velocity, in points per **millisecond**.
  package var velocity: CGFloat
  /// The offset at which it would rest without snap points, limited to the legal range.
  package var naturalStop: CGFloat
  /// The proposed rest offset.
  package var target: CGFloat

  /// Creates a proposal.
  package init(offset: CGFloat, velocity: CGFloat, naturalStop: CGFloat, target: CGFloat) {
    self.offset = offset
    self.velocity = velocity
    self.naturalStop = naturalStop
    self.target = target
  }
}
