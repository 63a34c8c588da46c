package import Foundation
import SceneReadings
package import ScreenInterface
package import Stage

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
