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

extension View {
  /// Returns the point of the window at which a side's own pointer is, on whichever side of the pair the real one is.
  ///
  /// Call it on a side's screen; it returns `nil` when the pointer is on neither side.
  func ownPoint(of pointer: CGPoint) -> CGPoint? {
    guard let own = superview, let pair = own.superview else { return nil }
    let sides = pair.subviews.filter { $0.clipsToBounds && $0.box.size == own.box.size }
      .map { $0.convertToWindow($0.box) }
    guard let side = sides.first(where: { $0.contains(pointer) }) else { return nil }
    return pointer + (own.convertToWindow(own.box).origin - side.origin)
  }

  /// Returns the front view of this screen at a point of the window; `nil` when no view receives a press there.
  func view(atWindow point: CGPoint) -> View? {
    superview.flatMap { hitTest($0.convertFromWindow(point)) }
  }
}
