public import Foundation

/// How one scroller moved in the reference and now.
public nonisolated struct ReportMotion: Sendable, Hashable {
  /// The row's id, or `feed`.
  public var scroller: String
  /// How it should have moved; `nil` where there is no reference.
  public var reference: MotionSeries?
  /// How it moved; `nil` where it is gone.
  public var actual: MotionSeries?
  /// When the two first differ, in seconds; `nil` where they do not.
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
