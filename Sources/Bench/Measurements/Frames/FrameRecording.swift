public import Foundation
public import SceneReadings
public import ScreenInterface
import ScrollPhysics
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

/// One countdown of a row's auto-scroll, with times in seconds on the window's clock.
public nonisolated struct AutoScrollCountdown: Sendable, Hashable {
  /// The row.
  public var row: ScrollerID
  /// The time at which the countdown was first seen.
  public var start: TimeInterval
  /// The time at which the row is due to move on.
  public var deadline: TimeInterval
  /// The time at which the countdown ended or was paused; `nil` while it runs.
  public var end: TimeInterval?
}

/// The countdowns of a run, collected from the frames with events.
struct AutoScrollCountdowns: Sendable, Hashable {
  private(set) var seen: Ring<AutoScrollCountdown>
  private var open: [ScrollerID: OpenInterval] = [:]

  private struct OpenInterval: Sendable, Hashable {
    var index: Int
    /// The deadline on the scene's clock, which can be slower or paused.
    var deadline: TimeInterval
  }

  init(capacity: Int) { seen = Ring(capacity: capacity) }

  mutating func removeAll() {
    seen.removeAll()
    open.removeAll()
  }

  /// Updates the countdowns from a frame; the window's clock is `shift` seconds ahead of the scene's.
  mutating func note(_ trace: FrameTrace, shift: TimeInterval) {
    let now = trace.time + shift
    for row in trace.rows {
      let deadline = row.autoplay.flatMap { $0.isRunning ? $0.deadline : nil }
      if open[row.id]?.deadline == deadline { continue }
      close(row.id, at: now)
      guard let deadline else { continue }
      open[row.id] = OpenInterval(index: seen.endIndex, deadline: deadline)
      seen.append(AutoScrollCountdown(row: row.id, start: now, deadline: deadline + shift))
    }
    let gone = open.keys.filter { id in !trace.rows.contains { $0.id == id } }
    for id in gone { close(id, at: now) }
  }

  private mutating func close(_ row: ScrollerID, at time: TimeInterval) {
    guard let index = open.removeValue(forKey: row)?.index, seen.indices.contains(index) else { return }
    seen[index].end = time
  }
}

extension SceneEvent {
  /// True for an event that can start, end or move a countdown.
  var changesCountdown: Bool {
    switch kind {
    case .paused, .resumed, .motion(.requested(_, .autoplay, _, _)): true
    case .motion(.didSettle): !scroller.isFeed
    case .motion, .tapped, .strokeCancelled, .refreshing, .refreshed, .loadingMore, .loadedMore, .pushed,
      .popped:
      false
    }
  }
}

/// One event of a pointer, a wheel or a key, with times in seconds on the window's clock.
public nonisolated struct InputRecord: Sendable, Hashable {
  /// The kinds of input.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The pointer moved.
    case moved
    /// A button, or a finger, went down.
    case pressed
    /// The button, or the finger, came up.
    case released
    /// The press was cancelled: it ends without a click.
    case cancelled
    /// The wheel was turned.
    case wheel
    /// A key went down or came up.
    case key

    /// Creates the kind of an event; `nil` for an event that no user caused.
    public init?(_ event: InputEvent) {
      switch event.kind {
      case .pointer(let pointer):
        switch pointer.phase {
        case .moved: self = .moved
        case .pressed: self = .pressed
        case .released: self = .released
        case .cancelled: self = .cancelled
        }
      case .wheel: self = .wheel
      case .key: self = .key
      case .finger, .window, .found: return nil
      }
    }
  }

  /// The kind of input.
  public var kind: Kind
  /// The time at which the input arrived.
  public var arrival: TimeInterval
  /// The time that handling the input took; 0 when it was not measured.
  public var duration: TimeInterval

  /// Creates the record of an event.
  public init(_ kind: Kind, at arrival: TimeInterval, for duration: TimeInterval) {
    self.kind = kind
    self.arrival = arrival
    self.duration = duration
  }
}
