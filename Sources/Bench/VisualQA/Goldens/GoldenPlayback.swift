public import Measurements
public import Replays

/// The results of one playback of a scenario in a variant: everything that is compared with references.
public nonisolated struct GoldenPlayback: Sendable {
  /// The captures, in order.
  public var moments: [GoldenCapture] = []
  /// The motion of all scroll views, frame by frame.
  public var motion = MotionRecord()
  /// The film strips.
  public var strips: [GoldenStrip] = []
  /// The error that stopped the playback; `nil` when it was complete.
  public var failure: ReplayError?

  /// Creates an empty playback.
  public init() {}
}

/// A film strip of a scenario.
public nonisolated struct GoldenStrip: Sendable, Hashable {
  /// The name that the script gives it.
  public var name: String
  /// The pixels, and the rectangles over masked elements.
  public var still: GoldenStill
}
