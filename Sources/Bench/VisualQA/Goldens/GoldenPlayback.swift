public import Measurements
public import Replays

/// One playing of a scenario in a variant: everything that is compared with references.
public nonisolated struct GoldenPlayback: Sendable {
  /// The captures, in order.
  public var moments: [GoldenCapture] = []
  /// The motion of everything, frame by frame.
  public var motion = MotionRecord()
  /// The film strips.
  public var strips: [GoldenStrip] = []
  /// The error that broke the playing off; `nil` when it came to its end.
  public var failure: ReplayError?

  /// Creates an empty take.
  public init() {}
}

/// A film strip of a scenario.
public nonisolated struct GoldenStrip: Sendable, Hashable {
  /// The name given by the script.
  public var name: String
  /// The pixels, and the boxes over masked elements.
  public var still: GoldenStill
}
