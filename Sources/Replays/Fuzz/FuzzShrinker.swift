import Foundation

/// A search for the shortest script that still breaks an invariant.
struct FuzzShrinker {
  /// The closure that returns true when a shorter script still breaks an invariant.
  let stillFails: @MainActor ([GestureStep]) -> Bool
  /// The largest number of scripts that are tried.
  var budget = 400

  /// Returns the shortest script found.
  ///
  /// No single step can be left out of it, unless the budget ran out.
  ///
  /// Halves are left out first, then quarters, and so on down to single steps (Zeller's delta debugging).
  func shortest(_ steps: [GestureStep]) -> [GestureStep] {
    var best = steps
    var tries = 0
    var size = max(1, steps.count / 2)
    while tries < budget {
      var start = 0
      var isShorter = false
      while start < best.count, best.count > 1, tries < budget {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        tries += 1
        if !shorter.isEmpty, stillFails(shorter) {
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
}
