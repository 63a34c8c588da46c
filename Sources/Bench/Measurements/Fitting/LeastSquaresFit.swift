import Foundation

/// A nonlinear least-squares fit of a few positive numbers.
///
/// It uses the Levenberg–Marquardt method: a Gauss–Newton step, shortened until it improves the fit. It
/// searches the logarithms, so that no number becomes negative and all have a similar scale.
nonisolated struct NonlinearFit {
  /// A function that returns the residuals for given numbers; `nil` for invalid numbers.
  typealias Residuals = ([Double]) -> [Double]?

  /// The fitted numbers.
  let numbers: [Double]
  /// The remaining residuals.
  let residuals: [Double]
  /// The relative standard error of each number, from the residuals' noise; infinite when the residuals do
  /// not depend on it.
  let errors: [Double]

  private static let longestSearch = 60
  private static let nudge = 1e-5
  private static let mostLikeness = 0.9

  /// Searches from `start`, which is above 0; `nil` when there are no residuals for `start`.
  ///
  /// `hidden` counts further numbers that were fitted to the residuals already. Errors assume a noise of at
  /// least `leastNoise`: residuals below the measurement's accuracy are not evidence.
  init?(from start: [Double], hidden: Int = 0, leastNoise: Double, _ residuals: Residuals) {
    var logs = start.map { log($0) }
    func evaluate(_ logs: [Double]) -> [Double]? { residuals(logs.map { exp($0) }) }
    guard var best = evaluate(logs) else { return nil }
    var damping = 1e-3
    var slopes: [[Double]] = []
    search: for _ in 0..<Self.longestSearch {
      guard let found = Self.slopes(at: logs, evaluate) else { break }
      slopes = found
      while true {
        guard damping < 1e10,
          let step = Self.step(slopes, best, damping: damping)
        else { break search }
        let tried = zip(logs, step).map { $0 + min(1, max(-1, $1)) }
        if let next = evaluate(tried), Self.squares(next) <= Self.squares(best) {
          let gain = Self.squares(best) - Self.squares(next)
          (logs, best, damping) = (tried, next, max(1e-12, damping / 10))
          if gain <= 1e-12 * Self.squares(best) || step.allSatisfy({ abs($0) < 1e-10 }) { break search }
          break
        }
        damping *= 10
      }
    }
    numbers = logs.map { exp($0) }
    self.residuals = best
    let freedom = Double(max(1, best.count - logs.count - hidden))
    let noise = max(leastNoise * leastNoise, Self.squares(best) / freedom * Self.likeness(of: best))
    errors = Self.errors(Self.slopes(at: logs, evaluate) ?? slopes, noise: noise, count: logs.count)
  }

  /// The part of the residuals that is not noise.
  var misfit: Double { Self.misfit(residuals) }

  /// Returns the root mean square of the residuals without the part that changes between neighbours, which is noise.
  static func misfit(_ residuals: [Double]) -> Double {
    let steps = zip(residuals, residuals.dropFirst()).map { $1 - $0 }
    guard !steps.isEmpty else { return 0 }
    let noise = squares(steps) / Double(2 * steps.count)
    return max(0, squares(residuals) / Double(residuals.count) - noise).squareRoot()
  }

  /// Returns the number of samples per independent sample: above 1 where neighbouring residuals correlate.
  private static func likeness(of residuals: [Double]) -> Double {
    let products = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let share = min(mostLikeness, max(0, products / max(squares(residuals), .leastNormalMagnitude)))
    return (1 + share) / (1 - share)
  }

  static func squares(_ residuals: [Double]) -> Double { residuals.reduce(0) { $0 + $1 * $1 } }

  /// Returns the derivative of each residual with respect to each logarithm.
  private static func slopes(at logs: [Double], _ evaluate: ([Double]) -> [Double]?) -> [[Double]]? {
    var slopes: [[Double]] = []
    for index in logs.indices {
      var (above, below) = (logs, logs)
      above[index] += nudge
      below[index] -= nudge
      guard let high = evaluate(above), let low = evaluate(below) else { return nil }
      slopes.append(zip(high, low).map { ($0 - $1) / (2 * nudge) })
    }
    return slopes
  }

  private static func step(_ slopes: [[Double]], _ residuals: [Double], damping: Double) -> [Double]? {
    // Marquardt's damping as additional rows keeps it a linear fit: each row asks for a small step.
    let sizes = slopes.map { squares($0).squareRoot() }
    let columns = slopes.indices.map { index in
      slopes[index]
        + slopes.indices.map { $0 == index ? damping.squareRoot() * max(sizes[index], 1e-12) : 0 }
    }
    let values = residuals.map { -$0 } + [Double](repeating: 0, count: slopes.count)
    return LinearFit(values, by: columns)?.coefficients
  }

  /// Returns the standard errors: for each number from the part of its column that is orthogonal to the others.
  private static func errors(_ slopes: [[Double]], noise: Double, count: Int) -> [Double] {
    guard slopes.count == count else { return [Double](repeating: .infinity, count: count) }
    return slopes.indices.map { index in
      let others = slopes.indices.filter { $0 != index }.map { slopes[$0] }.filter { squares($0) > 0 }
      let rest = others.isEmpty ? slopes[index] : LinearFit(slopes[index], by: others)?.residuals ?? []
      let size = squares(rest)
      return size > 0 ? (noise / size).squareRoot() : .infinity
    }
  }
}

/// A linear least-squares fit of a few columns to given values.
nonisolated struct LinearFit {
  /// The coefficient of each column.
  let coefficients: [Double]
  /// The values minus the fitted columns.
  let residuals: [Double]

  /// Fits `values` by `columns` of the same length; `nil` when columns are linearly dependent, or a number is
  /// not finite.
  ///
  /// The columns are orthogonalized one after the other (modified Gram–Schmidt), which loses half as many
  /// digits as the normal equations.
  init?(_ values: [Double], by columns: [[Double]]) {
    let count = columns.count
    var basis = columns
    var triangle = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var rest = values
    var projections = [Double](repeating: 0, count: count)
    for column in 0..<count {
      let before = Self.length(basis[column])
      for earlier in 0..<column {
        let share = Self.product(basis[earlier], basis[column])
        triangle[earlier][column] = share
        Self.subtract(share, basis[earlier], from: &basis[column])
      }
      let length = Self.length(basis[column])
      guard length.isFinite, length > 1e-9 * before, length > 0 else { return nil }
      triangle[column][column] = length
      for row in basis[column].indices { basis[column][row] /= length }
      projections[column] = Self.product(basis[column], rest)
      Self.subtract(projections[column], basis[column], from: &rest)
    }
    var solution = projections
    for row in (0..<count).reversed() {
      for later in (row + 1)..<max(row + 1, count) { solution[row] -= triangle[row][later] * solution[later] }
      solution[row] /= triangle[row][row]
    }
    guard solution.allSatisfy(\.isFinite), rest.allSatisfy(\.isFinite) else { return nil }
    (coefficients, residuals) = (solution, rest)
  }

  private static func product(_ first: [Double], _ second: [Double]) -> Double {
    var sum = 0.0
    for index in first.indices { sum += first[index] * second[index] }
    return sum
  }

  private static func length(_ column: [Double]) -> Double { product(column, column).squareRoot() }

  private static func subtract(_ share: Double, _ other: [Double], from column: inout [Double]) {
    for index in column.indices { column[index] -= share * other[index] }
  }
}

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
