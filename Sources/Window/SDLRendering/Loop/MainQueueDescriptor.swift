import CMainQueue
import Glibc

/// The file descriptor through which the main queue announces work to a run loop.
nonisolated enum MainQueueDescriptor {
  /// The descriptor; `nil` when the queue has none.
  static let number: Int32? = {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    return descriptor >= 0 ? descriptor : nil
  }()

  /// True when the descriptor announces work.
  static var announcesWork: Bool {
    guard let number else { return true }
    var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) != 0
  }
}
