import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// A run of one script on a new scene, checked against the invariants.
struct FuzzRun {
  /// A broken invariant and the time at which it broke.
  struct Violation: Hashable {
    var message: String
    var time: TimeInterval
  }

  /// The number of frames of a segment that is played twice.
  private static let stretch = 40

  let makeStage: @MainActor () -> Stage
  /// The closure that makes an additional condition to check; `nil`, the default, for none.
  var makeCondition: (@MainActor () -> Fuzzer.Condition)?
  /// The number of frames per second.
  let rate: Double

  /// Plays the steps and returns the first invariant that they break; `nil` when they break none.
  ///
  /// - Throws: A `ReplayError` when a step cannot be played, such as a change of a card that does not exist.
  func violation(of steps: [GestureStep]) throws(ReplayError) -> Violation? {
    let stage = makeStage()
    let session = StageSession(stage)
    let interceptor = session.intercept { FuzzInterceptor(on: $0) }
    var invariants = FuzzInvariants()
    var freshViews = ReuseInvariant(makeStage: makeStage)
    let condition = makeCondition?()
    var found: Violation?
    var frames = 0
    let run = HeadlessRun(session)
    // Frames at rest are skipped: the first and the last frame of a rest break the same invariants as those between.
    run.skipsIdleFrames = true
    run.writesListsOnDemand = true
    run.onFrame = { stage in
      guard found == nil else { return }
      frames += 1
      let message =
        invariants.violation(in: stage, after: interceptor.takeDisturbance())
        ?? freshViews.violation(in: stage, after: interceptor.edits, frame: frames)
        ?? lookBack(interceptor, stage, frame: frames) ?? condition?(stage, frames)
      if let message { found = Violation(message: message, time: stage.time) }
    }
    let script = GestureScript(file: "fuzz", steps: steps)
    do throws(ReplayError) {
      try run.play(ScriptPlayer(script), rate: rate)
    } catch {
      guard case .invalidEvent(let message) = error else { throw error }
      return found ?? Violation(message: message, time: stage.time)
    }
    return found
  }

  /// Plays a script and returns the violation of an invariant; `nil` when there is none.
  ///
  /// A script that cannot be played breaks no invariant: shrinking removed a step that another step needs.
  func broken(_ steps: [GestureStep]) -> Violation? { try? violation(of: steps) }

  /// Returns the fewest steps that still break an invariant of this kind, after a bounded number of tries.
  func shortest(_ steps: [GestureStep], breaking kind: String) -> [GestureStep] {
    Shrinker { self.broken($0)?.kind == kind }.fewest(steps)
  }

  private func lookBack(_ interceptor: FuzzInterceptor, _ stage: Stage, frame: Int) -> String? {
    guard frame % Self.stretch == 0 else { return nil }
    // What the frame enqueued would otherwise run on the restored state.
    stage.runMainQueue()
    let variables = stage.variables
    defer { interceptor.beginStretch() }
    guard let replayed = interceptor.replayStretch(), replayed != variables else { return nil }
    let different = zip(variables, replayed).first { $0 != $1 }
    let detail = different.map { "\($0.path) to \($1.value) instead of \($0.value)" } ?? "to other rows"
    return "the last \(Self.stretch) frames, played again from a snapshot, led \(detail)"
  }
}

extension FuzzRun.Violation {
  /// The message without its numbers and quoted texts, which identifies the same failure while a script is shrunk.
  var kind: String {
    var isQuoted = false
    return message.filter { character in
      if character == "“" { isQuoted = true }
      defer { if character == "”" { isQuoted = false } }
      return !isQuoted && !character.isNumber && character != "." && character != "-"
    }
  }
}

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
  func replayStretch() -> [ScrollStateValue]? {
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
    inside.stage.runMainQueue()
    return inside.stage.variables
  }
}
