// The system's structures belong to the first of these modules that the compiler reads.
import CFontconfig
import CoreFoundation
import Dispatch
import Foundation
import Glibc

/// The functions that wait until file descriptors are readable, to the microsecond.
enum DescriptorWait {
  /// Returns true for a descriptor that `select` accepts.
  static func allows(_ descriptor: Int32) -> Bool { (0..<FD_SETSIZE).contains(descriptor) }

  /// Waits until one of two descriptors is readable or a signal arrives; returns false at the timeout.
  ///
  /// `nil` waits without a timeout.
  static func wait(for first: Int32, or second: Int32? = nil, atMost seconds: TimeInterval?) -> Bool {
    var set = fd_set()
    withUnsafeMutableBytes(of: &set) { bits in
      bits[Int(first) / 8] |= 1 << UInt8(first % 8)
      if let second { bits[Int(second) / 8] |= 1 << UInt8(second % 8) }
    }
    let count = max(first, second ?? first) + 1
    guard let seconds else { return pselect(count, &set, nil, nil, nil, nil) != 0 }
    let whole = min(seconds.rounded(.down), longest)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int(min(seconds - whole, 0.999_999_999) * 1e9))
    return pselect(count, &set, nil, nil, &time, nil) != 0
  }

  /// The longest wait, an hour.
  private static let longest: TimeInterval = 3600
}
