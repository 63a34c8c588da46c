import Foundation
package import Replays

/// A pool of processes of this program, each of which plays an even share of the random strokes on a scene.
package struct FuzzWorkers {
  let pool: ProcessPool
  /// The arguments of each process, without its share.
  let words: [String]

  /// Creates a pool of at most `count` processes; default one for each core.
  package init(count: Int?, words: [String]) {
    pool = ProcessPool(count: count ?? ProcessPool.automatic)
    self.words = words
  }

  /// Returns true when there is work for more than one process.
  package func areUseful(for scripts: [Fuzzer.Script]) -> Bool { min(pool.count, scripts.count) > 1 }

  /// Plays all scripts, and returns the first one in their order that breaks an invariant; `nil` when none does.
  ///
  /// - Throws: `VisualQAError` when a process cannot be started, or ends before it has played its share.
  package func firstBroken(of scripts: [Fuzzer.Script]) throws -> Fuzzer.Script? {
    let shares = min(pool.count, scripts.count)
    var broken: Fuzzer.Script?
    try pool.run(parts: shares) { part, _ in
      ["fuzz", "--share", "\(part + 1)/\(shares)"] + words
    } _: { process in
      if process.status == .done { return true }
      let seed = UInt64(process.output.trimmingCharacters(in: .newlines))
      broken = scripts.first { $0.seed == seed }
      guard broken == nil else { return false }
      let first = WorkShard(process.part + 1, of: shares)?.select(from: scripts).first
      let start = first.map { ", from seed \($0.seed) on," } ?? ""
      throw VisualQAError.refused(
        "share \(process.part + 1)/\(shares) of the strokes\(start) broke off: \(process.failure)")
    }
    return broken
  }
}

extension WorkShard {
  /// Returns the scripts of this share, a contiguous slice.
  package func select(from scripts: [Fuzzer.Script]) -> ArraySlice<Fuzzer.Script> {
    scripts[scripts.count * (index - 1) / count..<scripts.count * index / count]
  }
}
