import Foundation

/// How long the harness waits for what will come, in seconds.
///
/// Only a hang reaches it: nothing that is waited for takes a thousandth of it where the machine is free.
nonisolated enum HangGuard {
  static let seconds: TimeInterval = 900
}
