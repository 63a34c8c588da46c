import Foundation

/// The longest time for which the harness waits, in seconds.
///
/// Only a hang reaches it: everything that is waited for takes less than a thousandth of it on a free
/// machine.
nonisolated enum HangGuard {
  static let seconds: TimeInterval = 900
}
