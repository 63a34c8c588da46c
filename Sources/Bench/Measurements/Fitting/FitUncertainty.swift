import Foundation

/// The doubt whether samples that a number was fitted by are of the hand, which no motion explains.
///
/// Fits by fewer of the samples know less, and by as much they may differ. What they differ by beyond that is no noise, and
/// is added to the error.
nonisolated enum FitUncertainty {
  /// The same number fitted by fewer samples, with its relative standard error.
  struct CompetingFit {
    var number: Double
    var error: Double
  }

  /// The largest error of a rival that is asked: one that hardly knows the number casts no doubt.
  private static let largestError = 0.4
  /// What the error is widened by, since a few fits tell the doubt only roughly.
  private static let care = 1.25

  /// The relative standard error of a positive number with the doubt in it.
  static func error(of number: Double, _ error: Double, beside rivals: [CompetingFit]) -> Double {
    let own = error * error
    let all = rivals.filter { $0.error <= largestError && $0.number > 0 }.map { rival in
      let apart = log(rival.number / number)
      return max(0, apart * apart - max(0, rival.error * rival.error - own))
    }
    // A fit by few samples may have come to another valley: the farthest of five is not asked.
    let doubts = all.sorted().prefix(max(1, all.count * 4 / 5))
    guard own.isFinite, !doubts.isEmpty else { return error }
    let mean = doubts.reduce(0, +) / Double(doubts.count)
    return care * (own + (mean + (doubts.last ?? mean)) / 2).squareRoot()
  }
}
