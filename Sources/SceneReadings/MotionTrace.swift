public import Foundation
public import ScrollPhysics

/// The place and the movement of one scroller at an instant: what the log tells of it, and a little more.
public struct MotionTrace: Sendable, Hashable {
  /// The content offset, in points; in a looped row that of the present lap.
  public var offset: CGFloat
  /// Whole laps since the row was made, negative towards the start; 0 where it does not loop.
  public var lap: Int
  /// The speed at which the offset grows, in points per second; while a hand drags, what a release would hand over.
  public var velocity: CGFloat
  /// The phase: dragged, thrown, at rest.
  public var phase: ScrollPhase
  /// The direction in which content goes; `none` at rest.
  ///
  /// A bounce, a loop's seam and a correction of layout are no movement.
  public var direction: ScrollDirection
  /// The direction that the last gesture or request was meant to go, whatever content has done by itself since.
  ///
  /// It stays after the content has come to rest.
  public var intent: ScrollDirection
  /// The cause of the motion; `nil` at rest.
  public var cause: ScrollCause?
  /// The page: that of a request under way, otherwise the nearest one; `nil` where it rests anywhere.
  public var page: Int?
  /// The page on which it last came to rest; `nil` where it rests anywhere.
  public var settledPage: Int?
  /// The page on which the motion under way will rest; `nil` where nothing moves by itself, or not to a page.
  public var targetPage: Int?
  /// The place among the pages, as a fractional index; `nil` where it rests anywhere.
  public var progress: CGFloat?
  /// The number of pages; `nil` where it rests anywhere.
  public var pages: Int?
  /// The id of the request that moves it; `nil` where none does.
  public var request: Int?
  /// The distance outside the legal range, in points; 0 inside, and in a loop; in no log.
  public var overshoot: CGFloat
  /// The extent of the view on it along its axis, in points, however much content there is; in no log.
  public var viewportLength: CGFloat
  /// The place where it will rest, or would if it were let go now; `nil` at rest and while it is only held.
  ///
  /// In no log.
  public var forecast: ScrollForecast?

  /// Reads a motion at its own time; its content offset is `offset`, which in a row differs by where its first stop
  /// lies.
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
    overshoot =
      switch motion.geometry.bounds {
      case .clamped(let range): max(range.lowerBound - motion.offset, motion.offset - range.upperBound, 0)
      case .periodic: 0
      }
    forecast = motion.forecast
  }

  /// A scroller without content, at rest.
  package static let atRest = MotionTrace(
    ScrollMotion(geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0), offset: 0)
}
