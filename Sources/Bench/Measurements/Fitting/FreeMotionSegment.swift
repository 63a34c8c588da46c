import Foundation
import ScrollPhysics

/// A stretch of a measured curve in which content moved by itself, and the motion that comes nearest to it.
nonisolated struct FreeMotionSegment: Hashable, Sendable {
  /// The samples of a stretch: the moving ones, then what is known of the rest that follows.
  struct Samples {
    var times: [Double]
    var offsets: [Double]
    /// The offset of the rest after the last sample; `nil` when the curve breaks off.
    var rest: Double?
    /// The noise of the offsets.
    var noise: Double
  }

  /// The form of the motion.
  let form: FreeMotion
  /// The time of its beginning.
  let start: TimeInterval
  /// The rates of the motion, as `form` counts them.
  let rates: [Double]
  /// The relative standard error of each rate, as far as noise makes it.
  let noiseErrors: [Double]
  /// The relative standard error of each rate, with the doubt about the stretch's beginning.
  private(set) var errors: [Double]
  /// The root of the mean square of the distances.
  let rms: Double
  /// The sum of the squares of the distances.
  let squares: Double
  /// The part of the distances that is no noise: what the motion does not explain.
  let misfit: Double
  /// The number of samples.
  let count: Int
  private let coefficients: [Double]

  /// The most weight of the rest, in samples: it is known better than one of them.
  private static let restWeight = 4.0
  /// The distance from its end at which content may be put to rest, in points; no rest is known better.
  private static let restError = 0.5
  /// The rates to begin a search with: one may lie in a narrow valley beside a wide one.
  private static let rates = (0..<26).map { pow(1.2, Double($0)) }
  private static let fewRates = (0..<10).map { pow(1.55, Double($0)) }
  /// The number of valleys that are searched to their bottom.
  private static let valleys = 2

  /// Fits a motion of one form to the samples from `first` on; `nil` when there are too few, or none of that form is
  /// near.
  init?(_ form: FreeMotion, to samples: Samples, from first: Int) {
    let origin = samples.times[first]
    var times = samples.times[first...].map { $0 - origin }
    var offsets = Array(samples.offsets[first...])
    let moving = times.count
    guard moving > form.coefficientCount + 3 else { return nil }
    if let rest = samples.rest {
      times.append(.infinity)
      offsets.append(rest)
    }
    let restWeight = Self.restWeight.squareRoot() * min(1, samples.noise / Self.restError)
    let weights = times.map { $0.isFinite ? 1 : restWeight }
    let values = zip(offsets, weights).map { $0 * $1 }
    func fit(_ rates: [Double]) -> LinearFit? {
      guard let columns = form.columns(rates, at: times) else { return nil }
      return LinearFit(values, by: columns.map { column in zip(column, weights).map { $0 * $1 } })
    }
    let starts = Self.starts(form, times: Array(times.prefix(moving)), offsets: offsets, rest: samples.rest)
    let distances = starts.map { fit($0).map { NonlinearFit.squares($0.residuals) } ?? .infinity }
    let searches = Self.lowest(distances, isLine: form != .bounce).compactMap { place in
      NonlinearFit(
        from: starts[place], hidden: form.coefficientCount, leastNoise: samples.noise, { fit($0)?.residuals })
    }
    guard
      let search = searches.min(by: {
        NonlinearFit.squares($0.residuals) < NonlinearFit.squares($1.residuals)
      }), let found = fit(search.numbers)
    else { return nil }
    let residuals = Array(found.residuals.prefix(moving))
    self.form = form
    start = origin
    (rates, errors, coefficients) = (search.numbers, search.errors, found.coefficients)
    noiseErrors = search.errors
    count = moving
    squares = NonlinearFit.squares(found.residuals)
    rms = (NonlinearFit.squares(residuals) / Double(moving)).squareRoot()
    misfit = NonlinearFit.misfit(residuals)
  }

  /// The same stretch with errors that hold the doubt about its beginning, beside others that begin later.
  func doubted(by later: [FreeMotionSegment]) -> FreeMotionSegment {
    var doubted = self
    for index in errors.indices {
      let rivals = later.map { FitUncertainty.CompetingFit(number: $0.rates[index], error: $0.errors[index]) }
      doubted.errors[index] = FitUncertainty.error(of: rates[index], errors[index], beside: rivals)
    }
    return doubted
  }

  /// The rates to begin a search with, of which the nearest is taken.
  private static func starts(
    _ form: FreeMotion, times: [Double], offsets: [Double], rest: Double?
  ) -> [[Double]] {
    switch form {
    case .fling, .spring: return rates.map { [$0] }
    case .bounce:
      guard let rest, let crossing = firstCrossing(of: rest, times: times, offsets: offsets) else {
        return []
      }
      return fewRates.flatMap { decay in fewRates.map { [decay, $0, crossing] } }
    }
  }

  /// The places of the lowest distances; on a line only of those that are lower than their neighbours.
  private static func lowest(_ distances: [Double], isLine: Bool) -> [Int] {
    let low = distances.indices.filter { place in
      guard isLine else { return true }
      let near = [place - 1, place + 1].filter(distances.indices.contains)
      return near.allSatisfy { distances[place] <= distances[$0] }
    }
    return Array(low.sorted { distances[$0] < distances[$1] }.prefix(isLine ? valleys : 1))
  }

  private static func firstCrossing(of edge: Double, times: [Double], offsets: [Double]) -> Double? {
    let side = offsets[0] - edge
    guard let index = times.indices.first(where: { (offsets[$0] - edge) * side < 0 }), index > 0 else {
      return nil
    }
    let (before, after) = (offsets[index - 1] - edge, offsets[index] - edge)
    return times[index - 1] + (times[index] - times[index - 1]) * before / (before - after)
  }
}

