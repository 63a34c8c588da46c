import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// The interceptor that records the input of a fuzzed scene and can replay a part of it from a snapshot.
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

  /// Returns the input and the edits that reached the scene since the last call.
  func takeDisturbance() -> FuzzInvariants.ExternalInfluence {
    defer { state.disturbance.mayMoveFeed = false }
    return state.disturbance
  }

  /// Forwards an edit; restoring a snapshot does not undo an edit of the cards.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    state.disturbance.mayMoveFeed = true
    if case .cards = edit { state.stretch = nil }
    state.stretch?.entries.append(.edit(edit, time))
    guard inside.perform(edit, at: time) else { return false }
    state.edits.append(edit)
    return true
  }

  /// The edits of the data so far, in their order.
  var edits: [SceneEdit] { state.edits }

  /// Takes the snapshot from which `replayStretch()` replays.
  func beginStretch() { state.stretch = InputSegment(snapshot: inside.stage.snapshot()) }

  /// Replays the input since `beginStretch()` from its snapshot and returns the variables of the digest afterwards.
  ///
  /// Returns `nil` without a call of `beginStretch()`.
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
