public import Foundation

/// An instant in whole microseconds since the stage began: how files write time.
///
/// Whatever is recorded happens at whole microseconds, because a recorder rounds each time before it passes it on;
/// so a time survives a file bit for bit.
public nonisolated struct Microseconds: Sendable, Hashable, Comparable {
  /// The latest instant that a file may name: one day.
  public static let limit = Microseconds(86_400_000_000)

  /// How many.
  public var count: Int

  /// Creates an instant.
  public init(_ count: Int) { self.count = count }

  /// The whole microsecond nearest to `seconds`, at most a thousand years away.
  public init(seconds: TimeInterval) {
    count = Int((min(max(seconds, -3e10), 3e10) * 1e6).rounded())
  }

  /// The first whole microsecond that is not before `seconds`: what is due then is due here too.
  public init(notBefore seconds: TimeInterval) {
    let nearest = Microseconds(seconds: seconds)
    let isBefore = seconds * 1e6 - Double(nearest.count) > 1e-3
    count = nearest.count + (isBefore ? 1 : 0)
  }

  /// The instant in seconds.
  public var seconds: TimeInterval { Double(count) / 1e6 }

  /// Whether `left` is earlier.
  public static func < (left: Microseconds, right: Microseconds) -> Bool { left.count < right.count }

  /// The instant so much later.
  public static func + (left: Microseconds, right: Microseconds) -> Microseconds {
    Microseconds(left.count + right.count)
  }
}
