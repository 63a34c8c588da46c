import Foundation

/// A critically damped spring in both ways of describing one.
struct SpringParameters: Hashable {
  /// The rate of the spring, per second.
  let rate: Double

  /// Damping ratio and duration, as SwiftUI describes springs: the duration is that of one undamped swing.
  var perceived: String { "damping 1, duration \(PanelField.text(2 * .pi / rate)) s" }

  /// Stiffness, damping and mass, as Core Animation describes springs.
  var physical: String {
    "stiffness \(PanelField.text(rate * rate)), damping \(PanelField.text(2 * rate)), mass 1"
  }

  /// The part of the way that is still to go after a time, from 1 to 0.
  func remaining(at time: TimeInterval) -> Double { (1 + rate * time) * exp(-rate * time) }

  /// The time until a hundredth of the way is left, in seconds.
  var settleTime: TimeInterval { 6.64 / rate }
}
