import CSDL2
import Glibc

/// A handle that wakes a blocked main loop, from any thread.
public nonisolated struct MainLoopWaker: Sendable, Hashable {
  /// The number of the event that only makes the loop check for finished work.
  let eventType: UInt32

  /// Makes the loop collect the work that other threads have finished; harmless once the session is closed.
  public func wake() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
    // The loop may be waiting without SDL. A full pipe has woken it already.
    var mark: UInt8 = 1
    write(Self.pipe.writing, &mark, 1)
  }

  /// The descriptor that is readable once a loop was woken; -1 where the system provides none.
  static var descriptor: Int32 { pipe.reading }

  /// Reads and discards the bytes that wakes have written.
  static func forgetWakes() {
    var marks: UInt64 = 0
    while read(pipe.reading, &marks, 8) > 0 {}
  }

  // The pipe stays open for the life of the process, as a thread may wake a loop that has ended.
  private static let pipe: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()
}
