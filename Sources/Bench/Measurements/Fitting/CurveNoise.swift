import Foundation

/// The noise of a measured curve: its distance from a smooth one through the neighbours of each sample.
nonisolated enum CurveNoise {
  /// The least noise that is believed, in points: what is read off pixels is no better known.
  static let least = 0.1

  /// Returns the standard deviation of the noise, in the unit of the values; at least `least`.
  ///
  /// Each sample is held against the cubic through two neighbours on each side, and the median taken, which a press
  /// or a release among them does not change.
  static func deviation(times: [Double], values: [Double]) -> Double {
    var distances: [Double] = []
    for index in values.indices.dropFirst(2).dropLast(2) {
      let near = [index - 2, index - 1, index + 1, index + 2]
      guard near.contains(where: { values[$0] != values[index] }) else { continue }
      let weights = near.map { place in
        near.filter { $0 != place }.reduce(1.0) { product, other in
          product * (times[index] - times[other]) / (times[place] - times[other])
        }
      }
      let smooth = zip(near, weights).reduce(0) { $0 + values[$1.0] * $1.1 }
      let spread = 1 + weights.reduce(0) { $0 + $1 * $1 }
      distances.append(abs(values[index] - smooth) / spread.squareRoot())
    }
    guard !distances.isEmpty else { return least }
    distances.sort()
    // A normal distribution has its median distance at 0.6745 standard deviations.
    return max(least, distances[distances.count / 2] / 0.6745)
  }
}
