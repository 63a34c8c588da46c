import Documents
package import Foundation
package import Replays
import SDLRendering
package import VisualQA

/// The loop of `orihon compare --watch`, which compares scenarios again whenever a file that they depend on is saved.
///
/// A run plays only the scenarios that a change affects. The summary, the report and the status cover all scenarios,
/// each with its last outcome.
package final class GoldenWatch {
  /// A closure that returns the current scenarios and the files that they were read from.
  package typealias Choice = () throws -> (scenarios: [GoldenScenario], files: Set<URL>)

  /// The most scenarios that a line lists by name.
  private static let named = 3

  private let mode: RecordMode?
  private let reporter: GoldenReporter
  private let workers: WorkerPool
  private let goldens: GoldenPlace
  private let scenes: SceneSource
  private let seed: UInt64
  private let choose: Choice
  private let interruption = InterruptHandler()
  private var state = State()

  private struct State {
    var scenarios: [GoldenScenario] = []
    var files: Set<URL> = []
    var known: [String: WatchedScenario] = [:]
    var outcomes: [String: ScenarioOutcome] = [:]
    var status = RunStatus.done
    var hasBegun = false
    /// True while the scenarios cannot be read.
    var isAtFault = false
  }

  /// Creates a loop over the scenarios that `choose` returns, compared as `run` does.
  package init(
    _ run: GoldenComparison, recording mode: RecordMode?, _ reporter: GoldenReporter, workers: WorkerPool,
    choose: @escaping Choice
  ) {
    self.mode = mode
    self.reporter = reporter
    self.workers = workers
    (goldens, scenes, seed) = (run.goldens, run.scenes, run.seed)
    self.choose = choose
  }

  /// Compares until it is interrupted; returns the status of the last complete run.
  ///
  /// - Throws: The error that prevents the first run, and one when standard output is closed.
  package func run() throws -> RunStatus {
    (state.scenarios, state.files) = try choose()
    try reporter.begin(goldens: goldens, inPlace: true)
    while !interruption.isThere {
      let watcher = try watcher()
      defer { watcher.stop() }
      try compareWhatChanged()
      interruption.wait()
    }
    return state.status
  }

  /// Returns a watcher that is started before the files are read, so that a save during a run is not missed.
  private func watcher() throws(CommandError) -> FileWatcher {
    let scenes = Set(state.scenarios.map(\.scene)).flatMap(scenes.files)
    let folders = state.scenarios.flatMap { WatchedScenario.folders(of: $0, in: goldens) }
    var watched: [URL: FileWatcher.EventMask] = [:]
    for file in state.files.union(scenes) { watched[file.found] = .changes }
    for folder in folders { watched[folder] = .folder }
    do throws(SDLError) {
      let watcher = try FileWatcher(watched) { [wakeupPipe = interruption.wakeupPipe] in wakeupPipe.wake() }
      if let trouble = watcher.takeTrouble() { throw trouble }
      return watcher
    } catch {
      throw .contradiction("--watch: \(error)")
    }
  }

  private func compareWhatChanged() throws {
    do {
      if state.hasBegun { (state.scenarios, state.files) = try choose() }
    } catch {
      let status = ProgramStatus.report(error)
      if status == nil { Console.say("\(error)") }
      state.status = status.flatMap { RunStatus(rawValue: $0.rawValue) } ?? .badInput
      state.isAtFault = true
      return
    }
    // The summary is printed after a fault is fixed, also when the scenarios are the same as before it.
    let isMended = state.isAtFault
    state.isAtFault = false
    let seen = Dictionary(
      state.scenarios.map {
        ($0.name, WatchedScenario($0, scene: scenes.files(of: $0.scene), in: goldens))
      }, uniquingKeysWith: { first, _ in first })
    let due = state.scenarios.filter { seen[$0.name] != state.known[$0.name] }
    guard isMended || !due.isEmpty || state.outcomes.count != seen.count else { return }
    do {
      try compare(due)
    } catch CommandError.ended(.done) where interruption.isThere {
      return
    } catch CommandError.nothingDone(let sentence) {
      Console.say(sentence)
      state.status = .badInput
    }
    state.known = seen
    for name in due.map(\.name) { state.known[name]?.lookAtGoldens(in: goldens) }
    state.hasBegun = true
  }

  private func compare(_ due: [GoldenScenario]) throws {
    let names = due.map(\.name)
    if state.hasBegun { try reporter.begin(goldens: goldens, of: Set(names), inPlace: true) }
    let played = try comparison(of: due).play(mode: mode, reporter, workers: workers) {
      interruption.isThere
    }
    for (name, outcome) in zip(names, played) { state.outcomes[name] = outcome }
    let all = Set(state.scenarios.map(\.name))
    state.outcomes = state.outcomes.filter { all.contains($0.key) }
    let prefix = state.hasBegun ? Self.words(for: names) : ""
    state.status = try comparison(of: state.scenarios).end(
      state.scenarios.compactMap { state.outcomes[$0.name] }, reporter, prefix: prefix)
  }

  private func comparison(of scenarios: [GoldenScenario]) -> GoldenComparison {
    GoldenComparison(scenarios, seed: seed, in: goldens, scenes: scenes)
  }

  /// Returns the names of the scenarios of a run, printed before the summary.
  private static func words(for names: [String]) -> String {
    switch names.count {
    case 0: ""
    case ...named: names.joined(separator: ", ") + " again: "
    default: "\(names.count) scenarios again: "
    }
  }
}
