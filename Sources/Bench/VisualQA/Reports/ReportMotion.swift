public import Foundation
public import Measurements

/// The reference and the actual motion of one scroll view.
public nonisolated struct ReportMotion: Sendable, Hashable {
  /// The row's id, or `feed`.
  public var scroller: String
  /// The motion in the reference; `nil` when there is none.
  public var reference: MotionSeries?
  /// The actual motion; `nil` when the scroll view does not exist any more.
  public var actual: MotionSeries?
  /// The time at which the two first differ, in seconds; `nil` when they are equal.
  public var divergence: TimeInterval?

  /// Creates a motion.
  public init(
    of scroller: String, reference: MotionSeries? = nil, actual: MotionSeries? = nil,
    divergence: TimeInterval? = nil
  ) {
    self.scroller = scroller
    self.reference = reference
    self.actual = actual
    self.divergence = divergence
  }
}

nonisolated extension ReportMotion {
  /// The smallest margin of time shown around the motion, in seconds.
  private static let air: TimeInterval = 0.05

  /// The time range to show: from shortly before the first motion or difference to shortly after everything
  /// is at rest.
  ///
  /// It is the whole recorded time when nothing ever moves, and `nil` without records.
  var span: ClosedRange<TimeInterval>? {
    let series = [reference, actual].compactMap(\.self)
    let known = series.compactMap(\.span)
    guard let first = known.map(\.lowerBound).min(), let last = known.map(\.upperBound).max() else {
      return nil
    }
    let whole = first...max(first + 0.001, last)
    let moving = series.compactMap(\.movingSpan)
    let instants = moving.flatMap { [$0.lowerBound, $0.upperBound] } + [divergence].compactMap(\.self)
    guard !moving.isEmpty, let start = instants.min(), let end = instants.max() else { return whole }
    let air = max(Self.air, 0.08 * (end - start))
    return max(whole.lowerBound, start - air)...min(whole.upperBound, end + air)
  }
}
