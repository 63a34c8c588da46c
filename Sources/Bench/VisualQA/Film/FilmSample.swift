import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// What a film tells of one scroller in one frame.
package nonisolated struct FilmSample {
  /// The scroller's name in files.
  let name: String
  /// The offset, in points.
  let offset: Double
  /// The velocity, in points per second; `nil` where it is not known.
  var velocity: Double?
  /// The page, from 0; `nil` without pages.
  var page: Int?
  /// The number of pages; `nil` without pages.
  var pages: Int?
  /// The lap of a loop; a curve is interrupted where it changes.
  var lap = 0
  /// True when the scroller moves, which makes its curve one of the film's.
  var isMoving = true

  /// Creates a sample of a curve without pages.
  init(_ name: String, offset: Double, velocity: Double? = nil) {
    self.name = name
    self.offset = offset
    self.velocity = velocity
  }

  /// Reads a scroller of a frame.
  init(_ scroller: ScrollerTrace) {
    let motion = scroller.motion
    self.init(scroller.id.name, offset: motion.offset, velocity: motion.velocity)
    page = motion.page
    pages = motion.pages
    lap = motion.lap
    isMoving = motion.phase != .idle || scroller.id.isFeed
  }
}
