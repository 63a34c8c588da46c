import Dispatch
import Foundation
import Glibc

/// A watcher that wakes the loop when another thread enqueues work for the main thread.
///
/// Such work is, for instance, a task that resumes on the main actor.
///
/// The main queue announces work through a descriptor, meant for a run loop. While SDL waits no run loop
/// runs, so a thread blocks on the descriptor instead. It reads nothing from it, and checks again after
/// `queueWasDrained()`.
nonisolated final class MainQueueWatcher: Sendable {
  private let drained = DispatchSemaphore(value: 0)
  /// The writing end of a pipe; the thread holds the reading end and ends when this end is closed.
  private let stopping: Int32

  /// Starts watching; `nil` when the queue has no descriptor.
  ///
  /// Its work then waits for the next event or frame.
  init?(wake: @escaping @Sendable () -> Void) {
    guard let descriptor = MainQueueDescriptor.number else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopping = ends[1]
    let (stopped, drained) = (ends[0], self.drained)
    let thread = Thread {
      while Self.waitForWork(descriptor, orStopOn: stopped) {
        wake()
        drained.wait()
      }
      close(stopped)
    }
    thread.name = "main queue watcher"
    thread.start()
  }

  /// Resumes the check for work; to be called after each wake, once the queue was drained.
  func queueWasDrained() { drained.signal() }

  /// Ends the watching.
  func stop() {
    close(stopping)
    drained.signal()
  }

  private static func waitForWork(_ descriptor: Int32, orStopOn stopped: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, 2, -1) <= 0 {}
    return descriptors[1].revents == 0
  }
}
