package import Foundation

/// A damped spring, given by its constants.
///
/// UIKit counterpart: `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
package struct Spring: Hashable, Sendable {
  /// The mass on the spring, above 0.
  package var mass: CGFloat
  /// The force per point of displacement, above 0.
  package var stiffness: CGFloat
  /// The friction per unit of velocity, above 0.
  package var damping: CGFloat

  /// Creates a spring from its three constants, all of them above 0.
  package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    precondition(
      mass > 0 && stiffness > 0 && damping > 0,
      "a spring's constants are positive, not \(mass), \(stiffness), \(damping)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates the critically damped spring of unit mass that decays at `rate` per second.
  package init(rate: CGFloat) { self.init(mass: 1, stiffness: rate * rate, damping: 2 * rate) }

  /// The damping as a multiple of the critical damping: 1 is critical, below it oscillates, above it is overdamped.
  package var dampingRatio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }

  var decay: CGFloat { damping / (2 * mass) }

  var regime: DampingRegime {
    let difference = decay * decay - stiffness / mass
    let tolerance = decay * decay * CGFloat(1e-9)
    if abs(difference) <= tolerance { return .critical }
    return difference > 0 ? .over(difference.squareRoot()) : .under((-difference).squareRoot())
  }

  /// The kind of a spring's solution, by damping.
  ///
  /// The associated number is half the distance of the real roots, or the angular frequency.
  enum DampingRegime {
    case critical
    case over(CGFloat)
    case under(CGFloat)
  }
}
