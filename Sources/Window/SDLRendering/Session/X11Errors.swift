import CX11
import Synchronization

/// The check for errors that an X server reports asynchronously.
enum X11Errors {
  private nonisolated static let count = Atomic<Int>(0)

  /// Performs `requests` and waits for the server; returns true when it has rejected none of them.
  static func areNone(on display: OpaquePointer, during requests: () -> Bool) -> Bool {
    XSync(display, 0)
    count.store(0, ordering: .relaxed)
    let former = XSetErrorHandler { _, _ in
      X11Errors.count.add(1, ordering: .relaxed)
      return 0
    }
    let areMade = requests()
    XSync(display, 0)
    XSetErrorHandler(former)
    return areMade && count.load(ordering: .relaxed) == 0
  }
}
