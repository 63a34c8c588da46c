import Foundation

/// The search for the instant at which content was let go: from there on a free motion explains a stroke.
///
/// A hand may move in any way, so each sample before the instant costs a fixed price, and each after it the square of
/// its distance from the motion, in noises. The cheapest instant is taken.
nonisolated enum ReleaseSearch {
  /// The price of a sample that no motion explains, in squared noises; a sample that one explains costs 1 on average.
  private static let price = 5.0
  private static let coarseSteps = 40
  private static let mostSamples = 400
  /// The number of later beginnings that are tried.
  private static let doubts = 5
  /// The fewest moving samples that a free motion is believed with.
  static let fewestSamples = 10

  /// Returns the stretch from the release to the end of the samples; `nil` when there are too few.
  ///
  /// A spring has the freedom to pass for the end of a drag too. `doubt` is the length of drag, in seconds, that a
  /// motion has to explain beyond what another one does before it is believed instead.
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

  /// The samples by which a stretch of so many is begun later to see whether it holds some of the hand: up to a third.
  private static func laterBeginnings(of count: Int) -> [Int] {
    let most = min(count / 3, count - fewestSamples)
    return Array(Set((1...doubts).map { most * $0 / doubts }.filter { $0 > 0 })).sorted()
  }

  private struct Candidate {
    let first: Int
    let stretch: FreeMotionSegment
    let cost: Double
  }

  /// The cheapest motion from one sample on; more coefficients and rates cost what they explain by chance.
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

  /// At most `mostSamples` of the samples, evenly chosen, with the last.
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
  /// The number of moving samples that so many seconds have on average.
  fileprivate func count(in seconds: Double) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return 0 }
    return seconds * Double(times.count - 1) / (last - first)
  }
}
