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
      numbers[setting] = Self.told(estimates[setting], setting, else: reason)
    }
    if ground.hasStops {
      numbers[.snapRate] = Self.told(
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

  private static func told(
    _ estimates: FittedEstimates?, _ setting: FittedSetting, else reason: String
  ) -> FittedNumber {
    guard let mean = estimates?.mean else { return .untold(reason) }
    let value = setting.value(ofRate: mean.value)
    guard setting.range.contains(value) else {
      return .untold("it would be \(FitNumberFormat.digits(value)), which no feed may set")
    }
    // An error of a tenth and more reaches further upwards than downwards; half of the wider side is reported.
    let most = mean.value * exp(2 * mean.error / mean.value)
    return .told(value, error: abs(setting.value(ofRate: most) - value) / 2)
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
