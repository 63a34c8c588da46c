package import Documents
package import Foundation
package import Replays

extension FuzzWorkers {
  /// The most processes at a time.
  package var count: Int { pool.count }

  /// Plays a plan in several processes, and returns the results of its scenes, which are those of one process.
  ///
  /// `onProgress` is called about once a second.
  ///
  /// - Throws: `VisualQAError` when a process cannot be started, or ends before it has played its share; what `onProgress`
  ///   throws.
  package func results(
    of scenes: [String], in shares: Int, onProgress: (FuzzPlan.Standing) throws -> Void
  ) throws -> [FuzzResult] {
    var parts: [[FuzzResult]] = []
    try pool.run(parts: shares) { part, place in
      ["fuzz"] + words + ["--share", "\(part + 1)/\(shares)", "--worker", place.path]
    } meanwhile: { places in
      try onProgress(places.map { FuzzShare($0).standing }.reduce(into: FuzzPlan.Standing(), +=))
    } _: { process in
      guard process.status == .done, let results = try? FuzzShare(process.place).results() else {
        throw VisualQAError.refused(
          "share \(process.part + 1)/\(shares) of the strokes broke off: \(process.failure)")
      }
      parts.append(results)
      return true
    }
    return try scenes.map { scene in
      guard let sum = FuzzResult.merged(parts.flatMap(\.self).filter { $0.scene == scene }) else {
        throw VisualQAError.refused("the processes of the strokes tell nothing of \(scene)")
      }
      return sum
    }
  }
}

/// The files by which a process that plays a share of random strokes tells of them.
package nonisolated struct FuzzShare {
  private let place: URL

  /// Creates the files at the place that the process was given.
  package init(_ place: URL) { self.place = place }

  /// The file of the progress.
  package var progress: URL { place.appendingPathExtension("progress\(ProgressFile.ending)") }
  private var file: URL { place.appendingPathExtension("results\(ProgressFile.ending)") }

  /// How far the process is.
  var standing: FuzzPlan.Standing {
    let line = ProgressFile.last(of: progress)
    return FuzzPlan.Standing(strokes: line?.done ?? 0, findings: line?.findings ?? 0)
  }

  /// Writes the results, one a line.
  package func write(_ results: [FuzzResult]) throws(DocumentError) {
    try OutputFile.write(results.map { $0.json.text() + "\n" }.joined(), to: file)
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
}
