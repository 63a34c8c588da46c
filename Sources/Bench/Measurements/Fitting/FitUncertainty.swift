import Foundation

/// The uncertainty of a fitted number because some of its samples may belong to the drag, not to the free motion.
///
/// Fits to fewer of the samples are less exact, and may differ by that much. A larger difference is not
/// noise, and is added to the error.
nonisolated enum FitUncertainty {
  /// A fit of the same number to fewer samples, with its relative standard error.
  struct CompetingFit {
    var number: Double
    var error: Double
  }

  /// The largest error of a competing fit that counts: a fit with a larger error is not evidence.
  private static let largestError = 0.4
  /// The factor by which the error is widened, since a few fits estimate the uncertainty only roughly.
  private static let care = 1.25

  /// Returns the relative standard error of a positive number, including this uncertainty.
  static func error(of number: Double, _ error: Double, beside rivals: [CompetingFit]) -> Double {
    let own = error * error
    let all = rivals.filter { $0.error <= largestError && $0.number > 0 }.map { rival in
      let apart = log(rival.number / number)
      return max(0, apart * apart - max(0, rival.error * rival.error - own))
    }
    // A fit to few samples can end in another minimum: the largest fifth of the differences is ignored.
    let doubts = all.sorted().prefix(max(1, all.count * 4 / 5))
    guard own.isFinite, !doubts.isEmpty else { return error }
    let mean = doubts.reduce(0, +) / Double(doubts.count)
    return care * (own + (mean + (doubts.last ?? mean)) / 2).squareRoot()
  }
}
