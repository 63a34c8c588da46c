import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// A scene under random strokes: sees what reaches it, and can play the last stretch again.
final class FuzzContent: ScreenContentWrapper {
  private enum Entry {
    case event(InputEvent)
    case frame(TimeInterval)
  }

  private struct Stretch {
    var snapshot: StageSnapshot
    var entries: [Entry] = []
  }

  private struct State {
    var disturbance = FuzzInvariants.Disturbance()
    var stretch: Stretch?
    var edits: [SceneEdit] = []
  }

  let content: any ScreenContent
  private let stage: Stage
  private var state = State()

  init(_ stage: Stage) {
    content = stage
    self.stage = stage
  }

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
    case .picture, .pictureDiscarded, .dropped: break
    }
    state.stretch?.entries.append(.event(event))
    content.handle(event)
  }

  func advance(to time: TimeInterval) {
    state.stretch?.entries.append(.frame(time))
    content.advance(to: time)
  }

  /// What reached the scene since this was asked last.
  func takeDisturbance() -> FuzzInvariants.Disturbance {
    defer { state.disturbance.mayMoveFeed = false }
    return state.disturbance
  }

  /// Changes the data, which no snapshot takes back.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    state.disturbance.mayMoveFeed = true
    state.stretch = nil
    guard stage.perform(edit, at: time) else { return false }
    state.edits.append(edit)
    return true
  }

  /// The changes of the data so far, in their order.
  var edits: [SceneEdit] { state.edits }

  /// Begins a stretch that `replayedDigest()` can play again.
  func beginStretch() { state.stretch = Stretch(snapshot: stage.snapshot()) }

  /// Ends the stretch: goes back to its beginning, plays it again, and tells where that led; `nil` without a
  /// stretch.
  func replayStretch() -> [ScrollVariable]? {
    guard let stretch = state.stretch else { return nil }
    state.stretch = nil
    stage.restore(stretch.snapshot)
    for entry in stretch.entries {
      switch entry {
      case .event(let event): content.handle(event)
      case .frame(let time): content.advance(to: time)
      }
    }
    return stage.variables
  }
}
