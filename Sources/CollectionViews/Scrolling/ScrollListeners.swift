import Foundation
import SceneReadings
import ScrollPhysics

/// Who waits for the end of a request and who reads the events of a scroll view as they come.
///
/// Nobody is waited for: an event is handed over and the view goes on. When the view goes, streams end and whoever
/// waits hears that the request was cancelled.
@MainActor final class ScrollListeners {
  private struct State {
    var completions: [Int: @MainActor (RequestEnding) -> Void] = [:]
    var streams: [Stream] = []
  }

  private struct Stream {
    /// Hands an event over; tells whether anybody still reads.
    var yield: @MainActor (SceneEvent) -> Bool
    var finish: @MainActor () -> Void
  }

  private var state = State()

  isolated deinit {
    for stream in state.streams { stream.finish() }
    for completion in state.completions.values { completion(.cancelled) }
  }

  /// Calls `completion` once when the request has ended.
  func wait(for request: Int, _ completion: @escaping @MainActor (RequestEnding) -> Void) {
    state.completions[request] = completion
  }

  /// A stream of what `value` makes of events from now on; `nil` leaves one out.
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

  /// Hands an event over; streams that nobody reads any more are dropped.
  func hear(_ event: SceneEvent) {
    if !state.streams.isEmpty { state.streams.removeAll { !$0.yield(event) } }
    if case .motion(.ended(let id, let ending)) = event.kind {
      state.completions.removeValue(forKey: id)?(ending)
    }
  }
}
