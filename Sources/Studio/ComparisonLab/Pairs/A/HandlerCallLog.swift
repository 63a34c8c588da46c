import CollectionViews
import Foundation

/// A log of a row's handler calls since the last frame: those that the app takes for movements of the row, and others.
final class HandlerCallLog: SingleValueState {
  struct State: Sendable {
    var taken = 0
    var ignored = 0
    /// The number of events that the row's listener had at the last call; used by the Orihon side.
    var heard = 0
    /// The feed's offset that the article's guard stores; used by the naive side.
    var y: CGFloat = 0
  }

  var state = State()

  /// Returns the calls since the last `takeCalls()`.
  func takeCalls() -> (taken: Int, ignored: Int) {
    defer { (state.taken, state.ignored) = (0, 0) }
    return (state.taken, state.ignored)
  }

  /// Logs a call, which counts if the row's own events have reported a movement.
  func note(_ ear: MovementLog) {
    // The call after the last movement reports the resting offset.
    let isNews = ear.state.part != .still || ear.state.count != state.heard
    state.heard = ear.state.count
    if isNews { state.taken += 1 } else { state.ignored += 1 }
  }
}
