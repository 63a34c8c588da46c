import Foundation
import Glibc
import Synchronization

/// The request of `⌃C` to end, and the sleep of a program until then or until something else wakes it.
final class InterruptHandler {
  /// What other threads may touch.
  nonisolated final class WakeupPipe: Sendable {
    private let rung = DispatchSemaphore(value: 0)
    private let isEnding = Mutex(false)

    /// True once somebody wants the program to end.
    var endsProgram: Bool { isEnding.withLock { $0 } }

    /// Wakes the program.
    func wake() { rung.signal() }

    /// Wakes the program to end it.
    func end() {
      isEnding.withLock { $0 = true }
      rung.signal()
    }

    fileprivate func wait() { rung.wait() }
  }

  let wakeupPipe = WakeupPipe()
  private var sources: [any DispatchSourceSignal] = []

  /// Takes the signals that ask a program to end from now on.
  init() {
    sources = TerminationSignals.taken { [wakeupPipe] in wakeupPipe.end() }
  }

  isolated deinit { for source in sources { source.cancel() } }

  /// True once somebody wants the program to end.
  var isThere: Bool { wakeupPipe.endsProgram }

  /// Sleeps until `wakeupPipe` wakes the program.
  func wait() { wakeupPipe.wait() }
}
