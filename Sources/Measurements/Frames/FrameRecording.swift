public import Foundation
public import Stage

/// The frames of a run, the last ones where there were many, with the input and the events that belong to them.
///
/// Its storage is made at once and never grows.
public struct FrameRecording: Sendable, Hashable {
  /// How many frames are kept where nothing else is asked for: ten minutes at 60 a second.
  public static let standardCapacity = 36_000

  /// The frames that were shown.
  public internal(set) var frames: Ring<FrameRecord>
  /// The scrollers of all frames, one frame after the other.
  public internal(set) var scrollers: Ring<ScrollerSample>
  /// What people did.
  public internal(set) var inputs: Ring<InputRecord>
  /// What happened in the scene, on the window's clock.
  public internal(set) var events: Ring<FrameTrace.Event>
  private var countdowns: AutoIntervals

  /// Creates an empty recording of at most so many frames.
  public init(capacity: Int = standardCapacity) {
    frames = Ring(capacity: capacity)
    scrollers = Ring(capacity: capacity * 4)
    inputs = Ring(capacity: capacity * 4)
    events = Ring(capacity: capacity)
    countdowns = AutoIntervals(capacity: capacity)
  }

  /// When auto-scroll counted down.
  public var autoIntervals: Ring<AutoInterval> { countdowns.seen }

  /// How many earlier frames there was no room for.
  public var leftOut: Int { frames.startIndex }

  /// The scrollers of a frame, as many of them as are still there.
  public func scrollers(of frame: FrameRecord) -> some Sequence<ScrollerSample> {
    frame.scrollers.clamped(to: scrollers.indices).lazy.map { scrollers[$0] }
  }

  /// How long each input took from its arrival to the end of presenting the first frame that shows it, in seconds.
  public func latencies(of frame: FrameRecord) -> some Sequence<TimeInterval> {
    frame.inputs.clamped(to: inputs.indices).lazy.map { frame.end - inputs[$0].arrival }
  }

  /// Forgets everything.
  mutating func removeAll() {
    frames.removeAll()
    scrollers.removeAll()
    inputs.removeAll()
    events.removeAll()
    countdowns.removeAll()
  }

  /// Takes what happened up to a frame, moved to the window's clock, which is `shift` seconds ahead of the scene's.
  ///
  /// Nothing of it happened before `since`, when the last frame was made: in quick motion the shift changes between
  /// the two.
  /// Countdowns change with a few kinds of events only: `trace` is read where there is one of them.
  mutating func note(
    _ happened: [FrameTrace.Event], shift: TimeInterval, since: TimeInterval, trace: () -> FrameTrace
  ) {
    var isCountdownChanged = frames.endIndex == 0
    for var event in happened {
      if event.changesCountdown { isCountdownChanged = true }
      event.time = max(since, event.time + shift)
      events.append(event)
    }
    if isCountdownChanged { countdowns.note(trace(), shift: shift) }
  }

  /// Adds a scroller to the frame that is being written.
  mutating func add(_ scroller: ScrollerSample, to frame: inout FrameRecord) {
    let activity = FrameActivity(scroller)
    if activity.outweighs(frame.activity) { frame.activity = activity }
    scrollers.append(scroller)
    frame.scrollers = frame.scrollers.lowerBound..<scrollers.endIndex
  }
}
