import Documents
package import Foundation
package import Replays

/// Several report folders that become one: the shards of a run, or reports of different runs.
package struct MergedReport {
  /// What was written.
  package struct Outcome {
    /// The lines to print: the page, the verdict, and what is missing.
    package var lines: [String]
    /// The exit status.
    package var status: RunStatus
    /// The reason why the report is neither a pass nor a difference; `nil` for none.
    package var refusal: String?
  }

  private enum Source {
    /// The shards of one run, or one whole run.
    case shards(RunMerge)
    /// Whole runs of one verb, or reports that are no part of a run.
    case whole([RunMerge.Shard], plain: [URL])
  }

  private let source: Source
  /// The notes on folders that are left out because their runs did not end.
  private let incomplete: [String]
  /// The notes on folders in which reports are, or were, being written.
  private let unfinished: [String]

  /// Reads the descriptions of the runs.
  ///
  /// - Throws: `VisualQAError.refused` for folders that do not belong together; `DocumentError` for a faulty file.
  package init(_ folders: [URL]) throws {
    unfinished = UnfinishedReport.notes(on: folders)
    var (runs, plain, incomplete): ([RunMerge.Shard], [URL], [String]) = ([], [], [])
    for folder in folders where !UnfinishedReport.isName(folder.lastPathComponent) {
      let has = { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
      if has(RunManifest.file) {
        runs.append(RunMerge.Shard(folder: folder, run: try RunManifest(of: folder)))
      } else if has(ReportFolder.mark), !has(ReportFile.json) {
        incomplete.append("\(folder.relativePath) is not complete: its run did not end; it counts as missing")
      } else if !plain.contains(where: { ReportFolder($0).isSame(as: folder) }) {
        plain.append(folder)
      }
    }
    self.incomplete = incomplete
    if runs.contains(where: { $0.run.shards != nil }) {
      if let other = plain.first {
        throw VisualQAError.refused("\(other.relativePath) is no shard of the run that the others belong to")
      }
      source = .shards(try RunMerge(runs))
    } else if runs.isEmpty, plain.isEmpty {
      throw VisualQAError.refused(incomplete.first ?? unfinished.first ?? "there is no report to merge")
    } else {
      source = .whole(try Self.once(runs), plain: plain)
    }
  }

  /// Returns whole runs of one verb, each once.
  private static func once(_ runs: [RunMerge.Shard]) throws(VisualQAError) -> [RunMerge.Shard] {
    var kept: [RunMerge.Shard] = []
    for run in runs {
      if let first = kept.first, first.run.verb != run.run.verb {
        throw .refused(
          "\(run.folder.relativePath) is of \(run.run.verb.rawValue), and \(first.folder.relativePath) of "
            + "\(first.run.verb.rawValue); reports of one verb are merged")
      }
      let twin = kept.first { $0.run.command == run.run.command && $0.run.plan == run.run.plan }
      if let twin {
        _ = try RunMerge([twin, run])
      } else {
        kept.append(run)
      }
    }
    return kept
  }

  /// Writes the merged report into a folder.
  ///
  /// - Throws: `VisualQAError`, `DocumentError`; then an existing report is not complete, and a new one absent.
  package func write(to folder: URL, command: String) throws -> Outcome {
    let staging = ReportStaging(folder, run: "report")
    try staging.begin()
    do {
      var outcome: Outcome
      switch source {
      case .shards(let merge): outcome = try write(merge, to: staging)
      case .whole(let runs, let plain):
        if let first = runs.first, first.run.verb != .compare {
          outcome = try writeResults(runs, nil, to: staging, command: command)
        } else {
          outcome = try writeGoldens(runs.map(\.folder) + plain, run(of: runs, plain), to: staging, command)
        }
      }
      try staging.finish()
      outcome.lines.insert(folder.appendingPathComponent(ReportFile.page).relativePath, at: 0)
      if !incomplete.isEmpty { outcome.status = .heaviest(of: [outcome.status, .different]) }
      outcome.lines += incomplete + unfinished
      return outcome
    } catch {
      staging.abandon()
      throw error
    }
  }

  private func run(of runs: [RunMerge.Shard], _ plain: [URL]) -> RunManifest? {
    runs.count == 1 && plain.isEmpty ? runs[0].run : nil
  }

  private func write(_ merge: RunMerge, to staging: ReportStaging) throws -> Outcome {
    var outcome =
      merge.run.verb == .compare
      ? try writeGoldens(merge.shards.map(\.folder), merge.run, to: staging, merge.run.command)
      : try writeResults(merge.shards, merge, to: staging, command: merge.run.command)
    outcome.lines += merge.notes
    if !merge.missing.isEmpty { outcome.status = .heaviest(of: [outcome.status, .different]) }
    return outcome
  }

  // MARK: Goldens

  private func writeGoldens(
    _ folders: [URL], _ run: RunManifest?, to staging: ReportStaging, _ command: String
  ) throws -> Outcome {
    var reports: [(name: String, report: Report)] = []
    for folder in folders {
      let report = try ReportReader(folder).report()
      if report.cases.isEmpty {
        throw VisualQAError.refused(
          "\(folder.relativePath) holds no case: nothing was compared there, which is not a pass")
      }
      reports.append((folder.relativePath, report))
    }
    var merged = try ReportMerge.merged(
      reports, command: run?.command ?? command, program: run?.program ?? ProgramVersion.text)
    let order = Order(run?.plan ?? [])
    merged.cases = order.sorted(merged.cases, by: \.scenario)
    merged.notes = Self.notes(merged.notes, run)
    try CollectedGoldens(in: staging.place).gather(folders, sorted: { order.sorted($0, by: \.scenario) })
    ReportApproval(of: staging.place, goldens: nil).hand(to: &merged, as: staging.folder)
    try ReportWriter(staging.place, template: .embedded)
      .write(merged, of: run, timings: run == nil ? nil : try timings(of: folders))
    return Self.outcome(of: merged)
  }

  private static func outcome(of merged: Report) -> Outcome {
    var outcome = Outcome(lines: [merged.verdict], status: .done)
    let unreadable = merged.cases.count(where: \.isUnreadable)
    if unreadable > 0 {
      outcome.refusal =
        "of \(Pluralization.text(unreadable, "case")) something cannot be read, which is neither a pass nor a difference"
    } else if merged.cases.contains(where: \.outcome.isFailure) {
      outcome.status = .different
    } else if merged.cases.allSatisfy({ $0.outcome == .notCompared }) {
      outcome.refusal = "nothing was compared, which is not a pass"
    }
    if outcome.refusal != nil { outcome.status = .badInput }
    return outcome
  }

  private static func notes(_ notes: [String], _ run: RunManifest?) -> [String] {
    run == nil ? notes : notes.sorted()
  }

  // MARK: Results

  private func writeResults(
    _ shards: [RunMerge.Shard], _ merge: RunMerge?, to staging: ReportStaging, command: String
  ) throws -> Outcome {
    var cases: [ResultCase] = []
    var owners: [String: String] = [:]
    var notes: Set<String> = []
    for shard in shards {
      let report = try ResultsFiles(in: shard.folder).report(of: shard.run)
      notes.formUnion(report.notes)
      for value in report.cases {
        if let owner = owners.updateValue(shard.folder.relativePath, forKey: value.name),
          !shard.run.verb.splitsParts
        {
          throw VisualQAError.doubleCase(value.name, reports: [owner, shard.folder.relativePath])
        }
        cases.append(value)
      }
    }
    guard let first = shards.first?.run else { throw VisualQAError.refused("there is no shard to merge") }
    var run = merge?.run ?? first
    if merge == nil, shards.count > 1 {
      run.command = command
      (run.plan, run.played) = (shards.flatMap(\.run.plan), shards.flatMap(\.run.played))
    }
    cases = Order(run.plan).sorted(cases, by: \.name)
    if run.verb == .fuzz { cases = try Self.united(cases) }
    let report = ResultsReport(run, notes: notes.sorted(), cases: cases)
    try ResultsFiles(in: staging.place).write(report, timings: try timings(of: shards.map(\.folder)))
    return Outcome(lines: [report.summary], status: report.status)
  }

  /// Returns the cases of random strokes, of which every shard has one for each scene, as one for each scene.
  private static func united(_ cases: [ResultCase]) throws -> [ResultCase] {
    var names: [String] = []
    var groups: [String: [ResultCase]] = [:]
    for value in cases {
      if groups[value.name] == nil { names.append(value.name) }
      groups[value.name, default: []].append(value)
    }
    return try names.compactMap { try FuzzCase.merged(groups[$0] ?? []) }
  }

  private func timings(of folders: [URL]) throws -> RunTimings {
    var machines: [RunTimings.Machine] = []
    for folder in folders {
      let file = folder.appendingPathComponent(RunTimings.file)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      machines += try RunTimings(contentsOf: file).machines
    }
    return RunTimings(machines)
  }
}

/// The order of the parts of a plan.
private struct Order {
  private let places: [String: Int]

  init(_ plan: [String]) {
    places = Dictionary(plan.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns values in the order of their parts; those of one part keep their order, and others come last.
  func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    values.enumerated().map { (places[name($1)] ?? .max, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
