public import Measurements
public import Replays

/// A scenario as it was just played in some surroundings: everything that may be held against references.
public nonisolated struct GoldenTake: Sendable {
  /// The captures, in order.
  public var moments: [GoldenMoment] = []
  /// How everything moved, frame by frame.
  public var motion = MotionRecord()
  /// The film strips.
  public var strips: [GoldenStrip] = []
  /// Why it broke off; `nil` where it was played to its end.
  public var failure: ReplayError?

  /// Creates a take of nothing.
  public init() {}
}

/// A film strip of a scenario.
public nonisolated struct GoldenStrip: Sendable, Hashable {
  /// The name that the script gave it.
  public var name: String
  /// The pixels, and the boxes over what is masked in them.
  public var still: GoldenStill
}