nonisolated extension FreeMotionSegment {
  /// The fling with which it begins; `nil` for a spring.
  private func fling(within distance: Double) -> Deceleration? {
    guard form != .spring else { return nil }
    return Deceleration(
      initialValue: CGFloat(coefficients[0]), initialVelocity: CGFloat(coefficients[1]),
      rate: DecelerationRate(rawValue: CGFloat(exp(-rates[0] / 1000))), restDistance: CGFloat(distance))
  }

  /// The motion in its own time, which counts as arrived within a distance of its end.
  private func motion(within distance: Double) -> any Motion {
    guard let fling = fling(within: distance) else {
      return SpringBounce(
        initialValue: CGFloat(coefficients[0] + coefficients[1]), initialVelocity: CGFloat(coefficients[2]),
        target: CGFloat(coefficients[0]), spring: Spring(rate: CGFloat(rates[0])),
        restDistance: CGFloat(distance))
    }
    guard form == .bounce,
      let bounce = MotionSequence(
        deceleration: fling, edge: fling.value(at: rates[2]), spring: Spring(rate: CGFloat(rates[1])))
    else { return fling }
    return bounce
  }

  private var motion: any Motion { motion(within: MotionSeries.restDistance) }

  /// The offset at a time of the curve.
  func offset(at time: TimeInterval) -> Double { Double(motion.value(at: time - start)) }

  /// The velocity at a time of the curve.
  func velocity(at time: TimeInterval) -> Double { Double(motion.velocity(at: time - start)) }

  /// The place at which it ends.
  var destination: Double { Double(motion.destination) }

  /// The time of the curve from which it stays within a distance of its end.
  func end(within distance: Double = MotionSeries.restDistance) -> TimeInterval {
    start + motion(within: distance).duration
  }

  /// The time of the curve at which it crosses its edge; `nil` for another form.
  var crossing: TimeInterval? { form == .bounce ? start + rates[2] : nil }
}

nonisolated extension FreeMotionSegment {
  /// The motion in a few words.
  var words: String {
    let rate = FitText.digits(rates[0])
    switch form {
    case .fling: return "a fling of decay \(rate)"
    case .spring: return "a spring of rate \(rate)"
    case .bounce: return "a fling of decay \(rate) and a bounce of rate \(FitText.digits(rates[1]))"
    }
  }
}
