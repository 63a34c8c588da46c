/// A search for the smallest subset of parts that still has the effect of all of them together.
///
/// The parts are the steps of a script that breaks an invariant, or the edits of a feed that make a replay differ.
package struct Shrinker<Part> {
  /// The closure that returns true when a subset still has the effect.
  let stillDoes: @MainActor ([Part]) -> Bool
  /// The largest number of tries; default 400.
  var budget: Int
  /// True when the search also tries to remove pairs at the end, such as two parts that depend on each other.
  var leavesOutPairs: Bool

  /// Creates a search; by default it removes single parts at its end, not pairs.
  package init(
    budget: Int = 400, leavesOutPairs: Bool = false, stillDoes: @escaping @MainActor ([Part]) -> Bool
  ) {
    self.budget = budget
    self.leavesOutPairs = leavesOutPairs
    self.stillDoes = stillDoes
  }

  /// Returns the smallest subset found; never empty.
  ///
  /// No single part can be removed from it, unless the budget ran out.
  ///
  /// It removes halves first, then quarters, and so on down to single parts (Zeller's delta debugging).
  package func fewest(_ parts: [Part]) -> [Part] {
    var tries = 0
    var best = oneByOne(parts, &tries)
    while leavesOutPairs, let fewer = withoutPair(best, &tries) { best = oneByOne(fewer, &tries) }
    return best
  }

  private func oneByOne(_ parts: [Part], _ tries: inout Int) -> [Part] {
    var best = parts
    var size = max(1, parts.count / 2)
    while tries < budget {
      var start = 0
      var isShorter = false
      while start < best.count, best.count > 1, tries < budget {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        tries += 1
        if !shorter.isEmpty, stillDoes(shorter) {
          best = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 {
        size = max(1, size / 2)
      } else if !isShorter {
        return best
      }
    }
    return best
  }

  private func withoutPair(_ parts: [Part], _ tries: inout Int) -> [Part]? {
    guard parts.count > 2 else { return nil }
    for first in parts.indices {
      for second in parts.indices[(first + 1)...] where tries < budget {
        var fewer = parts
        fewer.remove(at: second)
        fewer.remove(at: first)
        tries += 1
        if stillDoes(fewer) { return fewer }
      }
    }
    return nil
  }
}
