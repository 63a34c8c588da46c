import CSDL2
import ScreenInterface

/// The modifier keys that were held when an event occurred.
///
/// SDL reads all waiting events before it returns the first, and reports only the keys held after all of
/// them. On a busy machine a whole chord arrives at once (Shift, wheel, Shift released). While key events
/// still wait, the modifiers of the last key event are used.
struct HeldModifiers {
  private var held: KeyModifiers = []

  /// Returns the keys held at `event`, which follows the event of the last call.
  ///
  /// - Parameters:
  ///   - current: the keys held after all events that SDL has read.
  ///   - hasKeysBehind: true when key events wait behind the event.
  mutating func update(at event: SDL_Event, current: KeyModifiers, hasKeysBehind: Bool) -> KeyModifiers {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: held = SDLKeyNames.modifiers(UInt32(event.key.keysym.mod))
    default: if !hasKeysBehind { held = current }
    }
    return held
  }

  /// Returns the keys held at `event`, which SDL has just returned.
  mutating func update(at event: SDL_Event) -> KeyModifiers {
    update(
      at: event, current: SDLKeyNames.modifiers(UInt32(SDL_GetModState().rawValue)),
      hasKeysBehind: SDL_HasEvents(SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue) == SDL_TRUE)
  }
}
