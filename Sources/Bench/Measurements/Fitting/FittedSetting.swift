import Foundation

/// A setting of motion that a measured curve may tell; its raw value is the setting's name in a feed.
package nonisolated enum FittedSetting: String, CaseIterable, Hashable, Sendable {
  /// The share of a fling's speed left after a millisecond.
  case decelerationRate = "motion.decelerationRate"
  /// The rate of the spring that brings content back to an edge, per second.
  case bounceRate = "motion.bounceRate"
  /// The slope of the rubber band at the edge.
  case rubberBandCoefficient = "motion.rubberBandCoefficient"
  /// The rate of the spring that brings content to a stop, per second.
  case snapRate = "motion.snapRate"

  /// The group of all of them under `settings:`.
  package static let group = "motion"

  /// The name in the group: the word after the dot.
  package var name: String { String(rawValue.dropFirst(Self.group.count + 1)) }

  /// The setting's number for a rate a second: of a decay the share that is left after a millisecond.
  func value(ofRate rate: Double) -> Double { self == .decelerationRate ? exp(-rate / 1000) : rate }

  /// The numbers that are believed; a fit beyond them is none of this setting.
  package var range: ClosedRange<Double> {
    switch self {
    case .decelerationRate: 0.5...0.9999
    case .bounceRate, .snapRate: 1...100
    case .rubberBandCoefficient: 0.01...1
    }
  }
}

/// A setting's number as a curve tells it.
package nonisolated enum FittedNumber: Hashable, Sendable {
  /// The number, with its standard error.
  case told(Double, error: Double)
  /// The reason that the curve does not tell it.
  case untold(String)

  /// The number; `nil` when it is not told.
  package var value: Double? {
    if case .told(let value, _) = self { value } else { nil }
  }
}
