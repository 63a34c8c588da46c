import Foundation

/// An estimator of a measured curve's noise: the distance of each sample from a smooth curve through its neighbours.
nonisolated enum CurveNoise {
  /// The smallest noise that is assumed, in points: offsets read from pixels are not more exact.
  static let least = 0.1

  /// Returns the standard deviation of the noise, in the unit of the values; at least `least`.
  ///
  /// Each sample is compared with the cubic through two neighbours on each side, and the median is taken. A
  /// press or a release among them does not change the median.
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
    // The median distance of a normal distribution is 0.6745 standard deviations.
    return max(least, distances[distances.count / 2] / 0.6745)
  }
}
