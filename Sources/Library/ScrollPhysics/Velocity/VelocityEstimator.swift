package import Foundation

/// A method of estimating a velocity from the last positions of a pointer.
public enum VelocityEstimator: Hashable, Sendable {
  /// A weighted mean of the three velocities between the last four samples; a missing pair counts as 0.
  ///
  /// It closely approximates the velocity that an iOS scroll view reports, which is lower than its pan
  /// recogniser's.
  case weighted(Weights)
  /// The slope at the newest sample of a parabola fitted to the last 100 ms.
  ///
  /// A gap of more than 40 ms cuts the history, and fewer than three samples give 0, as on Android.
  case leastSquares

  /// The weights of the three velocities in the mean.
  public struct Weights: Hashable, Sendable {
    /// The weight of the oldest velocity.
    package var oldest: CGFloat
    /// The weight of the middle velocity.
    package var middle: CGFloat
    /// The weight of the newest velocity.
    package var newest: CGFloat

    /// Creates weights.
    package init(oldest: CGFloat, middle: CGFloat, newest: CGFloat) {
      self.oldest = oldest
      self.middle = middle
      self.newest = newest
    }

    /// The weights of iOS: 0.60, 0.35, 0.05.
    public static let iOS = Weights(oldest: 0.6, middle: 0.35, newest: 0.05)
    /// The weights of macOS: 0.15, 0.65, 0.20.
    public static let macOS = Weights(oldest: 0.15, middle: 0.65, newest: 0.2)
  }

  private static let horizon: TimeInterval = 0.1
  private static let longestGap: TimeInterval = 0.04

  /// Returns the velocity of samples in the order of time, in points per second.
  func velocity(of samples: [VelocityTracker.Sample]) -> CGFloat {
    switch self {
    case .weighted(let weights):
      let newest = samples.count - 1
      return weights.oldest * pair(newest - 2, of: samples) + weights.middle * pair(newest - 1, of: samples)
        + weights.newest * pair(newest, of: samples)
    case .leastSquares:
      return parabola(through: samples)
    }
  }

  private func pair(_ index: Int, of samples: [VelocityTracker.Sample]) -> CGFloat {
    guard index >= 1 else { return 0 }
    let elapsed = CGFloat(samples[index].time - samples[index - 1].time)
    return elapsed > 0 ? (samples[index].position - samples[index - 1].position) / elapsed : 0
  }

  private func parabola(through samples: [VelocityTracker.Sample]) -> CGFloat {
    guard let newest = samples.last else { return 0 }
    var first = samples.count - 1
    while first > 0, !(newest.time - samples[first - 1].time).exceeds(Self.horizon),
      !(samples[first].time - samples[first - 1].time).exceeds(Self.longestGap)
    {
      first -= 1
    }
    let used = samples[first...]
    guard used.count >= 3 else { return 0 }
    var sums = (t1: CGFloat(0), t2: CGFloat(0), t3: CGFloat(0), t4: CGFloat(0))
    var moments = (x: CGFloat(0), tx: CGFloat(0), t2x: CGFloat(0))
    for sample in used {
      let t = CGFloat(sample.time - newest.time)
      let x = sample.position - newest.position
      sums.t1 += t
      sums.t2 += t * t
      sums.t3 += t * t * t
      sums.t4 += t * t * t * t
      moments.x += x
      moments.tx += t * x
      moments.t2x += t * t * x
    }
    // Cramer's rule on the normal equations, with the origin at the newest sample, the point of the slope.
    let n = CGFloat(used.count)
    let determinant = determinant(
      (n, sums.t1, sums.t2), (sums.t1, sums.t2, sums.t3), (sums.t2, sums.t3, sums.t4))
    guard determinant != 0 else { return 0 }
    let slope = self.determinant(
      (n, moments.x, sums.t2), (sums.t1, moments.tx, sums.t3), (sums.t2, moments.t2x, sums.t4))
    return slope / determinant
  }

  private typealias Row = (CGFloat, CGFloat, CGFloat)

  private func determinant(_ a: Row, _ b: Row, _ c: Row) -> CGFloat {
    a.0 * (b.1 * c.2 - b.2 * c.1) - a.1 * (b.0 * c.2 - b.2 * c.0) + a.2 * (b.0 * c.1 - b.1 * c.0)
  }
}
