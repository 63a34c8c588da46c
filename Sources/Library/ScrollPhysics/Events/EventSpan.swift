package import Foundation

extension TimeInterval {
  /// Returns true when the time between two events is at least `limit` seconds, within timestamp precision.
  ///
  /// Timestamps are in microseconds, which floating-point seconds represent only approximately: the difference of two
  /// may be slightly less or more than the true one.
  package func reaches(_ limit: TimeInterval) -> Bool { self > limit - Self.stampResolution }

  /// Returns true when the time between two events is more than `limit` seconds, within timestamp precision.
  package func exceeds(_ limit: TimeInterval) -> Bool { self > limit + Self.stampResolution }

  /// The tolerance in seconds: less than the difference of any two timestamps, more than floating-point error.
  static let stampResolution: TimeInterval = 1e-7
}
