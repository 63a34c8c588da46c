public import Foundation
package import SceneReadings
import Stage

/// A ring buffer of the last frames of a run, with their input and events.
///
/// Its storage is allocated once and never grows.
public struct FrameRecording: Sendable, Hashable {
  /// The default number of frames kept: ten minutes at 60 frames per second.
  public static let standardCapacity = 36_000

  /// The frames that were shown.
  package internal(set) var frames: Ring<FrameRecord>
  /// The scroll views of all frames, frame after frame.
  package internal(set) var scrollers: Ring<ScrollerSample>
  /// The input of the user.
  package internal(set) var inputs: Ring<InputRecord>
  /// The events in the scene, on the window's clock.
  package internal(set) var events: Ring<SceneEvent>
  private var countdowns: AutoScrollCountdowns

  /// Creates an empty recording of at most `capacity` frames.
  public init(capacity: Int = standardCapacity) {
    frames = Ring(capacity: capacity)
    scrollers = Ring(capacity: capacity * 4)
    inputs = Ring(capacity: capacity * 4)
    events = Ring(capacity: capacity)
    countdowns = AutoScrollCountdowns(capacity: capacity)
  }

  /// The countdowns of auto-scroll.
  package var autoIntervals: Ring<AutoScrollCountdown> { countdowns.seen }

  /// The number of earlier frames that were dropped because the buffer was full.
  public var leftOut: Int { frames.startIndex }

  /// Returns the scroll views of a frame, as far as they are still kept.
  package func scrollers(of frame: FrameRecord) -> some Sequence<ScrollerSample> {
    frame.scrollers.clamped(to: scrollers.indices).lazy.map { scrollers[$0] }
  }

  /// Returns the times from each input's arrival until the first frame that shows it was presented, in seconds.
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

  /// Adds the events up to a frame, converted from the scene's clock to the window's.
  ///
  /// The window's clock is `shift` seconds ahead. No event happened before `since`, the time of the last
  /// frame: in fast playback the shift changes between the two. Only a few kinds of events change a
  /// countdown; `trace` is read only for these.
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

  /// Adds a scroll view to the frame being recorded.
  mutating func add(_ scroller: ScrollerSample, to frame: inout FrameRecord) {
    let activity = FrameActivity(scroller)
    if activity.outweighs(frame.activity) { frame.activity = activity }
    scrollers.append(scroller)
    frame.scrollers = frame.scrollers.lowerBound..<scrollers.endIndex
  }
}
