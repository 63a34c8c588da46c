import CPOSIX
import Foundation

/// The functions that wait until file descriptors are readable, to the microsecond.
enum DescriptorWait {
  /// Returns true for a descriptor that `wait` accepts.
  static func allows(_ descriptor: Int32) -> Bool { posix_can_wait(descriptor) }

  /// Waits until one of two descriptors is readable or a signal arrives; returns false at the timeout.
  ///
  /// `nil` waits without a timeout.
  static func wait(for first: Int32, or second: Int32? = nil, atMost seconds: TimeInterval?) -> Bool {
    posix_wait(first, second ?? -1, seconds.map { min(max(0, $0), longest) } ?? -1)
  }

  /// The longest wait, an hour.
  private static let longest: TimeInterval = 3600
}
