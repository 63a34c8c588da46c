import Foundation
import Glibc
import Synchronization

/// The wish of `⌃C` to end, and the sleep of a program until then or until something else wakes it.
final class Interruption {
  /// What other threads may touch.
  nonisolated final class Bell: Sendable {
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

  let bell = Bell()
  private var sources: [any DispatchSourceSignal] = []

  /// Takes the signals that ask a program to end from now on.
  init() {
    sources = EndingSignals.taken { [bell] in bell.end() }
  }

  isolated deinit { for source in sources { source.cancel() } }

  /// True once somebody wants the program to end.
  var isThere: Bool { bell.endsProgram }

  /// Sleeps until `bell` wakes the program.
  func wait() { bell.wait() }
}
