import Foundation
import ScreenInterface

/// The fingers of a script that touch the screen.
nonisolated struct ScriptTouches: Sendable {
  /// The finger number of a step that has none.
  static let usual = 1

  /// The number of the finger that drags; `nil` when a mouse drags, or nothing does.
  var lead: Int?
  /// The locations of the additional fingers, by their numbers.
  private(set) var others: [Int: CGPoint] = [:]

  /// Moves, presses or releases an additional finger, and returns the event.
  mutating func event(
    _ phase: PointerEvent.Phase, of finger: Int, at place: CGPoint, _ time: Microseconds
  ) -> InputEvent {
    let event = PointerEvent(phase, at: place, device: .touch)
    note(event, of: finger)
    return InputEvent(.finger(finger, event), at: time.seconds)
  }

  /// Updates the additional fingers by an event.
  mutating func note(_ event: PointerEvent, of finger: Int) {
    others[finger] = [.pressed, .moved].contains(event.phase) ? event.location : nil
  }
}
