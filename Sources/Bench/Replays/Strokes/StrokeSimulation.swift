import Foundation
import SceneReadings
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
