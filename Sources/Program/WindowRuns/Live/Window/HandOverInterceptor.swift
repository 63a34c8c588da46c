import Foundation
import SceneRuns
import ScreenInterface
import Stage

/// The interceptor that lets a scene go on at another process's time, and holds it still for the next
/// process.
///
/// It is the outermost one. The window's clock begins at 0 in each process; the scene's goes on.
final class HandOverInterceptor: SessionInterceptor {
  private enum Mode {
    /// Time passes.
    case running
    /// The scene stands still, and events wait.
    case held
    /// Time passes again from the next frame on.
    case resuming
  }

  private struct State {
    var mode = Mode.running
    /// The time that the scene is behind the window's clock, in seconds; negative for a resumed scene.
    var delay: TimeInterval
    /// The latest time on the window's clock, in seconds.
    var time: TimeInterval = 0
    var heldAt: TimeInterval = 0
    var waiting: [InputEvent] = []
    var isClosing = false
    var wasShown = false
  }

  /// The content that the interceptor wraps.
  let inside: any StagedContent
  private var state: State

  /// Called once, when the first frame is on the screen.
  var onShown: () -> Void = {}

  /// Creates an interceptor around a scene that has already advanced to `time`; 0 for a new one.
  init(on inside: any StagedContent, at time: TimeInterval = 0) {
    self.inside = inside
    state = State(delay: -time)
  }

  /// The time that has passed on the window's clock, in seconds.
  var windowTime: TimeInterval { state.time }

  /// True while the scene stands still.
  var isHeld: Bool { state.mode != .running }

  /// Holds the scene still at its last frame; events wait from now on.
  func hold() {
    guard state.mode == .running else { return }
    (state.mode, state.heldAt) = (.held, state.time)
  }

  /// Lets the scene go on where it was held, with the events that have come since.
  func goOn() { if state.mode == .held { state.mode = .resuming } }

  /// Closes the window at the next frame.
  func close() { state.isClosing = true }

  // MARK: SessionInterceptor

  func handle(_ event: InputEvent) {
    state.time = max(state.time, event.timestamp)
    if isHeld { return state.waiting.append(event) }
    pass(event, at: event.timestamp)
  }

  func advance(to time: TimeInterval) {
    state.time = max(state.time, time)
    if state.mode == .resuming {
      state.delay += state.time - state.heldAt
      state.mode = .running
      let events = state.waiting
      state.waiting.removeAll()
      for event in events { pass(event, at: state.time) }
    }
    if !isHeld { inside.advance(to: time - state.delay) }
  }

  func refresh(to time: TimeInterval) { if !isHeld { inside.refresh(to: time - state.delay) } }

  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    !isHeld && inside.perform(edit, at: time - state.delay)
  }

  var isMoving: Bool { state.mode == .resuming || !isHeld && inside.isMoving }

  var nextWakeTime: TimeInterval? { isHeld ? nil : inside.nextWakeTime.map { $0 + state.delay } }

  func takeWindowRequests() -> [WindowRequest] {
    inside.takeWindowRequests() + (state.isClosing ? [.close] : [])
  }

  func didPresent(_ frame: PresentedFrame) {
    if !isHeld { inside.didPresent(frame) }
    guard !state.wasShown else { return }
    state.wasShown = true
    onShown()
  }

  private func pass(_ event: InputEvent, at time: TimeInterval) {
    inside.handle(InputEvent(event.kind, at: time - state.delay))
  }
}
