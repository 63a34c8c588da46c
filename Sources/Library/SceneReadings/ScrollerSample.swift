package import Foundation
package import ScrollPhysics

/// The values of one scroller at one time that a frame's record stores.
package struct ScrollerSample: Sendable, Hashable {
  /// The scroller.
  package var id: ScrollerID
  /// The content offset, in points; in a looped row that of the present lap.
  package var offset: CGFloat
  /// The velocity of the offset, in points per second.
  package var velocity: CGFloat
  /// The page: that of a running request, otherwise the nearest one; `nil` for a scroller without snap points.
  package var page: Int?
  /// The page on which the motion will rest; `nil` when nothing moves by itself, or not to a page.
  package var targetPage: Int?
  /// The phase of the motion.
  package var phase: ScrollPhase
  /// The cause of the motion; `nil` at rest.
  package var cause: ScrollCause?

  /// Creates the record of a scroller that rests.
  package init(_ id: ScrollerID, offset: CGFloat) {
    self.id = id
    self.offset = offset
    velocity = 0
    phase = .idle
  }

  /// Reads a motion at its own time.
  package init(_ id: ScrollerID, _ motion: ScrollMotion, offset: CGFloat) {
    self.id = id
    self.offset = offset
    velocity = motion.velocity
    page = motion.stop
    targetPage = motion.targetStop
    phase = motion.phase
    cause = motion.cause
  }
}
