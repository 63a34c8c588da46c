import Foundation

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
  case told(Double, error: Double)
  /// The reason why the curve does not determine it.
  case untold(String)

  /// The number; `nil` when it is not determined.
  package var value: Double? {
    if case .told(let value, _) = self { value } else { nil }
  }
}
