public import Foundation
package import SceneReadings
import Stage

/// The last frames of a run, with their input and events.
///
/// Its storage is made at once and never grows.
public struct FrameRecording: Sendable, Hashable {
  /// The default number of frames kept: ten minutes at 60 a second.
  public static let standardCapacity = 36_000

  /// The frames that were shown.
  package internal(set) var frames: Ring<FrameRecord>
  /// The scrollers of all frames, frame after frame.
  package internal(set) var scrollers: Ring<ScrollerSample>
  /// The input of people.
  package internal(set) var inputs: Ring<InputRecord>
  /// The events in the scene, on the window's clock.
  package internal(set) var events: Ring<SceneEvent>
  private var countdowns: AutoIntervals

  /// Creates an empty recording of at most `capacity` frames.
  public init(capacity: Int = standardCapacity) {
    frames = Ring(capacity: capacity)
    scrollers = Ring(capacity: capacity * 4)
    inputs = Ring(capacity: capacity * 4)
    events = Ring(capacity: capacity)
    countdowns = AutoIntervals(capacity: capacity)
  }

  /// The countdowns of auto-scroll.
  package var autoIntervals: Ring<AutoInterval> { countdowns.seen }

  /// The number of earlier frames that were dropped for lack of room.
  public var leftOut: Int { frames.startIndex }

  /// The scrollers of a frame, as far as they are still kept.
  package func scrollers(of frame: FrameRecord) -> some Sequence<ScrollerSample> {
    frame.scrollers.clamped(to: scrollers.indices).lazy.map { scrollers[$0] }
  }

  /// The times from each input's arrival to the end of presenting the first frame that shows it, in seconds.
  public func latencies(of frame: FrameRecord) -> some Sequence<TimeInterval> {
    frame.inputs.clamped(to: inputs.indices).lazy.map { frame.end - inputs[$0].arrival }
  }

  /// Deletes all frames, input and events.
  mutating func removeAll() {
    frames.removeAll()
    scrollers.removeAll()
    inputs.removeAll()
    events.removeAll()
    countdowns.removeAll()
  }

  /// Adds the events up to a frame, moved from the scene's clock to the window's.
  ///
  /// The window's clock is `shift` seconds ahead. None happened before `since`, the time of the last frame:
  /// in quick motion the shift changes between the two. Only a few kinds of events change a countdown;
  /// `trace` is read only for these.
  mutating func note(
    _ happened: [SceneEvent], shift: TimeInterval, since: TimeInterval, trace: () -> FrameTrace
  ) {
    var isCountdownChanged = frames.endIndex == 0
    for var event in happened {
      if event.changesCountdown { isCountdownChanged = true }
      event.time = max(since, event.time + shift)
      events.append(event)
    }
    if isCountdownChanged { countdowns.note(trace(), shift: shift) }
  }

  /// Adds a scroller to the frame being recorded.
  mutating func add(_ scroller: ScrollerSample, to frame: inout FrameRecord) {
    let activity = FrameActivity(scroller)
    if activity.outweighs(frame.activity) { frame.activity = activity }
    scrollers.append(scroller)
    frame.scrollers = frame.scrollers.lowerBound..<scrollers.endIndex
  }
}
