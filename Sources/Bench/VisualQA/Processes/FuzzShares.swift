package import Documents
package import Foundation
package import Replays

extension FuzzWorkers {
  /// The most processes at a time.
  package var count: Int { pool.count }

  /// Plays a plan in several processes, and returns the outcome, which is that of one process.
  ///
  /// `onProgress` is called about once a second, and when it returns false, the processes end after their scripts.
  ///
  /// - Throws: `VisualQAError` when a process cannot be started, or ends before it has played its share; what `onProgress`
  ///   throws.
  package func outcome(
    of scenes: [String], in shares: Int, _ setup: FuzzShare.Setup,
    onProgress: (FuzzPlan.Standing) throws -> Bool
  ) throws -> FuzzOutcome {
    var parts: [FuzzOutcome] = []
    try pool.run(parts: shares) { part, place in
      try FuzzShare(place).write(setup)
      return ["fuzz"] + words + ["--share", "\(part + 1)/\(shares)", "--worker", place.path]
    } meanwhile: { places in
      let standing = places.map { FuzzShare($0).standing }.reduce(into: FuzzPlan.Standing(), +=)
      let goesOn = try onProgress(standing)
      if !goesOn { for place in places { FuzzShare(place).askToEnd() } }
    } _: { process in
      guard process.status == .done, let outcome = try? FuzzShare(process.place).outcome() else {
        throw VisualQAError.refused(
          "share \(process.part + 1)/\(shares) of the strokes broke off: \(process.failure)")
      }
      parts.append(outcome)
      return true
    }
    guard let sum = FuzzOutcome.merged(parts, of: scenes) else {
      throw VisualQAError.refused("the processes of the strokes tell nothing of some scene")
    }
    return sum
  }
}

/// The files by which a process that plays a share of random strokes is told what it needs, and tells of them.
package nonisolated struct FuzzShare {
  /// What a process is told besides its command line.
  package struct Setup: Sendable, Hashable {
    /// The names of the corpus's files when the run began: later ones are findings of this run.
    package var corpus: [String]
    /// The folder in which the run's report is written; `nil` for none.
    package var report: URL?

    /// Creates what a process is told.
    package init(corpus: [String], report: URL?) { (self.corpus, self.report) = (corpus, report) }
  }

  private let place: URL

  /// Creates the files at the place that the process was given.
  package init(_ place: URL) { self.place = place }

  /// The file of the progress.
  package var progress: URL { place.appendingPathExtension("progress\(ProgressFile.ending)") }
  private var file: URL { place.appendingPathExtension("results\(ProgressFile.ending)") }
  private var timings: URL { place.appendingPathExtension("timings.json") }
  private var setting: URL { place.appendingPathExtension("setup.json") }
  private var leftover: URL { place.appendingPathExtension("made.json") }
  private var ending: URL { place.appendingPathExtension("end") }

  // MARK: The parent's side

  func write(_ setup: Setup) throws(DocumentError) {
    let value: JSONValue = [
      "corpus": .array(setup.corpus.map { .string($0) }), "report": .optional(setup.report?.path),
    ]
    try OutputFile.write(value.text() + "\n", to: setting)
  }

  /// How far the process is.
  var standing: FuzzPlan.Standing {
    let line = ProgressFile.last(of: progress)
    return FuzzPlan.Standing(strokes: line?.done ?? 0, findings: line?.findings ?? 0)
  }

  /// Asks the process to end after the script that it plays; errors are ignored.
  func askToEnd() { try? Data().write(to: ending) }

  func outcome() throws(DocumentError) -> FuzzOutcome {
    let made = try JSONLine.reading(leftover, limit: .text) { line throws(JSONLine.Fault) in
      try line.texts("made")
    }
    return FuzzOutcome(
      results: try results(), timings: try RunTimings(contentsOf: timings).machines.flatMap(\.entries),
      made: made.map { URL(fileURLWithPath: $0) })
  }

  /// Reads the results.
  package func results() throws(DocumentError) -> [FuzzResult] {
    let data = try InputFile.data(contentsOf: file, limit: .report)
    var results: [FuzzResult] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      results.append(
        try JSONLine.reading(Array(line), file.relativePath, index + 1) { line throws(JSONLine.Fault) in
          try FuzzResult(line)
        })
    }
    return results
  }

  // MARK: The process's side

  /// Returns what the process is told; `nil` when its parent tells nothing.
  package func setup() throws(DocumentError) -> Setup? {
    guard FileManager.default.fileExists(atPath: setting.path) else { return nil }
    return try JSONLine.reading(setting, limit: .report) { line throws(JSONLine.Fault) in
      let report = try line.optionalText("report")
      return Setup(
        corpus: try line.texts("corpus"), report: report.map { URL(fileURLWithPath: $0, isDirectory: true) })
    }
  }

  /// True once the process was asked to end.
  package var isAskedToEnd: Bool { FileManager.default.fileExists(atPath: ending.path) }

  /// Writes the outcome: the results one a line, and their times and files apart.
  package func write(_ outcome: FuzzOutcome) throws(DocumentError) {
    let made: JSONValue = ["made": .array(outcome.made.map { .string($0.path) })]
    try OutputFile.write(made.text() + "\n", to: leftover)
    let timings = RunTimings([RunTimings.Machine(calibration: 1, entries: outcome.timings)])
    try OutputFile.write(timings.text, to: self.timings)
    try OutputFile.write(outcome.results.map { $0.json.text() + "\n" }.joined(), to: file)
  }
}
