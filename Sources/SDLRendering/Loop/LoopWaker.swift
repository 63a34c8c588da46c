import CSDL2

/// Wakes a blocked main loop, from any thread.
public nonisolated struct LoopWaker: Sendable, Hashable {
  /// The number of the event that means nothing but "look around".
  let eventType: UInt32

  /// Makes the loop look at what other threads have left for it; harmless once the session is closed.
  public func wake() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }
}
