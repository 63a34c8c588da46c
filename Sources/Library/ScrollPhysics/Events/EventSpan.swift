package import Foundation

extension TimeInterval {
  /// Returns true when a span between two events is at least `limit` seconds, judged by their timestamps.
  ///
  /// Timestamps come in microseconds, which floating-point seconds hold only approximately: the difference of
  /// two may be slightly less or more than the true one.
  package func reaches(_ limit: TimeInterval) -> Bool { self > limit - Self.stampResolution }

  /// Returns true when a span between two events is more than `limit` seconds, judged by their timestamps.
  package func exceeds(_ limit: TimeInterval) -> Bool { self > limit + Self.stampResolution }

  /// The tolerance in seconds: less than any two timestamps differ by, more than floating point loses.
  static let stampResolution: TimeInterval = 1e-7
}
