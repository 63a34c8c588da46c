import Foundation
import Synchronization
import VisualQA

/// A handler of termination signals, with a wait that a signal or another thread ends.
final class InterruptHandler {
  /// The thread-safe part, which wakes the waiting program.
  nonisolated final class WakeupSignal: Sendable {
    private let rung = DispatchSemaphore(value: 0)
    private let isEnding = Mutex(false)

    /// True once the program has been asked to end.
    var endsProgram: Bool { isEnding.withLock { $0 } }

    /// Wakes the waiting program.
    func wake() { rung.signal() }

    /// Wakes the waiting program and asks it to end.
    func end() {
      isEnding.withLock { $0 = true }
      rung.signal()
    }

    fileprivate func wait() { rung.wait() }

    fileprivate func wait(upTo seconds: Int) { _ = rung.wait(timeout: .now() + .seconds(seconds)) }
  }

  let wakeupPipe = WakeupSignal()
  private var sources: [any DispatchSourceSignal] = []

  /// Installs the handlers of the termination signals.
  init() {
    sources = TerminationSignals.taken { [wakeupPipe] in wakeupPipe.end() }
  }

  isolated deinit { for source in sources { source.cancel() } }

  /// True once the program has been asked to end.
  var isThere: Bool { wakeupPipe.endsProgram }

  /// Blocks until `wakeupPipe` wakes the program.
  func wait() { wakeupPipe.wait() }

  /// Blocks until `wakeupPipe` wakes the program, but not for longer than `seconds`.
  func wait(upTo seconds: Int) { wakeupPipe.wait(upTo: seconds) }
}
