import Foundation

/// The parameters of a critically damped spring in the notations of SwiftUI and Core Animation.
struct SpringParameters: Hashable {
  /// The rate of the spring, per second.
  let rate: Double

  /// Damping ratio and duration, as in SwiftUI: the duration is that of one undamped oscillation.
  var perceived: String { "damping 1, duration \(PanelField.text(2 * .pi / rate)) s" }

  /// Stiffness, damping and mass, as in Core Animation.
  var physical: String {
    "stiffness \(PanelField.text(rate * rate)), damping \(PanelField.text(2 * rate)), mass 1"
  }

  /// Returns the fraction of the distance that is left after a time, from 1 to 0.
  func remaining(at time: TimeInterval) -> Double { (1 + rate * time) * exp(-rate * time) }

  /// The time until a hundredth of the distance is left, in seconds.
  var settleTime: TimeInterval { 6.64 / rate }
}
