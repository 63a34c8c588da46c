import Foundation

/// The search for the time of a release, from which a free motion explains a stroke.
///
/// A drag can move in any way, so each sample before the release has a fixed cost. Each sample after it costs
/// the square of its distance from the motion, in units of the noise. The release with the lowest cost is chosen.
nonisolated enum ReleaseSearch {
  /// The cost of a sample before the release, in squared noise; a sample that the motion explains costs 1 on average.
  private static let price = 5.0
  private static let coarseSteps = 40
  private static let mostSamples = 400
  /// The number of later beginnings that are tried for the uncertainty.
  private static let doubts = 5
  /// The smallest number of moving samples of a free motion.
  static let fewestSamples = 10

  /// Returns the segment from the release to the end of the samples; `nil` when there are too few.
  ///
  /// A spring has enough freedom to fit the end of a drag too. `doubt` is the duration of drag, in seconds,
  /// that a motion must explain beyond another one before it replaces that one.
  static func stretch(
    of samples: FreeMotionSegment.Samples, doubt: (FreeMotionSegment) -> TimeInterval = { _ in 0 }
  ) -> FreeMotionSegment? {
    let last = samples.times.count - fewestSamples
    guard last >= 0 else { return nil }
    let thinned = thinned(samples)
    let lastThinned = thinned.times.count - fewestSamples
    let step = max(1, lastThinned / coarseSteps)
    var tried: [Int: Candidate] = [:]
    func candidate(_ first: Int) -> Candidate? {
      if let known = tried[first] { return known }
      tried[first] = Self.candidate(thinned, from: first, doubt: doubt)
      return tried[first]
    }
    guard
      let coarse = stride(from: 0, through: lastThinned, by: step).compactMap(candidate)
        .min(by: { $0.cost < $1.cost })
    else { return nil }
    let near = max(0, coarse.first - step)...min(lastThinned, coarse.first + step)
    let fine = near.compactMap(candidate).min { $0.cost < $1.cost } ?? coarse
    let start = thinned.times[fine.first]
    let first = samples.times.firstIndex { $0 >= start } ?? 0
    let found = FreeMotionSegment(fine.stretch.form, to: samples, from: first) ?? fine.stretch
    let later = laterBeginnings(of: found.count).compactMap {
      FreeMotionSegment(found.form, to: samples, from: first + $0)
    }
    return found.doubted(by: later)
  }

  /// Returns by how many samples a segment of `count` is shortened at its beginning to test for samples of
  /// the drag: up to a third.
  private static func laterBeginnings(of count: Int) -> [Int] {
    let most = min(count / 3, count - fewestSamples)
    return Array(Set((1...doubts).map { most * $0 / doubts }.filter { $0 > 0 })).sorted()
  }

  private struct Candidate {
    let first: Int
    let stretch: FreeMotionSegment
    let cost: Double
  }

  /// Returns the motion of lowest cost from one sample on; each coefficient and rate adds the cost that it
  /// explains by chance.
  private static func candidate(
    _ samples: FreeMotionSegment.Samples, from first: Int, doubt: (FreeMotionSegment) -> TimeInterval
  ) -> Candidate? {
    let forms: [FreeMotion] = [.fling, .spring, .bounce]
    return forms.compactMap { form in
      guard let stretch = FreeMotionSegment(form, to: samples, from: first) else { return nil }
      let numbers = Double(form.coefficientCount + stretch.rates.count)
      let chance = numbers * log(Double(stretch.count))
      let distance = stretch.squares / (samples.noise * samples.noise)
      let unexplained = Double(first) + samples.count(in: doubt(stretch))
      return Candidate(first: first, stretch: stretch, cost: distance + chance + price * unexplained)
    }.min { $0.cost < $1.cost }
  }

  /// Returns at most `mostSamples` of the samples, evenly chosen, with the last.
  private static func thinned(_ samples: FreeMotionSegment.Samples) -> FreeMotionSegment.Samples {
    let count = samples.times.count
    guard count > mostSamples else { return samples }
    let chosen = (0..<mostSamples).map { $0 * (count - 1) / (mostSamples - 1) }
    var thinned = samples
    thinned.times = chosen.map { samples.times[$0] }
    thinned.offsets = chosen.map { samples.offsets[$0] }
    return thinned
  }
}

nonisolated extension FreeMotionSegment.Samples {
  /// Returns the average number of moving samples in this many seconds.
  fileprivate func count(in seconds: Double) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return 0 }
    return seconds * Double(times.count - 1) / (last - first)
  }
}
