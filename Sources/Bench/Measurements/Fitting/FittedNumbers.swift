import Foundation
import ScrollPhysics

/// The fitted numbers of all settings, from all strokes together.
nonisolated struct FittedNumbers {
  /// The number of each setting, or the reason why it cannot be determined.
  let numbers: [FittedSetting: FittedNumber]

  /// The largest relative standard error of a number that is reported.
  private static let largestError = 0.25

  init(_ strokes: [FittedStroke], bands: FittedRubberBands, on ground: FitAssumptions) {
    let estimates = Self.estimates(strokes)
    let meanings = Set(strokes.map(\.meaning))
    var numbers: [FittedSetting: FittedNumber] = [:]
    for (setting, reason) in [
      (FittedSetting.decelerationRate, Self.noFling(meanings, ground)),
      (
        .bounceRate,
        meanings.isDisjoint(with: [.bounce, .flingToEdge])
          ? "the curve never comes back from beyond an edge" : Self.unclear
      ),
    ] {
      numbers[setting] = Self.number(estimates[setting], setting, else: reason)
    }
    if ground.hasStops {
      numbers[.snapRate] = Self.number(
        estimates[.snapRate], .snapRate,
        else: Self.noSnap(strokes))
    }
    numbers[.rubberBandCoefficient] = bands.number
    self.numbers = numbers
  }

  /// Returns the estimates of each setting by the strokes, as rates per second.
  static func estimates(_ strokes: [FittedStroke]) -> [FittedSetting: FittedEstimates] {
    var estimates: [FittedSetting: FittedEstimates] = [:]
    func add(_ setting: FittedSetting, _ rate: Double, _ error: Double) {
      guard error <= largestError else { return }
      estimates[setting, default: FittedEstimates()].add(rate, error: rate * error)
    }
    for case let (meaning, stretch?) in strokes.map({ ($0.meaning, $0.stretch) }) {
      switch meaning {
      case .fling: add(.decelerationRate, stretch.rates[0], stretch.errors[0])
      case .flingToEdge:
        add(.decelerationRate, stretch.rates[0], stretch.errors[0])
        add(.bounceRate, stretch.rates[1], stretch.errors[1])
      case .bounce: add(.bounceRate, stretch.rates[0], stretch.errors[0])
      case .snap where stretch.form == .spring && !stretch.isHurried:
        add(.snapRate, stretch.rates[0], stretch.errors[0])
      case .snap, .astray, .unclear, .unexplained: break
      }
    }
    return estimates
  }

  private static func number(
    _ estimates: FittedEstimates?, _ setting: FittedSetting, else reason: String
  ) -> FittedNumber {
    guard let mean = estimates?.mean else { return .unknown(reason) }
    let value = setting.value(ofRate: mean.value)
    guard setting.range.contains(value) else {
      return .unknown("it would be \(FitNumberFormat.digits(value)), which no feed may set")
    }
    // An error of a tenth and more reaches further upwards than downwards; half of the wider side is reported.
    let most = mean.value * exp(2 * mean.error / mean.value)
    return .known(value, error: abs(setting.value(ofRate: most) - value) / 2)
  }

  private static let unclear = "the moment of the release is not clear enough"

  private static func noSnap(_ strokes: [FittedStroke]) -> String {
    let snaps = strokes.filter { $0.meaning == .snap }.compactMap(\.stretch)
    if snaps.isEmpty { return "no release goes to a stop" }
    return snaps.contains { $0.form == .spring && !$0.isHurried }
      ? unclear
      : "the releases were so fast that they set the pace themselves"
  }

  private static func noFling(_ meanings: Set<FittedStroke.Interpretation>, _ ground: FitAssumptions)
    -> String
  {
    if meanings.contains(.flingToEdge) { return "the fling before the edge is too short" }
    if meanings.contains(.unclear) { return "what runs out may be a spring to a stop" }
    if ground.hasStops { return "here a fling goes to a stop, which bends it" }
    return "no fling runs out in the curve"
  }
}

nonisolated extension FreeMotionSegment {
  /// True for a spring whose rate may come from its own release velocity over the distance, above the row's rate.
  fileprivate var isHurried: Bool {
    let way = abs(destination - offset(at: start))
    return way > 0 && abs(abs(velocity(at: start)) / way - rates[0]) < 0.1 * rates[0]
  }
}

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

/// A motion setting that can be fitted to a curve; its raw value is the setting's name in a feed.
package nonisolated enum FittedSetting: String, CaseIterable, Hashable, Sendable {
  /// The fraction of a fling's speed that is left after a millisecond.
  case decelerationRate = "motion.decelerationRate"
  /// The rate of the spring that brings content back to an edge, per second.
  case bounceRate = "motion.bounceRate"
  /// The slope of the rubber band at the edge.
  case rubberBandCoefficient = "motion.rubberBandCoefficient"
  /// The rate of the spring that moves content to a snap point, per second.
  case snapRate = "motion.snapRate"

  /// The name of their group under `settings:`.
  package static let group = "motion"

  /// The name within the group: the part after the dot.
  package var name: String { String(rawValue.dropFirst(Self.group.count + 1)) }

  /// Returns the setting's value for a rate per second: for a decay the fraction left after a millisecond.
  func value(ofRate rate: Double) -> Double { self == .decelerationRate ? exp(-rate / 1000) : rate }

  /// The plausible values; a fit outside them does not belong to this setting.
  package var range: ClosedRange<Double> {
    switch self {
    case .decelerationRate: 0.5...0.9999
    case .bounceRate, .snapRate: 1...100
    case .rubberBandCoefficient: 0.01...1
    }
  }
}

/// The result of fitting one setting.
package nonisolated enum FittedNumber: Hashable, Sendable {
  /// The number, with its standard error.
  case known(Double, error: Double)
  /// The reason why the curve does not determine it.
  case unknown(String)

  /// The number; `nil` when it is not determined.
  package var value: Double? {
    if case .known(let value, _) = self { value } else { nil }
  }
}
