import CollectionViews
public import Foundation
public import ScrollPhysics

/// One scroller as the log tells of it.
public struct MotionTrace: Sendable, Hashable {
  /// The content offset, in points.
  public var offset: CGFloat
  /// How many laps a looped row has gone.
  public var lap: Int
  /// The content's velocity, in points per second.
  public var velocity: CGFloat
  /// What it is doing.
  public var phase: ScrollPhase
  /// Which way content goes.
  public var direction: ScrollDirection
  /// Which way the last gesture or request was meant to go, whatever content does by itself since.
  public var intent: ScrollDirection
  /// Who moves it; `nil` at rest.
  public var cause: ScrollCause?
  /// The page, the page where it last rested, the page it is going to.
  public var page: Int?
  /// The page where it last rested.
  public var settledPage: Int?
  /// The page it is going to; `nil` at rest.
  public var targetPage: Int?
  /// Where it is between two pages.
  public var progress: CGFloat?
  /// How many pages there are.
  public var pages: Int?
  /// The request that moves it.
  public var request: Int?
  /// How far it is outside its legal range, in points; 0 inside, and in a loop.
  public var overshoot: CGFloat
  /// How much of the content shows along the axis, in points.
  public var viewportLength: CGFloat
  /// Where it will rest, and would without stops, known while it is dragged; in no log.
  public var forecast: ScrollForecast?

  /// Reads a motion whose content offset is `offset`.
  public init(_ motion: ScrollMotion, offset: CGFloat) {
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
}
