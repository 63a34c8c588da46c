import CSDL2

/// A handle that wakes a blocked main loop, from any thread.
public nonisolated struct LoopWaker: Sendable, Hashable {
  /// The number of the event that only asks the loop to look for finished work.
  let eventType: UInt32

  /// Makes the loop collect the work that other threads have finished; harmless once the session is closed.
  public func wake() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }
}
