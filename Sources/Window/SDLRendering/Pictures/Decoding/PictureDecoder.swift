import Dispatch
package import Foundation
package import ScreenInterface
import Synchronization

/// A decoder of pictures off the main thread, one after the other in the order of the requests.
///
/// Results are stored in a locked queue until the woken thread calls `takeFinished()`.
public nonisolated final class PictureDecoder: Sendable {
  private struct Job: Hashable, Sendable {
    var request: PictureRequest
    var scale: CGFloat
  }

  private struct State {
    var waiting: [Job] = []
    var wanted: Set<Job> = []
    var finished: [DecodedPicture] = []
    var isWorking = false
    var isStopped = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "orihon.pictures", qos: .userInitiated)
  private let wake: @Sendable () -> Void

  /// Creates a decoder that calls `wake` on its own thread after every picture.
  public init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Requests a picture at `scale` pixels a point; a request that is still waiting is not repeated.
  package func enqueue(_ request: PictureRequest, scale: CGFloat) {
    let job = Job(request: request, scale: scale)
    let mustStart = state.withLock { state in
      if state.isStopped || !state.wanted.insert(job).inserted { return false }
      state.waiting.append(job)
      if state.isWorking { return false }
      state.isWorking = true
      return true
    }
    if mustStart { queue.async { self.work() } }
  }

  /// Returns the pictures decoded since the last call, in the order of the requests.
  public func takeFinished() -> [DecodedPicture] {
    state.withLock { state in
      let finished = state.finished
      state.finished = []
      return finished
    }
  }

  /// Drops all waiting requests; the picture being decoded is finished and discarded.
  ///
  /// The decoder cannot be restarted.
  public func stop() {
    state.withLock { state in
      state.isStopped = true
      state.waiting = []
      state.wanted = []
      state.finished = []
    }
  }

  private func work() {
    while let job = nextJob() {
      let picture = PictureDecoding.decode(job.request, scale: job.scale)
      let isKept = state.withLock { state in
        if !state.isStopped { state.finished.append(picture) }
        return !state.isStopped
      }
      if isKept { wake() }
    }
  }

  private func nextJob() -> Job? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isWorking = false
        return nil
      }
      let job = state.waiting.removeFirst()
      // A later request may be for a file that was saved after the decoding began.
      state.wanted.remove(job)
      return job
    }
  }
}
