import ComparisonLab
import SceneRuns

/// The selection of pairs on the command line.
struct LabPairSelection {
  /// The pairs, in the order of the command line; all pairs when none is named.
  let pairs: [LabPair]

  /// Finds the pairs.
  ///
  /// - Throws: `CommandError.unknownPair`.
  init(_ names: [String]) throws(CommandError) {
    guard !names.isEmpty else {
      pairs = Lab.pairs
      return
    }
    var found: [LabPair] = []
    for name in names {
      guard let pair = Lab.pair(name) else { throw .unknownPair(name, pairs: Lab.pairs.map(\.id)) }
      if !found.contains(where: { $0.id == pair.id }) { found.append(pair) }
    }
    pairs = found
  }
}
