import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A probe that measures how long a screen accepts no input, by hit testing its centre.
@MainActor
final class BlockedInputProbe {
  struct State: Sendable {
    /// The time at which input became blocked; `nil` while it is not.
    var since: TimeInterval?
    var last: TimeInterval = 0
    var longest: TimeInterval = 0
    /// The number of presses that no view received.
    var lostPresses = 0
  }

  var state = State()
  private weak var screen: View?

  init(of screen: View) { self.screen = screen }

  /// The longest time without input so far, in milliseconds.
  var milliseconds: Double { max(state.longest, state.last - (state.since ?? state.last)) * 1000 }

  /// Tests whether a press at the centre of the screen would hit a view.
  func look(at time: TimeInterval) {
    guard let screen else { return }
    state.last = max(state.last, time)
    if screen.hitTest(screen.center) == nil {
      state.since = state.since ?? time
    } else if let since = state.since {
      state.longest = max(state.longest, time - since)
      state.since = nil
    }
  }

  /// Counts a press that hits no view.
  func note(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed, let screen,
      let point = screen.ownPoint(of: pointer.location), screen.view(atWindow: point) == nil
    {
      state.lostPresses += 1
    }
    look(at: event.timestamp)
  }
}
