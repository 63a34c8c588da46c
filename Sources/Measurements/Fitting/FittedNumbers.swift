import Foundation
import ScrollPhysics

/// The numbers of all strokes together, and the reasons for those that are not told.
nonisolated struct FittedNumbers {
  /// The number of each setting, or the reason that it is not told.
  let numbers: [FittedSetting: FittedNumber]

  /// The largest standard error with which a number is told, relative to it.
  private static let largestError = 0.15

  init(_ strokes: [FittedStroke], bands: FittedBands, on ground: FitGround) {
    let estimates = Self.estimates(strokes)
    let meanings = Set(strokes.map(\.meaning))
    var numbers: [FittedSetting: FittedNumber] = [:]
    for (setting, reason) in [
      (FittedSetting.decelerationRate, Self.noFling(meanings, ground)),
      (.bounceRate, "the curve never comes back from beyond an edge"),
    ] {
      numbers[setting] = Self.told(estimates[setting], setting, else: reason)
    }
    if ground.hasStops {
      numbers[.snapRate] = Self.told(
        estimates[.snapRate], .snapRate,
        else: meanings.contains(.snap)
          ? "the releases were so fast that they set the pace themselves" : "no release goes to a stop")
    }
    numbers[.rubberBandCoefficient] = bands.number
    self.numbers = numbers
  }

  /// The estimates of each setting by the strokes, as rates a second.
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
      case .snap, .astray, .unexplained: break
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
      return .untold("it would be \(FitText.digits(value)), which no feed may set")
    }
    return .told(value, error: abs(setting.value(ofRate: mean.value + mean.error) - value))
  }

  private static func noFling(_ meanings: Set<FittedStroke.Meaning>, _ ground: FitGround) -> String {
    if meanings.contains(.flingToEdge) { return "the fling before the edge is too short" }
    if ground.hasStops { return "here a fling goes to a stop, which bends it" }
    return "no fling runs out in the curve"
  }
}

nonisolated extension FreeStretch {
  /// True for a spring whose rate its own release may have set, above the row's: the velocity over the distance.
  fileprivate var isHurried: Bool {
    let way = abs(destination - offset(at: start))
    return way > 0 && abs(abs(velocity(at: start)) / way - rates[0]) < 0.1 * rates[0]
  }
}
