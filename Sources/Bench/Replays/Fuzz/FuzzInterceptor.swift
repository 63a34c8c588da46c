import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// An interceptor on a scene under random strokes, which notes its input and can play a stretch of it again.
final class FuzzInterceptor: SessionInterceptor {
  private enum Entry {
    case event(InputEvent)
    case frame(TimeInterval)
    case edit(SceneEdit, TimeInterval)
  }

  private struct InputSegment {
    var snapshot: StageSnapshot
    var entries: [Entry] = []
  }

  private struct State {
    var disturbance = FuzzInvariants.ExternalInfluence()
    var stretch: InputSegment?
    var edits: [SceneEdit] = []
  }

  let inside: any StagedContent
  private var state = State()

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .wheel:
      state.disturbance.mayMoveFeed = true
      state.disturbance.lastWheel = event.timestamp
    case .key, .window: state.disturbance.mayMoveFeed = true
    case .pointer(let pointer):
      if pointer.phase == .pressed { state.disturbance.isPressed = true }
      if pointer.phase == .released || pointer.phase == .cancelled {
        state.disturbance.isPressed = false
        state.disturbance.mayMoveFeed = true
      }
    case .finger, .found: break
    }
    state.stretch?.entries.append(.event(event))
    inside.handle(event)
  }

  func advance(to time: TimeInterval) {
    state.stretch?.entries.append(.frame(time))
    inside.advance(to: time)
  }

  /// Returns the input and changes that reached the scene since the last call.
  func takeDisturbance() -> FuzzInvariants.ExternalInfluence {
    defer { state.disturbance.mayMoveFeed = false }
    return state.disturbance
  }

  /// Passes a change on; one of the cards is not undone by restoring a snapshot.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    state.disturbance.mayMoveFeed = true
    if case .cards = edit { state.stretch = nil }
    state.stretch?.entries.append(.edit(edit, time))
    guard inside.perform(edit, at: time) else { return false }
    state.edits.append(edit)
    return true
  }

  /// The changes of the data so far, in their order.
  var edits: [SceneEdit] { state.edits }

  /// Begins a stretch that `replayStretch()` can play again.
  func beginStretch() { state.stretch = InputSegment(snapshot: inside.stage.snapshot()) }

  /// Ends the stretch, plays it again from its beginning and returns the digest's numbers afterwards.
  ///
  /// It returns `nil` without a stretch.
  func replayStretch() -> [ScrollVariable]? {
    guard let stretch = state.stretch else { return nil }
    state.stretch = nil
    inside.stage.restore(stretch.snapshot)
    inside.stage.unseen {
      for entry in stretch.entries {
        switch entry {
        case .event(let event): inside.handle(event)
        case .frame(let time): inside.advance(to: time)
        case .edit(let edit, let time): _ = inside.perform(edit, at: time)
        }
      }
    }
    return inside.stage.variables
  }
}
