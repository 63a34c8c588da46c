import Foundation
import SceneReadings
import ScrollPhysics

/// The listeners of a scroll view: completions of its requests and readers of its events.
///
/// No listener is waited for: an event is handed over and the view goes on. When the view goes, streams end
/// and pending completions hear that their request was cancelled.
@MainActor final class ScrollListeners {
  private struct State {
    var completions: [Int: (RequestEnding) -> Void] = [:]
    var streams: [Stream] = []
  }

  private struct Stream {
    /// Hands an event over; returns false when nobody reads the stream any more.
    var yield: @MainActor (SceneEvent) -> Bool
    var finish: @MainActor () -> Void
  }

  private var state = State()

  isolated deinit {
    for stream in state.streams { stream.finish() }
    for completion in state.completions.values { completion(.cancelled) }
  }

  /// Calls `completion` once, when the request has ended.
  func wait(for request: Int, _ completion: @escaping (RequestEnding) -> Void) {
    // A moment that was put back gives ids anew: who waits for an earlier request of this id waits in vain.
    state.completions.updateValue(completion, forKey: request)?(.cancelled)
  }

  /// Returns a stream of the values that `value` makes of events from now on; `nil` leaves an event out.
  func makeStream<Value: Sendable>(
    _ value: @escaping @MainActor (SceneEvent) -> Value?
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let yield: @MainActor (SceneEvent) -> Bool = { event in
      guard let value = value(event) else { return true }
      if case .terminated = continuation.yield(value) { return false }
      return true
    }
    state.streams.append(Stream(yield: yield) { continuation.finish() })
    return stream
  }

  /// Hands an event to every listener; streams that nobody reads any more are dropped.
  func hear(_ event: SceneEvent) {
    if !state.streams.isEmpty { state.streams.removeAll { !$0.yield(event) } }
    if case .motion(.ended(let id, let ending)) = event.kind {
      state.completions.removeValue(forKey: id)?(ending)
    }
  }
}
