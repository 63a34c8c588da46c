import Foundation

/// The name, unit and limits of a number that measures the failure of a side.
package nonisolated struct LabMetricName: Sendable, Hashable {
  /// The measured quantity in words that need no code.
  package let name: String
  /// The unit, such as `pt`; empty for a plain count.
  package let unit: String
  /// The largest value that passes.
  package let limit: Double
  /// The smallest value that counts as the failure; by default every value above the limit.
  package let failsFrom: Double?

  /// Creates a measure.
  init(_ name: String, unit: String = "", limit: Double = 0, failsFrom: Double? = nil) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.failsFrom = failsFrom
  }

  /// Returns true when a value is within the limit.
  package func holds(_ reading: Double) -> Bool { reading <= limit }

  /// Returns true when a value counts as the failure.
  package func fails(_ reading: Double) -> Bool { failsFrom.map { reading >= $0 } ?? (reading > limit) }
}

/// The name and unit of the curve that the report draws for a pair.
package nonisolated struct LabCurve: Sendable, Hashable {
  /// The quantity.
  package let name: String
  /// The unit; empty for a plain count.
  package let unit: String

  /// Creates a curve.
  init(_ name: String, unit: String = "") {
    self.name = name
    self.unit = unit
  }
}

/// The formatting of measured values in the lab.
package nonisolated enum LabNumber {
  /// Returns the number with at most one decimal, and its unit.
  package static func text(_ reading: Double, unit: String = "") -> String {
    let rounded = (reading * 10).rounded() / 10
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    let number = isWhole ? String(Int(rounded)) : String(rounded)
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
