public import ScrollPhysics

/// What was asked of a scroll view: the id of its request, how it ends, and the way to take it back.
///
/// It can be thrown away: the requests go on without it. UIKit has no counterpart; it is to a request what a `Task` is
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

  /// Starts requests together; without any, nothing has to move.
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

  /// Creates the answer to what cannot be asked for at the moment.
  init(rejectedBy view: ScrollView) {
    self.view = view
    state.ending = .rejected
  }

  /// The ids of all requests, one for each scroller that was asked to move.
  package var ids: [Int] { state.ids }

  /// The id that names the request in events and in the log; 0, which is no id, when nothing had to move or could.
  ///
  /// Of a call that moves both axes it is that of the first request.
  public var id: Int { state.ids.first ?? 0 }

  /// How the requests ended, as soon as all have: `arrived` when any moved and all are where they were to go.
  ///
  /// Otherwise it is the first failure. A view that is gone has cancelled its requests.
  public var ending: RequestEnding {
    get async {
      if let ending = state.ending { return ending }
      return await withCheckedContinuation { state.readers.append($0) }
    }
  }

  /// Ends what has not ended yet as `cancelled`; what it moves stops at the nearest place of rest.
  public func cancel() {
    // Going back in time gives ids anew: that of an ended request may be another one's by now.
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
