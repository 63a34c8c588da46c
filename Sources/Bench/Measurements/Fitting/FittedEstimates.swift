import Foundation

/// The estimates of one setting from several strokes, with their mean.
nonisolated struct FittedEstimates: Hashable, Sendable {
  /// One stroke's estimate with its standard error.
  struct Estimate: Hashable, Sendable {
    var value: Double
    var error: Double
  }

  /// The estimates, in the order of the strokes.
  private(set) var all: [Estimate] = []

  private static let errorsApart = 4.0
  private static let shareApart = 0.1

  /// Adds a stroke's estimate.
  mutating func add(_ value: Double, error: Double) { all.append(Estimate(value: value, error: error)) }

  /// The weighted mean, in which exact estimates count more; `nil` without strokes.
  var mean: Estimate? {
    let weights = all.map { 1 / max($0.error * $0.error, 1e-18) }
    let sum = weights.reduce(0, +)
    guard sum > 0 else { return nil }
    let value = zip(all, weights).reduce(0) { $0 + $1.0.value * $1.1 } / sum
    return Estimate(value: value, error: (1 / sum).squareRoot())
  }

  /// The lowest and the highest estimate when no single value explains both; `nil` when they are consistent.
  var disagreement: ClosedRange<Double>? {
    guard let low = all.min(by: { $0.value < $1.value }), let high = all.max(by: { $0.value < $1.value })
    else {
      return nil
    }
    let apart = high.value - low.value
    let error = (low.error * low.error + high.error * high.error).squareRoot()
    guard apart > Self.errorsApart * error, apart > Self.shareApart * abs(high.value) else { return nil }
    return low.value...high.value
  }
}
