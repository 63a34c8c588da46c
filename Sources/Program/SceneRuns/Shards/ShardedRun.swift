import Documents
package import Foundation
import Replays
import SDLRendering
package import VisualQA

/// A run whose parts can be split into shards: it selects the parts of a shard, and writes its report.
@MainActor
package final class ShardedRun {
  /// The options that do not change what the whole run plays.
  private static let options: Set<String> = [
    "shard", "timings", "report", "progress", "workers", "json", "out", "film", "share", "worker",
  ]

  /// A part of the run, with a guess of what it costs in any unit.
  package struct Part {
    /// The name, unique in the run.
    package let name: String
    /// The guess of its cost.
    package let guess: Double

    /// Creates a part; parts without a guess cost the same.
    package init(_ name: String, guess: Double = 1) { (self.name, self.guess) = (name, guess) }
  }

  private struct State {
    var plan: [String] = []
    var entries: [RunTimings.Entry] = []
    var reporter: ProgressReporter?
    var (done, findings) = (0, 0)
    /// True when the report was begun before anything was played.
    var hasBegun = false
  }

  private let verb: RunVerb
  /// The shard that is played; `nil` for the whole run.
  package let shard: WorkShard?
  private let timingsName: String?
  private let timings: RunTimings
  /// The command that repeats the whole run, in shell syntax.
  package let command: String
  private let staging: ReportStaging?
  /// The file of the progress; default none.
  package var progress: URL?
  private let clock = SDLClock()
  private var state = State()

  /// Creates a run; `timings` is a file of an earlier run, and `report` the folder of the results.
  ///
  /// - Throws: `DocumentError` for a faulty file, and for a folder that does not belong to reports.
  package init(
    _ verb: RunVerb, shard: WorkShard?, timings: String?, report: String?, command: String? = nil
  ) throws {
    (self.verb, self.shard, timingsName) = (verb, shard, timings)
    let command = command ?? LaunchArguments.command(without: Self.options)
    self.command = command
    self.timings = try timings.map { try RunTimings(contentsOf: URL(fileURLWithPath: $0)) } ?? RunTimings()
    // Random strokes for a time may not find again what a killed run of them has found.
    let name = verb == .fuzz ? command + (shard.map { " --shard \($0)" } ?? "") : verb.rawValue
    let isTimed = verb == .fuzz && command.contains(" --until")
    staging = report.map {
      ReportStaging(URL(fileURLWithPath: $0, isDirectory: true), run: name, keepsFindings: isTimed)
    }
    try OutputFolder.check(report)
    if let staging { try ReportFolder(staging.folder).check() }
  }

  /// Plans a run of which every shard plays a share of each part.
  package func plan(_ names: [String]) { state.plan = names }

  /// Returns the positions of the parts that the shard plays, in their order.
  ///
  /// - Throws: `CommandError.emptyShard`; `DocumentError` for a file of the progress that cannot be written.
  package func select(_ parts: [Part]) throws -> [Int] {
    state.plan = parts.map(\.name)
    let found = try positions(of: parts)
    guard progress != nil, state.reporter == nil else { return found }
    var work = ProgressReporter.Work(verb.rawValue, unit: verb.noun, shard: shard)
    work.total = found.count
    state.reporter = try ProgressReporter(work, to: progress, say: Console.say) { [clock] in clock.now }
    return found
  }

  private func positions(of parts: [Part]) throws(CommandError) -> [Int] {
    guard let shard else { return Array(parts.indices) }
    let found = shard.select(costs: timings.costs(of: parts.map { ($0.name, $0.guess) }))
    if found.isEmpty {
      throw CommandError.emptyShard(
        index: shard.index, count: shard.count, parts: parts.count, noun: verb.noun)
    }
    return found
  }

  /// The names of all parts of the whole run.
  package var plan: [String] { state.plan }

  /// Plays a part and notes the time that it took.
  package func timing<Value>(_ part: String, _ body: () throws -> Value) rethrows -> Value {
    let start = clock.now
    let value = try body()
    state.entries.append(RunTimings.Entry(part, seconds: clock.now - start))
    advance()
    return value
  }

  /// Takes note of times of parts.
  package func add(_ entries: [RunTimings.Entry]) { state.entries += entries }

  /// Takes note that one more part was played.
  package func advance(isFinding: Bool = false) {
    state.done += 1
    if isFinding { state.findings += 1 }
    state.reporter?.advance(to: state.done, findings: state.findings)
  }

  /// Writes the last line of the progress: done, or failed without a verdict.
  package func finish(_ end: ProgressLine.State) {
    state.reporter?.finish(end, done: state.done, findings: state.findings)
    state.reporter = nil
  }

  isolated deinit {
    // A run that an error ends has no verdict.
    state.reporter?.finish(.failed)
  }

  /// The description of the run; `inputs` are the files that it was given.
  package func manifest(played: [String], inputs: [URL]) -> RunManifest {
    RunManifest(
      verb, command: command, program: ProgramIdentity.text, resources: ProgramIdentity.resources,
      inputs: ProgramIdentity.hash(of: inputs),
      shards: shard.map { RunManifest.Shards([$0.index], of: $0.count, timings: timingsName) },
      plan: state.plan, played: played)
  }

  /// The times of the parts on this machine.
  package func timings(_ entries: [RunTimings.Entry]) -> RunTimings {
    let clock = clock
    return RunTimings([
      RunTimings.Machine(calibration: MachineSpeed.calibration { clock.now }, entries: entries)
    ])
  }

  /// True when there is a report to write.
  package var hasReport: Bool { staging != nil }

  /// Begins the report before anything is played, and returns the folder in which it is written; `nil` for none.
  ///
  /// An earlier report stays complete until the new one is written.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package func begin() throws -> URL? {
    guard let staging else { return nil }
    if FileManager.default.fileExists(atPath: staging.folder.path) {
      try ReportFolder(staging.folder).claim()
      return staging.folder
    }
    try staging.begin()
    state.hasBegun = true
    return staging.place
  }

  /// Deletes what was written of a report that will not be complete.
  package func abandon() { staging?.abandon() }

  /// Writes the report of results; returns its page, `nil` when none was requested.
  ///
  /// `findings` is the number of cases that did not pass. The cases are made only for a report.
  package func write(
    _ cases: @autoclosure () throws -> [ResultCase], findings: Int, notes: [String] = [], inputs: [URL]
  ) throws -> URL? {
    state.findings = findings
    guard let staging else {
      finish(.done)
      return nil
    }
    let cases = try cases()
    if !state.hasBegun { try staging.begin() }
    do {
      let report = ResultsReport(
        manifest(played: cases.map(\.name), inputs: inputs), notes: notes.sorted(), cases: cases)
      try ResultsFiles(in: staging.place).write(report, timings: timings(state.entries))
      try staging.finish()
    } catch {
      if !state.hasBegun { staging.abandon() }
      throw error
    }
    finish(.done)
    return staging.folder.appendingPathComponent(ReportFile.page)
  }
}
