import Documents
package import Foundation
import Replays

/// The merge of the shards of one run, in any order.
package nonisolated struct RunMerge {
  /// A report folder with the description of its run.
  package struct Shard {
    /// The folder, as named.
    package let folder: URL
    /// The description of its run.
    package let run: RunManifest
  }

  /// The shards, each once, in the order of their indices.
  package let shards: [Shard]
  /// The description of the merged run.
  package let run: RunManifest

  /// Creates a merge, after checking that the folders are shards of one run.
  ///
  /// Folders with equal contents are one.
  ///
  /// - Throws: `VisualQAError.refused` with the names of two folders that do not belong together.
  package init(_ found: [Shard]) throws(VisualQAError) {
    guard let first = found.first else { throw .refused("there is no shard to merge") }
    for other in found.dropFirst() {
      if let difference = Self.difference(first.run, other.run) {
        throw .refused("\(Self.name(other)) does not belong to \(Self.name(first)): \(difference)")
      }
    }
    shards = try Self.unique(found)
    var run = first.run
    run.played = try Self.played(shards)
    guard let count = first.run.shards?.count else {
      self.run = run
      return
    }
    let indices = shards.flatMap { $0.run.shards?.indices ?? [] }.sorted()
    run.shards =
      indices.count == count
      ? nil : RunManifest.Shards(indices, of: count, timings: first.run.shards?.timings)
    self.run = run
  }

  /// The indices of the shards that are not there.
  package var missing: [Int] {
    guard let shards = run.shards else { return [] }
    return Set(1...shards.count).subtracting(shards.indices).sorted()
  }

  /// The names of the parts that no shard has played, in the order of the plan.
  package var missingParts: [String] {
    guard !run.verb.splitsParts else { return [] }
    let played = Set(run.played)
    return run.plan.filter { !played.contains($0) }
  }

  /// The lines that tell what is missing, with the commands that play it.
  package var notes: [String] {
    guard let shards = run.shards, !missing.isEmpty else { return [] }
    let parts = missingParts
    let what = parts.isEmpty ? "" : ": " + Self.list(parts)
    let verb = missing.count == 1 ? "is" : "are"
    let count = "\(missing.count) of \(Pluralization.text(shards.count, "shard")) \(verb)"
    let sum = parts.isEmpty ? "" : ", with \(Pluralization.text(parts.count, run.verb.noun))"
    let timings = shards.timings.map { " --timings \(ShellWord.quoted($0))" } ?? ""
    return ["\(count) missing\(sum)\(what)"]
      + missing.map { "\(run.command) --shard \($0)/\(shards.count)\(timings) --report shard-\($0)" }
  }

  private static func list(_ names: [String]) -> String {
    let most = 20
    return names.prefix(most).joined(separator: ", ")
      + (names.count > most ? ", and \(names.count - most) more" : "")
  }

  private static func name(_ shard: Shard) -> String {
    guard let shards = shard.run.shards else { return shard.folder.relativePath }
    let indices = shards.indices.map(String.init).joined(separator: ", ")
    return "\(shard.folder.relativePath) (shard \(indices) of \(shards.count))"
  }

  /// Returns what makes two folders parts of different runs; `nil` for one run.
  private static func difference(_ one: RunManifest, _ other: RunManifest) -> String? {
    func told(_ what: String, _ first: String, _ second: String) -> String? {
      first == second ? nil : "its \(what) is \(second), and not \(first)"
    }
    let counts = [one, other].map { $0.shards.map { "\($0.count)" } ?? "1" }
    return told("verb", one.verb.rawValue, other.verb.rawValue)
      ?? told("program", one.program, other.program)
      ?? told("command", one.command, other.command)
      ?? told("number of shards", counts[0], counts[1])
      ?? told("shipped files' hash", one.resources, other.resources)
      ?? told("inputs' hash", one.inputs, other.inputs)
      ?? (one.plan == other.plan ? nil : "its \(one.verb.noun)s are others")
  }

  private static func unique(_ found: [Shard]) throws(VisualQAError) -> [Shard] {
    var kept: [Shard] = []
    for shard in found {
      let twin = kept.first { !Set($0.indices).isDisjoint(with: shard.indices) }
      guard let twin else {
        kept.append(shard)
        continue
      }
      let isSame =
        ReportFolder(twin.folder).isSame(as: shard.folder)
        || twin.run == shard.run && contents(twin) == contents(shard)
      guard isSame else {
        throw .refused("\(name(twin)) and \(name(shard)) hold the same shard, and differ; merge one of them")
      }
    }
    return kept.sorted { ($0.indices.first ?? 0) < ($1.indices.first ?? 0) }
  }

  private static func contents(_ shard: Shard) -> Data? {
    try? InputFile.data(contentsOf: shard.folder.appendingPathComponent(ReportFile.json), limit: .report)
  }

  private static func played(_ shards: [Shard]) throws(VisualQAError) -> [String] {
    guard let first = shards.first?.run else { return [] }
    var owners: [String: Shard] = [:]
    for shard in shards where !first.verb.splitsParts {
      for part in shard.run.played {
        guard let owner = owners.updateValue(shard, forKey: part) else { continue }
        throw .refused(
          "\(part) is in \(name(owner)) and in \(name(shard)): the shards were cut by different timings; "
            + "cut all of them by one file")
      }
    }
    let played = Set(shards.flatMap(\.run.played))
    return first.plan.filter(played.contains)
  }
}

extension RunMerge.Shard {
  fileprivate nonisolated var indices: [Int] { run.shards?.indices ?? [0] }
}
