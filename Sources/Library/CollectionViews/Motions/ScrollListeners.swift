import Foundation
import SceneReadings
import ScrollPhysics

/// The listeners of a scroll view: completion handlers of its requests and event streams.
///
/// The view never waits for a listener. When the view is deallocated, streams end and pending completion handlers are
/// called with `cancelled`.
@MainActor final class ScrollListeners {
  private struct State {
    var completions: [Int: (RequestEnding) -> Void] = [:]
    var streams: [Stream] = []
  }

  private struct Stream {
    /// Sends an event; returns false when the stream has no reader any more.
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
    // A restored earlier state reuses ids: the handler of an earlier request with this id is cancelled.
    state.completions.updateValue(completion, forKey: request)?(.cancelled)
  }

  /// Returns a stream of the values that `value` makes of later events; `nil` leaves an event out.
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

  /// Sends an event to every listener; streams without a reader are dropped.
  func hear(_ event: SceneEvent) {
    if !state.streams.isEmpty { state.streams.removeAll { !$0.yield(event) } }
    if case .motion(.ended(let id, let ending)) = event.kind {
      state.completions.removeValue(forKey: id)?(ending)
    }
  }
}
