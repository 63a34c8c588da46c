import Foundation
import Measurements
import Replays
import ScreenInterface
import Stage

/// A benchmark of keeping a session history and of seeking in it, without a window.
package struct HistoryBench {
  private static let seeks = 400

  private let loaded: LoadedScene
  private let surroundings: SceneEnvironment

  /// Chooses the scene.
  package init(_ loaded: LoadedScene, in surroundings: SceneEnvironment) {
    self.loaded = loaded
    self.surroundings = surroundings
  }

  /// Plays a minute of flicks with and without a history, seeks to frames spread over it, and returns the times.
  package func report() throws -> String {
    let (plain, _, _) = try played(remembering: false)
    let before = ProcessCost().residentMemory
    let (remembered, frames, history) = try played(remembering: true)
    let memory = Double(ProcessCost().residentMemory - before) / 1_048_576
    var costs: [Double] = []
    for number in 0..<Self.seeks {
      // Each seek is far from the one before, and from the stored states.
      let share = Double(number * 151 % Self.seeks) / Double(Self.seeks)
      let time = history.earliest.time.seconds * (1 - share) + history.present.time.seconds * share
      let target = history.position(at: Microseconds(seconds: time))
      let start = ProcessCost().processorTime
      history.seek(to: target)
      costs.append((ProcessCost().processorTime - start) * 1000)
    }
    costs.sort()
    func share(_ part: Double) -> String { Self.text(costs[Int(Double(costs.count - 1) * part)], 2) }
    let each = 1000 / Double(frames)
    return """
      \(loaded.argument): \(frames) frames of a minute, a state kept every \(SessionHistory.interval)
      a frame       \(Self.text(plain * each, 3)) ms, remembered \(Self.text(remembered * each, 3)) ms
      memory        \(Self.text(memory, 1)) MB more at most
      going back    p50 \(share(0.5))   p99 \(share(0.99))   max \(share(1)) ms of processor time
      """
  }

  private static func text(_ number: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  private func played(remembering: Bool) throws -> (cost: Double, frames: Int, history: SessionHistory) {
    let headless = try HeadlessStage(loaded, in: surroundings)
    let history = SessionHistory(of: headless.stage)
    if remembering { headless.session.intercept { RecordingInterceptor(on: $0, to: history) } }
    let run = headless.run(drawing: false)
    var frames = 0
    run.onFrame = { _ in frames += 1 }
    let start = ProcessCost().processorTime
    let script = BenchScript.script(for: headless.stage.size, showing: [])
    try run.play(ScriptPlayer(script), rate: HeadlessStage.rate)
    return (ProcessCost().processorTime - start, frames, history)
  }
}
