import Foundation
import ScrollPhysics

/// A segment of a measured curve in which content moves freely, with the motion fitted to it.
nonisolated struct FreeMotionSegment: Hashable, Sendable {
  /// The samples of a segment: the moving ones, then the following rest as far as it is known.
  struct Samples {
    var times: [Double]
    var offsets: [Double]
    /// The offset of the rest after the last sample; `nil` when the curve ends before.
    var rest: Double?
    /// The noise of the offsets.
    var noise: Double
  }

  /// The model of the motion.
  let form: FreeMotion
  /// The time at which the motion begins.
  let start: TimeInterval
  /// The rates of the motion, in the order of `form`.
  let rates: [Double]
  /// The relative standard error of each rate due to noise.
  let noiseErrors: [Double]
  /// The relative standard error of each rate, including the uncertainty of the segment's beginning.
  private(set) var errors: [Double]
  /// The root mean square of the distances.
  let rms: Double
  /// The sum of the squares of the distances.
  let squares: Double
  /// The part of the distances that is not noise: the error of the model.
  let misfit: Double
  /// The number of samples.
  let count: Int
  private let coefficients: [Double]

  /// The largest weight of the rest, in samples: it is known better than a single sample.
  private static let restWeight = 4.0
  /// The error of the resting offset, in points; no rest is known better.
  private static let restError = 0.5
  /// The start values of the search for rates: one may lie in a narrow minimum beside a wide one.
  private static let rates = (0..<26).map { pow(1.2, Double($0)) }
  private static let fewRates = (0..<10).map { pow(1.55, Double($0)) }
  /// The number of minima that are searched to the end.
  private static let valleys = 2

  /// Fits a motion of one model to the samples from `first` on; `nil` when there are too few, or no motion of
  /// that model is close.
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

  /// Returns the same segment with errors that include the uncertainty of its beginning, from segments that
  /// begin later.
  func doubted(by later: [FreeMotionSegment]) -> FreeMotionSegment {
    var doubted = self
    for index in errors.indices {
      let rivals = later.map { FitUncertainty.CompetingFit(number: $0.rates[index], error: $0.errors[index]) }
      doubted.errors[index] = FitUncertainty.error(of: rates[index], errors[index], beside: rivals)
    }
    return doubted
  }

  /// Returns the start values of the search for rates, of which the best is used.
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

  /// Returns the indices of the smallest distances; on a line only those smaller than their neighbours.
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
  /// Returns the fling with which it begins; `nil` for a spring.
  private func fling(within distance: Double) -> Deceleration? {
    guard form != .spring else { return nil }
    return Deceleration(
      initialValue: CGFloat(coefficients[0]), initialVelocity: CGFloat(coefficients[1]),
      rate: DecelerationRate(rawValue: CGFloat(exp(-rates[0] / 1000))), restDistance: CGFloat(distance))
  }

  /// Returns the motion in its own time, which counts as finished within a distance of its end.
  private func motion(within distance: Double) -> any Motion {
    guard let fling = fling(within: distance) else {
      return SpringBounce(
        initialValue: CGFloat(coefficients[0] + coefficients[1]), initialVelocity: CGFloat(coefficients[2]),
        target: CGFloat(coefficients[0]), spring: Spring(rate: CGFloat(rates[0])),
        restDistance: CGFloat(distance))
    }
    guard form == .bounce,
      let bounce = FlingWithBounce(
        deceleration: fling, edge: fling.value(at: rates[2]), spring: Spring(rate: CGFloat(rates[1])))
    else { return fling }
    return bounce
  }

  private var motion: any Motion { motion(within: MotionSeries.restDistance) }

  /// Returns the offset at a time of the curve.
  func offset(at time: TimeInterval) -> Double { Double(motion.value(at: time - start)) }

  /// Returns the velocity at a time of the curve.
  func velocity(at time: TimeInterval) -> Double { Double(motion.velocity(at: time - start)) }

  /// The offset at which the motion ends.
  var destination: Double { Double(motion.destination) }

  /// Returns the time of the curve from which the motion stays within a distance of its end.
  func end(within distance: Double = MotionSeries.restDistance) -> TimeInterval {
    start + motion(within: distance).duration
  }

  /// The time of the curve at which the motion crosses its edge; `nil` for another model.
  var crossing: TimeInterval? { form == .bounce ? start + rates[2] : nil }
}

nonisolated extension FreeMotionSegment {
  /// A short description of the motion.
  var words: String {
    let rate = FitNumberFormat.digits(rates[0])
    switch form {
    case .fling: return "a fling of decay \(rate)"
    case .spring: return "a spring of rate \(rate)"
    case .bounce: return "a fling of decay \(rate) and a bounce of rate \(FitNumberFormat.digits(rates[1]))"
    }
  }
}

/// A model of content's motion after a release, as the columns of a linear fit.
///
/// Only its rates are nonlinear, so only they are searched for. Times count from the beginning of the motion;
/// infinity stands for the rest at its end.
nonisolated enum FreeMotion: Hashable, Sendable {
  /// A fling that decelerates to rest; the rate is its decay.
  case fling
  /// A critically damped spring to any offset; the rate is the spring's.
  case spring
  /// A fling that reaches an edge: decay, the spring's rate, and the time at which it crosses the edge.
  case bounce

  /// The number of coefficients of the linear fit.
  var coefficientCount: Int { self == .spring ? 3 : 2 }

  /// Returns the columns at `times` for given rates; `nil` for impossible rates.
  ///
  /// Fling: 1 and the path at unit velocity. Spring: 1, a unit displacement and a unit velocity. Bounce: as fling.
  func columns(_ rates: [Double], at times: [Double]) -> [[Double]]? {
    guard rates.allSatisfy({ $0.isFinite && (1e-3...1e4).contains($0) }) else { return nil }
    let ones = [Double](repeating: 1, count: times.count)
    switch self {
    case .fling: return [ones, values(Self.fling(rates[0]), at: times)]
    case .spring:
      return [ones] + [(1, 0), (0, 1)].map { values(Self.spring(rates[0], $0, $1), at: times) }
    case .bounce:
      let fling = Self.fling(rates[0])
      let crossing = rates[2]
      guard
        let way = FlingWithBounce(
          deceleration: fling, edge: fling.value(at: crossing), spring: Spring(rate: CGFloat(rates[1])))
      else { return nil }
      return [ones, values(way, at: times)]
    }
  }

  private static func fling(_ decay: Double) -> Deceleration {
    Deceleration(
      initialValue: 0, initialVelocity: 1, rate: DecelerationRate(rawValue: CGFloat(exp(-decay / 1000))))
  }

  private static func spring(_ rate: Double, _ value: CGFloat, _ velocity: CGFloat) -> SpringBounce {
    SpringBounce(
      initialValue: value, initialVelocity: velocity, target: 0, spring: Spring(rate: CGFloat(rate)))
  }

  private func values(_ motion: some Motion, at times: [Double]) -> [Double] {
    times.map { Double($0.isFinite ? motion.value(at: $0) : motion.destination) }
  }
}
