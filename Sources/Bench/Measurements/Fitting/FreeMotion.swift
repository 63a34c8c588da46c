import Foundation
import ScrollPhysics

/// The form of content's motion after a release, as columns that a linear fit weighs.
///
/// Its rates are all that is not linear in it, so that only they are searched for. Times are counted from its
/// beginning; an infinite one is the rest at its end.
nonisolated enum FreeMotion: Hashable, Sendable {
  /// A fling that runs out; the rate is its decay.
  case fling
  /// A critical spring to any place; the rate is the spring's.
  case spring
  /// A fling that meets an edge: decay, the spring's rate, and the time of the crossing.
  case bounce

  /// The number of coefficients that a linear fit finds.
  var coefficientCount: Int { self == .spring ? 3 : 2 }

  /// The columns at `times` for given rates; `nil` for rates that no motion has.
  ///
  /// Fling: 1 and the way of a unit velocity. Spring: 1, a unit displacement and a unit velocity. Bounce: as fling.
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
        let way = MotionSequence(
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
