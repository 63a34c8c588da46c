/// A number that tells how badly a side fails.
package nonisolated struct LabMetricName: Sendable, Hashable {
  /// What is counted, in words that need no code.
  package let name: String
  /// The unit, such as `pt`; empty for a plain count.
  package let unit: String
  /// The most that a side may show and still hold.
  package let limit: Double
  /// The least that counts as the failure; above the limit by default.
  package let failsFrom: Double?

  /// Creates a measure.
  init(_ name: String, unit: String = "", limit: Double = 0, failsFrom: Double? = nil) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.failsFrom = failsFrom
  }

  /// True when a reading is within the limit.
  package func holds(_ reading: Double) -> Bool { reading <= limit }

  /// True when a reading shows the failure.
  package func fails(_ reading: Double) -> Bool { failsFrom.map { reading >= $0 } ?? (reading > limit) }
}

/// What the report draws over the time of a pair.
package nonisolated struct LabCurve: Sendable, Hashable {
  /// The quantity.
  package let name: String
  /// Its unit; empty for a plain count.
  package let unit: String

  /// Creates a curve.
  init(_ name: String, unit: String = "") {
    self.name = name
    self.unit = unit
  }
}
