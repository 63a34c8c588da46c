public import Foundation
public import ScrollPhysics

/// The offset, velocity and page of one scroller at one time: the values in the log, and a few more.
public struct MotionTrace: Sendable, Hashable {
  /// The content offset, in points; in a looped row that of the present lap.
  public var offset: CGFloat
  /// The number of whole laps since the row was made, negative towards the start; 0 without a loop.
  package var lap: Int
  /// The velocity of the offset, in points per second; during a drag, that of a release now.
  public var velocity: CGFloat
  /// The phase of the motion, such as dragging, decelerating or resting.
  public var phase: ScrollPhase
  /// The direction in which content moves; `none` at rest.
  ///
  /// A bounce, a loop's seam and a correction by the layout are not movements.
  public var direction: ScrollDirection
  /// The direction of the last gesture or request, whatever content has done by itself since.
  ///
  /// It stays after the content has come to rest.
  package var intent: ScrollDirection
  /// The cause of the motion; `nil` at rest.
  public var cause: ScrollCause?
  /// The page: that of a running request, otherwise the nearest one; `nil` for a scroller without snap points.
  public var page: Int?
  /// The page on which it last came to rest; `nil` for a scroller without snap points.
  package var settledPage: Int?
  /// The page on which the motion will rest; `nil` when nothing moves by itself, or not to a page.
  package var targetPage: Int?
  /// The scroll position in pages, as a fraction; `nil` for a scroller without snap points.
  package var progress: CGFloat?
  /// The number of pages; `nil` for a scroller without snap points.
  package var pages: Int?
  /// The id of the request that moves it; `nil` when none does.
  package var request: Int?
  /// The distance outside the legal range, in points; 0 inside, and in a loop.
  ///
  /// The log does not contain it.
  package var overshoot: CGFloat
  /// The length of the scroller's viewport along its axis, in points, however much content there is.
  ///
  /// The log does not contain it.
  package var viewportLength: CGFloat
  /// The length of a lap of a loop, in points; `nil` without a loop.
  ///
  /// The log does not contain it.
  package var period: CGFloat?
  /// The projected rest offset, as if released now; `nil` at rest and while it is only held.
  ///
  /// The log does not contain it.
  package var projection: ScrollProjection?

  /// Reads a motion at its own time.
  ///
  /// `offset` is the content offset, which in a row differs from the motion's by the offset of the first snap point.
  package init(_ motion: ScrollMotion, offset: CGFloat) {
    self.offset = offset
    lap = motion.lap
    velocity = motion.velocity
    phase = motion.phase
    direction = motion.direction
    intent = motion.intent
    cause = motion.cause
    page = motion.stop
    settledPage = motion.settledStop
    targetPage = motion.targetStop
    progress = motion.progress
    pages = motion.geometry.stops?.count
    request = motion.requestID
    viewportLength = motion.geometry.viewportLength
    period = motion.geometry.bounds.period
    overshoot =
      switch motion.geometry.bounds {
      case .clamped(let range): max(range.lowerBound - motion.offset, motion.offset - range.upperBound, 0)
      case .periodic: 0
      }
    projection = motion.projection
  }

  /// A scroller without content, at rest.
  package static let atRest = MotionTrace(
    ScrollMotion(geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0), offset: 0)
}
