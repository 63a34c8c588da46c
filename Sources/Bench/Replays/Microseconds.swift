public import Foundation

/// A time in whole microseconds since the stage began, as files write it.
///
/// Every recorded event has a time in whole microseconds: a recorder rounds the time before it passes the
/// event on. So a time is the same, bit for bit, after it is written and read.
public nonisolated struct Microseconds: Sendable, Hashable, Comparable {
  /// The latest time that a file may contain: one day.
  public static let limit = Microseconds(86_400_000_000)

  /// The number of microseconds.
  public var count: Int

  /// Creates a time.
  public init(_ count: Int) { self.count = count }

  /// Creates the whole microsecond nearest to `seconds`, at most a thousand years away.
  public init(seconds: TimeInterval) {
    count = Int((min(max(seconds, -3e10), 3e10) * 1e6).rounded())
  }

  /// Creates the first whole microsecond that is not before `seconds`, so that a deadline at `seconds` has passed.
  public init(notBefore seconds: TimeInterval) {
    let nearest = Microseconds(seconds: seconds)
    let isBefore = seconds * 1e6 - Double(nearest.count) > 1e-3
    count = nearest.count + (isBefore ? 1 : 0)
  }

  /// The time in seconds.
  public var seconds: TimeInterval { Double(count) / 1e6 }

  /// Returns true when `left` is earlier than `right`.
  public static func < (left: Microseconds, right: Microseconds) -> Bool { left.count < right.count }

  /// Returns the time that is later by `right`.
  public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count + right.count)
  }
}
