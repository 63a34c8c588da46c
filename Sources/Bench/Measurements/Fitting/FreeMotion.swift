import Foundation
import ScrollPhysics

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
