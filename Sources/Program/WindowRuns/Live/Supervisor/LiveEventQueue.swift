import Foundation
import Synchronization

/// The events for the supervisor, put there by any thread and taken out by one.
nonisolated final class LiveEventQueue: Sendable {
  /// An event for the supervisor.
  enum Event: Hashable, Sendable {
    /// Something was written in a watched folder.
    case touched
    /// An event that the supervision decides on.
    case happened(LiveSupervision.Event)
  }

  private let events = Mutex<[Event]>([])
  private let filled = DispatchSemaphore(value: 0)

  /// Adds an event.
  func put(_ event: Event) {
    events.withLock { $0.append(event) }
    filled.signal()
  }

  /// Waits for the next event; `nil` when there is none within `seconds`.
  func next(within seconds: TimeInterval?) -> Event? {
    if let seconds {
      guard filled.wait(timeout: .now() + max(0, seconds)) == .success else { return nil }
    } else {
      filled.wait()
    }
    return events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
