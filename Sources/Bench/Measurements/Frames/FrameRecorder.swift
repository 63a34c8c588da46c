public import Foundation
import SceneReadings
public import ScreenInterface
import ScrollPhysics
public import Stage

/// The interceptor that records every shown frame.
///
/// It writes no file while it runs, and its storage does not grow.
public final class FrameRecorder: SessionInterceptor {
  private struct State {
    var recording: FrameRecording
    var isRecording = true
    var probe: (any FrameProbe)?
    var time: TimeInterval = 0
    /// The latest time passed to the stage: an event can come after the time of the frame that shows it.
    var reached: TimeInterval = 0
    /// The value of `reached` at the last frame: no event of the next frame happened earlier.
    var frameEnd: TimeInterval = 0
    /// True when a request moved something without animation in the frame being made.
    var hasJumped = false
    /// The index of the first input that no earlier frame has shown.
    var firstUnshown = 0
    /// The end of the input that belongs to the frame being made.
    var handled = 0
    var isExpected = false
    var last: FrameRecord?
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private var state: State

  /// Creates an interceptor around `inside` that keeps at most `capacity` frames.
  package init(on inside: any StagedContent, capacity: Int = FrameRecording.standardCapacity) {
    self.inside = inside
    state = State(recording: FrameRecording(capacity: capacity))
  }

  /// The recording so far.
  public var recording: FrameRecording { state.recording }

  /// True while frames are recorded and their passes measured; default true.
  public var isRecording: Bool {
    get { state.isRecording }
    set {
      guard newValue != state.isRecording else { return }
      state.isRecording = newValue
      inside.frameProbe = newValue ? state.probe : nil
      state.last = nil
    }
  }

  /// Deletes the recording so far and continues recording.
  public func restart() {
    state.recording.removeAll()
    (state.firstUnshown, state.handled, state.last) = (0, 0, nil)
  }

  /// The probe that measures the durations of events here and of the passes inside.
  package var frameProbe: (any FrameProbe)? {
    get { state.probe }
    set {
      state.probe = newValue
      inside.frameProbe = isRecording ? newValue : nil
    }
  }

  /// Forwards the event and measures its duration.
  public func handle(_ event: InputEvent) {
    state.reached = max(state.reached, event.timestamp)
    guard isRecording else { return inside.handle(event) }
    state.probe?.enter(.input)
    inside.handle(event)
    let duration = state.probe?.leave() ?? 0
    guard let kind = InputRecord.Kind(event) else { return }
    state.recording.inputs.append(InputRecord(kind, at: event.timestamp, for: duration))
  }

  /// Advances the content's time and records the events in the scene.
  public func advance(to time: TimeInterval) {
    state.time = time
    state.firstUnshown = state.handled
    state.handled = state.recording.inputs.endIndex
    inside.advance(to: time)
    let former = state.frameEnd
    state.reached = max(state.reached, time)
    state.frameEnd = state.reached
    guard isRecording else { return }
    let stage = inside.stage
    let happened = stage.frameEvents
    state.hasJumped = happened.contains { $0.isJump(among: happened) }
    state.recording.note(happened, shift: state.reached - stage.time, since: former) { stage.trace }
  }

  /// Forwards the frame and records it.
  package func didPresent(_ frame: PresentedFrame) {
    inside.didPresent(frame)
    guard isRecording else { return }
    let isFollowed = inside.expectsFrame(soonAfter: state.time)
    var record = FrameRecord(frame, number: inside.stage.frameNumber)
    if let last = state.last, state.isExpected, frame.followsShown {
      let interval = frame.time - last.end
      record.interval = interval
      record.dropped = frame.schedule.map { FrameStatistics.missed(in: interval, period: $0.interval) } ?? 0
    }
    record.liveCells = inside.stage.liveCells
    record.inputs = state.firstUnshown..<state.handled
    state.firstUnshown = state.handled
    addScrollers(to: &record)
    if state.hasJumped, record.activity == .idle { record.activity = .snap }
    state.recording.frames.append(record)
    state.isExpected = isFollowed
    state.last = record
  }

  private func addScrollers(to record: inout FrameRecord) {
    let former = state.last?.scrollers ?? 0..<0
    let first = state.recording.scrollers.endIndex
    record.scrollers = first..<first
    inside.stage.forEachMovingScroller { state.recording.add($0, to: &record) }
    let moving = record.scrollers
    for index in former.clamped(to: state.recording.scrollers.indices) {
      let before = state.recording.scrollers[index]
      guard before.phase != .idle,
        !moving.contains(where: { state.recording.scrollers[$0].id == before.id })
      else { continue }
      let rest = inside.stage.sample(of: before.id)
      state.recording.add(rest ?? ScrollerSample(before.id, offset: before.offset), to: &record)
    }
  }
}

extension SceneEvent {
  /// Returns true for the end of a request without animation: it began among the same events.
  fileprivate func isJump(among events: [SceneEvent]) -> Bool {
    guard case .motion(.ended(let id, .arrived)) = kind else { return false }
    return events.contains { event in
      guard event.scroller == scroller, case .motion(.requested(id, _, _, _)) = event.kind else {
        return false
      }
      return true
    }
  }
}
