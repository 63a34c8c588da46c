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

/// A named number of the scroll state that decides the position of content.
package struct ScrollStateValue: Sendable, Hashable {
  /// The scroller that it belongs to.
  package var scroller: ScrollerID
  /// The name: `offset` in points, `lap`, or `velocity` in points per second.
  package var name: String
  /// The number.
  package var value: CGFloat

  init(_ scroller: ScrollerID, _ name: String, _ value: CGFloat) {
    self.scroller = scroller
    self.name = name
    self.value = value
  }

  /// The number's path in the log: `feed.offset`, `hero.velocity`.
  package var path: String { scroller.name + "." + name }

  /// Returns the numbers of a view that rests at its beginning.
  package static func atRest(_ scroller: ScrollerID) -> [ScrollStateValue] {
    [ScrollStateValue(scroller, "offset", 0), ScrollStateValue(scroller, "velocity", 0)]
  }

  /// Returns the additional top inset of a view that refreshes, in points.
  package static func held(_ height: CGFloat, _ scroller: ScrollerID) -> ScrollStateValue {
    ScrollStateValue(scroller, "held", height)
  }

  /// Returns the numbers of a scroller's motion: `offset`, `velocity`, and with `hasLap` the lap.
  ///
  /// Recordings contain the lap for every scroller of a view but the first.
  package static func all(
    of motion: ScrollMotion, at offset: CGFloat, named scroller: ScrollerID, hasLap: Bool
  ) -> [ScrollStateValue] {
    let lap = hasLap ? [ScrollStateValue(scroller, "lap", CGFloat(motion.lap))] : []
    return [ScrollStateValue(scroller, "offset", offset)] + lap
      + [ScrollStateValue(scroller, "velocity", motion.velocity)]
  }
}
