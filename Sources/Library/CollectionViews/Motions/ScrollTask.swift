public import SceneReadings
public import ScrollPhysics

/// A handle on the scroll requests of one call: their ids, their ending, and their cancellation.
///
/// It can be discarded: the requests go on without it. UIKit has no counterpart; it is to a request what a `Task` is
/// to its operation.
@preconcurrency @MainActor
public final class ScrollTask {
  private struct State {
    var ids: [Int] = []
    var endings: [RequestEnding] = []
    var ending: RequestEnding?
    var readers: [CheckedContinuation<RequestEnding, Never>] = []
  }

  private var state = State()
  private weak var view: ScrollView?

  /// Starts requests together; without any, nothing has to scroll.
  init(
    _ requests: [ScrollRequest], in view: ScrollView, _ completion: ((RequestEnding) -> Void)? = nil
  ) {
    self.view = view
    if requests.isEmpty { state.ending = .alreadyThere }
    for request in requests {
      state.ids.append(
        view.start(request) { ending in
          self.hear(ending, of: requests.count)
          completion?(ending)
        })
    }
  }

  /// Creates the task of a call that the view has to reject at present.
  init(rejectedBy view: ScrollView) {
    self.view = view
    state.ending = .rejected
  }

  /// The ids of all requests, one for each scroller.
  package var ids: [Int] { state.ids }

  /// The id of the request in events and in the log; 0, which is no valid id, when nothing had to scroll or could.
  ///
  /// For a call that scrolls both axes it is that of the first request.
  public var id: Int { state.ids.first ?? 0 }

  /// The ending of the requests, as soon as all have ended: `arrived` when all reached their targets.
  ///
  /// Otherwise it is the first failure. A deallocated view has cancelled its requests.
  public var ending: RequestEnding {
    get async {
      if let ending = state.ending { return ending }
      return await withCheckedContinuation { state.readers.append($0) }
    }
  }

  /// Cancels the requests that have not ended; their content stops at the nearest rest offset.
  public func cancel() {
    // A replay that goes back reuses ids: that of an ended request may belong to another one by now.
    guard state.ending == nil else { return }
    for id in state.ids { view?.cancel(id) }
  }

  private func hear(_ ending: RequestEnding, of count: Int) {
    state.endings.append(ending)
    guard state.endings.count == count else { return }
    let common = RequestEnding.together(state.endings)
    state.ending = common
    let readers = state.readers
    state.readers = []
    for reader in readers { reader.resume(returning: common) }
  }
}

/// A request to scroll to a target, the only way to scroll content other than by a pointer.
///
/// A request scrolls one scroller on one axis and no other; the latest one wins; each ends exactly once.
public nonisolated struct ScrollRequest: Sendable, Hashable {
  /// The scroller to scroll, one of the view that performs the request.
  package var scroller: Scroller
  /// The target of the scroll.
  package var target: MotionRequest.Target
  /// The cause that the log reports; default the API.
  package var cause: ScrollCause
  /// The animation of the scroll; default the eased one of 0.3 s.
  package var animation: MotionRequest.Animation
  /// The element at which the request ends; `nil` when the target alone gives the offset.
  ///
  /// The target is then its offset as far as it is known, and is computed anew when the request begins.
  var element: ElementTarget?
  /// True when a jump moves a drag or a fling along instead of ending it; default false.
  var rebases = false

  /// Creates a request.
  public init(
    _ scroller: Scroller, to target: MotionRequest.Target, cause: ScrollCause = .api,
    animation: MotionRequest.Animation = .eased
  ) {
    self.scroller = scroller
    self.target = target
    self.cause = cause
    self.animation = animation
  }
}
