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

  private func lookBack(_ interceptor: FuzzInterceptor, _ stage: Stage, frame: Int) -> String? {
    guard frame % Self.stretch == 0 else { return nil }
    let variables = stage.variables
    defer { interceptor.beginStretch() }
    guard let replayed = interceptor.replayStretch(), replayed != variables else { return nil }
    let different = zip(variables, replayed).first { $0 != $1 }
    let detail = different.map { "\($0.path) to \($1.value) instead of \($0.value)" } ?? "to other rows"
    return "the last \(Self.stretch) frames, played again from a snapshot, led \(detail)"
  }
}
