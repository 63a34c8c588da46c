import CollectionViews
import Foundation

/// The calls of a row's handler since the last frame: those that the app took for a movement of the row, and others.
final class HandlerCallLog: SingleValueState {
  struct State: Sendable {
    var taken = 0
    var ignored = 0
    /// What the ear of the row had heard at the call before; for ours.
    var heard = 0
    /// The feed's offset that the article's guard remembers; for the naive side.
    var y: CGFloat = 0
  }

  var state = State()

  /// Returns the calls since it was asked last.
  func takeCalls() -> (taken: Int, ignored: Int) {
    defer { (state.taken, state.ignored) = (0, 0) }
    return (state.taken, state.ignored)
  }

  /// Notes a call that counts if the row's own events have told of a movement.
  func note(_ ear: MovementListener) {
    // The call after the last movement brings the place of rest.
    let isNews = ear.state.part != .still || ear.state.count != state.heard
    state.heard = ear.state.count
    if isNews { state.taken += 1 } else { state.ignored += 1 }
  }
}
