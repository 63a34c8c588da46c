import Documents
package import Foundation
package import Replays
import SDLRendering
import Stage
package import VisualQA

/// A fuzz test of several scenes that plays everything and collects the findings, or a shard of one.
package struct FuzzCampaign {
  /// The seed and the length of the test; its share and corpus are set by `shard` and `corpus`.
  private let plan: FuzzPlan
  private let scenes: [LoadedScene]
  private let surroundings: SceneEnvironment
  /// The names of all scenes that a file of the corpus can be for.
  private let names: [String]
  /// The shard of the test; default the whole.
  package var shard: WorkShard?
  /// The folder of scripts that are played first; default none.
  package var corpus: URL?
  /// The file of the progress; default none.
  package var progress: URL?

  /// Creates a test; `names` are those of all scenes of the program.
  package init(
    _ plan: FuzzPlan, on scenes: [LoadedScene], in surroundings: SceneEnvironment, among names: [String]
  ) {
    self.plan = plan
    self.scenes = scenes
    self.surroundings = surroundings
    self.names = names + scenes.map(\.scene.name).filter { !names.contains($0) }
  }

  /// Plays the shard, and returns the results of the scenes in their order.
  ///
  /// The results are the same with any number of processes, unless the time decides what is played.
  package func results(workers: FuzzWorkers) throws -> [FuzzResult] {
    let plan = try planned()
    let clock = SDLClock()
    let reporter = try reporter(of: plan, shard, to: progress, say: Console.say) { clock.now }
    do {
      let shares = shares(of: plan, workers)
      let onProgress: (FuzzPlan.Standing) -> Void = {
        reporter.advance(to: $0.strokes, findings: $0.findings)
      }
      let results =
        shares > 1
        ? try workers.results(of: scenes.map(\.scene.name), in: shares, onProgress: onProgress)
        : try plan.play(grounds(), now: { clock.now }, onProgress: onProgress)
      reporter.finish(
        .done, done: results.reduce(0) { $0 + $1.strokes },
        findings: results.reduce(0) { $0 + $1.findings.count })
      return results
    } catch {
      reporter.finish(.failed)
      throw error
    }
  }

  /// Plays a worker's share of the shard, and writes the results to the place that its parent gave it.
  package func play(_ share: WorkShard, into place: String) throws {
    let files = FuzzShare(URL(fileURLWithPath: place))
    var plan = try planned()
    if let part = FuzzDeal(share.index, of: share.count) { plan.deal = plan.deal.part(part) }
    let clock = SDLClock()
    let reporter = try reporter(of: plan, nil, to: files.progress, say: { _ in }) { clock.now }
    let parent = getppid()
    let results = try plan.play(grounds(), now: { clock.now }) { standing in
      // Without its parent nobody reads the results.
      if getppid() != parent { throw CommandError.ended(.badInput) }
      reporter.advance(to: standing.strokes, findings: standing.findings)
    }
    try files.write(results)
  }

  private func planned() throws -> FuzzPlan {
    var plan = plan
    if let shard, let deal = FuzzDeal(shard.index, of: shard.count) { plan.deal = deal }
    if let corpus { plan.corpus = try FuzzCorpus(corpus).entries(scenes: names) }
    return plan
  }

  private func grounds() throws -> [FuzzPlan.Ground] {
    try scenes.map { FuzzPlan.Ground($0.scene.name, try SceneFuzzer($0, in: surroundings).fuzzer()) }
  }

  private func shares(of plan: FuzzPlan, _ workers: FuzzWorkers) -> Int {
    min(workers.count, plan.strokes.map { max(1, Fuzzer.scriptCount(of: $0)) } ?? .max)
  }

  private func reporter(
    of plan: FuzzPlan, _ shard: WorkShard?, to file: URL?, say: @escaping (String) -> Void,
    now: @escaping () -> TimeInterval
  ) throws(DocumentError) -> ProgressReporter {
    var work = ProgressReporter.Work("fuzz", unit: "stroke", shard: shard)
    work.total = plan.strokes.map { $0 * scenes.count }
    if case .time(let duration) = plan.length { work.duration = duration }
    return try ProgressReporter(work, to: file, say: say, now: now)
  }

  // MARK: Telling

  /// Writes the report of results; returns its page, `nil` when none was requested.
  private func report(_ results: [FuzzResult], in run: ShardedRun) throws -> URL? {
    run.plan(results.map(\.scene))
    let cases = results.map { FuzzCase($0, command: run.command).reported }
    return try run.write(
      cases, findings: results.reduce(0) { $0 + $1.findings.count },
      inputs: scenes.flatMap { $0.inputs.compactMap(\.place?.url) })
  }

  /// Writes the report, prints the results, and writes the script of every finding into `out` and the corpus; `nil` for no such folder.
  ///
  /// - Throws: `CommandError.ended` when there is a finding.
  package func tell(_ results: [FuzzResult], of run: ShardedRun? = nil, out: String?) throws {
    if let run, let page = try report(results, in: run) { Console.note(page.relativePath) }
    for (loaded, result) in zip(scenes, results) {
      let count = Pluralization.text(result.strokes, "stroke")
      let corpus =
        result.corpus == 0 ? "" : " and \(Pluralization.text(result.corpus, "script")) of the corpus"
      let start = "\(result.scene): \(count) from seed \(result.seed)\(corpus)"
      guard !result.findings.isEmpty else {
        try Console.result("\(start), nothing broken")
        continue
      }
      try Console.result("\(start), \(Pluralization.text(result.findings.count, "finding"))")
      for finding in result.findings { try tell(finding, of: loaded, out) }
    }
    if results.contains(where: { !$0.findings.isEmpty }) { throw CommandError.ended(.differences) }
  }

  private func tell(_ finding: FuzzFinding, of loaded: LoadedScene, _ out: String?) throws {
    let script = finding.smallest
    let origin =
      switch script.origin {
      case .file(let name): "from \(name)"
      case .seeded(_, let seed): "seed \(seed)"
      }
    let count = Pluralization.text(finding.broken, "script")
    try Console.result(
      "\(loaded.scene.name): \(script.message) (at \(NumberText.seconds(script.time)) s, \(origin), \(count))"
    )
    var file: URL?
    if let corpus { file = try FuzzCorpus(corpus).add(script.yaml, scene: loaded.scene.name) }
    if let out {
      let name = FuzzCorpus.name(of: script.yaml, scene: loaded.scene.name)
      let place = try OutputFolder(out).file(name)
      try OutputPaths.check(place, over: loaded.inputs)
      try OutputFile.write(script.yaml, to: place)
      file = place
    }
    guard let file else { return }
    try Console.result(SceneFuzzer(loaded, in: surroundings).command(of: file))
  }
}
