import Foundation
import ScreenInterface

/// The fingers of a script that are on the screen.
nonisolated struct ScriptTouches: Sendable {
  /// The number of the finger of a step that says none.
  static let usual = 1

  /// The number of the finger that makes the stroke; `nil` when a mouse makes it, or there is none.
  var lead: Int?
  /// The places of the fingers beside it, by their numbers.
  private(set) var others: [Int: CGPoint] = [:]

  /// Moves, presses or releases a finger beside the stroke, and returns the event.
  mutating func event(
    _ phase: PointerEvent.Phase, of finger: Int, at place: CGPoint, _ time: Microseconds
  ) -> InputEvent {
    let event = PointerEvent(phase, at: place, device: .touch)
    note(event, of: finger)
    return InputEvent(.finger(finger, event), at: time.seconds)
  }

  /// Follows an event of a finger beside the stroke.
  mutating func note(_ event: PointerEvent, of finger: Int) {
    others[finger] = [.pressed, .moved].contains(event.phase) ? event.location : nil
  }
}
