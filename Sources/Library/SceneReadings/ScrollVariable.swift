package import Foundation
package import ScrollPhysics

/// A named number of the scroll state that decides the position of content.
package struct ScrollVariable: Sendable, Hashable {
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
  package static func atRest(_ scroller: ScrollerID) -> [ScrollVariable] {
    [ScrollVariable(scroller, "offset", 0), ScrollVariable(scroller, "velocity", 0)]
  }

  /// Returns the additional top inset of a view that refreshes, in points.
  package static func held(_ height: CGFloat, _ scroller: ScrollerID) -> ScrollVariable {
    ScrollVariable(scroller, "held", height)
  }

  /// Returns the numbers of a scroller's motion: `offset`, `velocity`, and with `hasLap` the lap.
  ///
  /// Recordings contain the lap for every scroller of a view but the first.
  package static func all(
    of motion: ScrollMotion, at offset: CGFloat, named scroller: ScrollerID, hasLap: Bool
  ) -> [ScrollVariable] {
    let lap = hasLap ? [ScrollVariable(scroller, "lap", CGFloat(motion.lap))] : []
    return [ScrollVariable(scroller, "offset", offset)] + lap
      + [ScrollVariable(scroller, "velocity", motion.velocity)]
  }
}
