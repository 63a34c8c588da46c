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

  /// Plays the shard, writes its report and its findings, and prints the results.
  ///
  /// Findings are on disk as soon as they are shrunk. A signal ends the run after the scripts that are played, with its
  /// report; but a shard with fewer strokes than its own has none, and has to be played again.
  ///
  /// - Throws: `CommandError.ended` when there is a finding, `.nothingDone` when a number of strokes was not reached.
  package func perform(workers: FuzzWorkers, of run: ShardedRun, out: String?) throws {
    // A faulty corpus is told before an earlier report is touched.
    _ = try planned()
    let place = try run.begin()
    let files = FindingFiles(in: scripts(out), report: place)
    do {
      let interruption = InterruptHandler()
      let outcome = try outcome(workers: workers, files, report: place) { interruption.isThere }
      run.add(outcome.timings)
      let breakOff = breakOff(outcome.results, isEnded: interruption.isThere)
      if let breakOff { Console.say(breakOff.sentence) }
      let isReported = breakOff?.isShort != true || shard == nil
      let hasFindings = try told(
        outcome.results, of: isReported ? run : nil, out: out, note: breakOff?.sentence)
      FindingFiles.remove(files.urls + outcome.made)
      if !isReported {
        throw CommandError.nothingDone("the shard is not complete, and is to be played again")
      }
      if hasFindings { throw CommandError.ended(.differences) }
      if breakOff != nil, outcome.results.allSatisfy({ $0.scripts + $0.corpus == 0 }) {
        throw CommandError.nothingDone("nothing was played, which is not a pass")
      }
      if breakOff?.isShort == true {
        throw CommandError.nothingDone("fewer strokes were played than asked for")
      }
    } catch {
      if place.map({ ResultsFiles(in: $0).hasScripts }) != true { run.abandon() }
      throw error
    }
  }

  /// Returns the folders of scripts that findings are put into.
  private func scripts(_ out: String?) -> [FuzzCorpus] {
    let folder = out.map { FuzzCorpus(URL(fileURLWithPath: $0, isDirectory: true)) }
    return [corpus.map(FuzzCorpus.init), folder].compactMap(\.self)
  }

  /// What a signal left out; `isShort` is true when a number of strokes was not reached.
  private typealias BreakOff = (sentence: String, isShort: Bool)

  private func breakOff(_ results: [FuzzResult], isEnded: Bool) -> BreakOff? {
    guard isEnded else { return nil }
    guard let strokes = dealt.strokes else {
      return ("a signal ended the run before its time was over", false)
    }
    let (done, all) = (results.reduce(0) { $0 + $1.strokes }, strokes * scenes.count)
    if done == all { return nil }
    return ("a signal ended the run after \(done) of \(Pluralization.text(all, "stroke"))", true)
  }

  /// Plays the shard, and returns the results of the scenes in their order.
  ///
  /// The results are the same with any number of processes, unless the time decides what is played.
  package func results(workers: FuzzWorkers) throws -> [FuzzResult] {
    try outcome(workers: workers, FindingFiles(), report: nil) { false }.results
  }

  private func outcome(
    workers: FuzzWorkers, _ files: FindingFiles, report: URL?, isEnded: @escaping () -> Bool
  ) throws -> FuzzOutcome {
    let plan = try planned()
    let clock = SDLClock()
    let reporter = try reporter(of: plan, shard, to: progress, say: Console.say) { clock.now }
    do {
      let shares = shares(of: plan, workers)
      let onProgress: (FuzzPlan.Standing) -> Void = {
        reporter.advance(to: $0.strokes, findings: $0.findings)
      }
      let outcome =
        shares > 1
        ? try workers.outcome(
          of: scenes.map(\.scene.name), in: shares,
          FuzzShare.Setup(corpus: plan.corpus.map(\.name), report: report)
        ) {
          onProgress($0)
          return !isEnded()
        } : try play(plan, by: clock, files, isEnded: isEnded, onProgress: onProgress)
      let isShort = breakOff(outcome.results, isEnded: isEnded())?.isShort == true
      reporter.finish(
        isShort ? .failed : .done, done: outcome.results.reduce(0) { $0 + $1.strokes },
        findings: outcome.results.reduce(0) { $0 + $1.findings.count })
      return outcome
    } catch {
      reporter.finish(.failed)
      throw error
    }
  }

  /// Plays a plan in this process.
  private func play(
    _ plan: FuzzPlan, by clock: SDLClock, _ files: FindingFiles, isEnded: @escaping () -> Bool,
    onProgress: (FuzzPlan.Standing) throws -> Void
  ) throws -> FuzzOutcome {
    var seconds: [String: TimeInterval] = [:]
    var observer = FuzzObserver()
    observer.isEnded = isEnded
    observer.onFinding = { scene, finding in try files.keep(finding, of: scene) }
    observer.onPlayed = { scene, time in seconds[scene, default: 0] += time }
    let results = try plan.play(
      grounds(), now: { clock.now }, watchedBy: observer, onProgress: onProgress)
    let timings = results.compactMap { result in
      seconds[result.scene].map { RunTimings.Entry(result.scene, seconds: $0) }
    }
    return FuzzOutcome(results: results, timings: timings)
  }

  /// Plays a worker's share of the shard, and writes the outcome to the place that its parent gave it.
  package func play(_ share: WorkShard, into place: String, out: String? = nil) throws {
    let share = (deal: FuzzDeal(share.index, of: share.count), files: FuzzShare(URL(fileURLWithPath: place)))
    let setup = try share.files.setup()
    var plan = try planned()
    if let part = share.deal { plan.deal = plan.deal.part(part) }
    if let setup {
      let known = Set(setup.corpus)
      plan.corpus.removeAll { !known.contains($0.name) }
    }
    let clock = SDLClock()
    let reporter = try reporter(of: plan, nil, to: share.files.progress, say: { _ in }) { clock.now }
    let files = FindingFiles(in: setup == nil ? [] : scripts(out), report: setup?.report)
    let interruption = InterruptHandler()
    let parent = getppid()
    let isEnded = { interruption.isThere || share.files.isAskedToEnd }
    var outcome = try play(plan, by: clock, files, isEnded: isEnded) { standing in
      // Without its parent nobody reads the results.
      if getppid() != parent { throw CommandError.ended(.badInput) }
      reporter.advance(to: standing.strokes, findings: standing.findings)
    }
    outcome.made = files.urls
    try share.files.write(outcome)
  }

  /// The plan of the shard, without its corpus.
  private var dealt: FuzzPlan {
    var plan = plan
    if let shard, let deal = FuzzDeal(shard.index, of: shard.count) { plan.deal = deal }
    return plan
  }

  private func planned() throws -> FuzzPlan {
    var plan = dealt
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
  private func report(_ results: [FuzzResult], in run: ShardedRun, _ notes: [String]) throws -> URL? {
    run.plan(results.map(\.scene))
    let cases = results.map { FuzzCase($0, command: run.command).reported }
    return try run.write(
      cases, findings: results.reduce(0) { $0 + $1.findings.count }, notes: notes,
      inputs: scenes.flatMap { $0.inputs.compactMap(\.place?.url) })
  }

  /// Writes the report, prints the results, and writes the script of every finding into `out` and the corpus; `nil` for no such folder.
  ///
  /// - Throws: `CommandError.ended` when there is a finding.
  package func tell(_ results: [FuzzResult], of run: ShardedRun? = nil, out: String?) throws {
    if try told(results, of: run, out: out) { throw CommandError.ended(.differences) }
  }

  /// Tells the results, with a note in the report; returns true when there is a finding.
  private func told(
    _ results: [FuzzResult], of run: ShardedRun?, out: String?, note: String? = nil
  ) throws -> Bool {
    if let run, let page = try report(results, in: run, note.map { [$0] } ?? []) {
      Console.note(page.relativePath)
    }
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
    return results.contains { !$0.findings.isEmpty }
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
