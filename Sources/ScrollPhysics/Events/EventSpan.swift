package import Foundation

extension TimeInterval {
  /// Whether a span between two events is at least `limit` seconds by what their stamps say.
  ///
  /// Stamps come in microseconds, which seconds in floating point hold only nearly: the difference of two may fall
  /// short of the true one, or go beyond it.
  package func reaches(_ limit: TimeInterval) -> Bool { self > limit - Self.stampResolution }

  /// Whether a span between two events is more than `limit` seconds by what their stamps say.
  package func exceeds(_ limit: TimeInterval) -> Bool { self > limit + Self.stampResolution }

  /// Less than any two stamps differ by, and more than floating point loses, in seconds.
  static let stampResolution: TimeInterval = 1e-7
}
