package import Foundation
import SceneReadings
package import ScreenInterface
package import Stage

/// A simulation of a stroke on a new scene, a few frames at a time, until everything that it moved rests.
///
/// Nothing is drawn. Pictures count as loaded.
package final class StrokeSimulation {
  private struct State {
    var pace: HeadlessRun.Pace
    /// The number of frames at rest still to wait for a pending effect of the wheel; `nil` while something moves.
    var patience: Int?
    var isOver = false
  }

  private let source: any InputSource
  private let session: StageSession
  private let watch: StrokeInterceptor
  private let run: HeadlessRun
  private var state: State

  /// Prepares to play `source` on a stage that nothing else drives, at `rate` frames per second; default 60.
  package init(_ source: any InputSource, on stage: Stage, rate: Double = 60) {
    self.source = source
    session = StageSession(stage)
    watch = session.intercept { StrokeInterceptor(on: $0) }
    run = HeadlessRun(session)
    state = State(pace: HeadlessRun.Pace(rate: rate))
  }

  /// True when everything was played and every stroke has come to rest, or moved for too long.
  package var isOver: Bool { state.isOver }

  /// The outcomes of all strokes so far, in the order in which they began.
  package var outcomes: [StrokeOutcome] { watch.outcomes }

  /// The outcome of the last stroke; `nil` before there was one.
  package var outcome: StrokeOutcome? { watch.outcome }

  /// The scene that the stroke is played on.
  package var stage: Stage { session.stage }

  /// Continues for at most this number of frames; returns true when the simulation is over.
  ///
  /// - Throws: `ReplayError` when a step cannot be played, such as a press on a row that does not exist.
  @discardableResult
  package func advance(frames: Int) throws(ReplayError) -> Bool {
    for _ in 0..<max(0, frames) where !state.isOver { try makeFrame() }
    return state.isOver
  }

  /// Continues to the end and returns the outcome of the last stroke; `nil` when there was none.
  @discardableResult
  package func finish() throws(ReplayError) -> StrokeOutcome? {
    while !state.isOver { try makeFrame() }
    return outcome
  }

  private func makeFrame() throws(ReplayError) {
    let goesOn = try run.playFrame(of: source, &state.pace)
    guard source.nextTime == nil else { return }
    if watch.isSettled {
      state.isOver = true
    } else if !goesOn {
      // Content moved by a wheel is at rest, and snaps to its page only after the wheel is idle.
      let patience = state.patience ?? Int(session.stage.wheelSilence * state.pace.rate) + 2
      state.patience = patience - 1
      state.isOver = patience <= 0
    }
  }
}

/// The interceptor that records the outcome of each stroke on a scene, whatever the source of its events.
///
/// It forwards everything unchanged.
package final class StrokeInterceptor: SessionInterceptor {
  private struct State {
    var stories: [StrokeAnalyzer] = []
    /// The index of the stroke whose pointer is down; `nil` for none.
    var held: Int?
  }

  /// The stage, with the interceptors between it and the observer.
  package let inside: any StagedContent
  private var state = State()

  /// Starts observing the strokes on `inside`.
  package init(on inside: any StagedContent) { self.inside = inside }

  /// The outcomes of all strokes so far, in the order in which they began.
  package var outcomes: [StrokeOutcome] { state.stories.map(\.outcome) }

  /// The outcome of the last stroke; `nil` before there was one.
  package var outcome: StrokeOutcome? { state.stories.last?.outcome }

  /// True when every stroke that began has ended.
  package var isSettled: Bool { state.stories.allSatisfy(\.isOver) }

  /// Records the stroke that the event begins, continues or ends, and forwards the event.
  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer) where pointer.phase == .moved: inside.handle(event)
    case .wheel: turn(event)
    case .pointer, .window: hold(event)
    case .finger, .key, .found: inside.handle(event)
    }
  }

  /// Forwards an event that can press or release; the loss of focus releases too.
  private func hold(_ event: InputEvent) {
    let stage = inside.stage
    let before = stage.trace
    inside.handle(event)
    if let held = state.held {
      guard !stage.isPressed else { return }
      state.held = nil
      state.stories[held].letGo(before, now: stage.trace)
    } else if stage.isPressed {
      state.held = state.stories.endIndex
      begin(StrokeAnalyzer(pressed: before, now: stage.trace))
    }
  }

  private func turn(_ event: InputEvent) {
    let before = inside.stage.trace
    inside.handle(event)
    let now = inside.stage.trace
    if let last = state.stories.indices.last, state.stories[last].isTurning {
      state.stories[last].turn(before, now: now)
    } else {
      var story = StrokeAnalyzer(turned: before, now: now)
      story.turn(before, now: now)
      begin(story)
    }
  }

  private func begin(_ story: StrokeAnalyzer) {
    for place in state.stories.indices { state.stories[place].giveWay(to: story) }
    state.stories.append(story)
  }

  /// Advances the content's time, and records what happened until then.
  package func advance(to time: TimeInterval) {
    inside.advance(to: time)
    guard !isSettled else { return }
    let trace = inside.stage.trace
    for place in state.stories.indices { state.stories[place].note(trace) }
  }
}

/// A source that replays the events of an observed stroke, from a given time on.
package final class StrokeInputSource: InputSource {
  /// The time of the first event, in seconds; the scene has made its first frames by then.
  package static let beginning: TimeInterval = 0.1

  private let events: [InputEvent]
  private var played = 0

  /// Creates a source of events in the order of time; the first one is played at `beginning`, the others with
  /// their original intervals.
  package init(_ events: [InputEvent], from beginning: TimeInterval = StrokeInputSource.beginning) {
    let first = events.first?.timestamp ?? 0
    self.events = events.map { event in
      var moved = event
      moved.timestamp = Microseconds(seconds: event.timestamp - first + beginning).seconds
      return moved
    }
  }

  /// The time of the next event, in seconds; `nil` at the end.
  package var nextTime: TimeInterval? { played < events.count ? events[played].timestamp : nil }

  /// Plays the next event.
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    guard played < events.count else { return nil }
    scene.play(events[played])
    played += 1
    return nil
  }
}
