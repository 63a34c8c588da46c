import CSDL2
import ScreenInterface

/// The modifier keys that were held when an event came about.
///
/// SDL reads everything that waits before it hands out the first event, and knows only what is held after all
/// of it. On a busy machine a whole chord arrives at once, shift, wheel and shift released, so that ahead of
/// waiting keys those count which the key before has told.
struct HeldModifiers {
  private var held: KeyModifiers = []

  /// The keys held at `event`, which follows the one asked for last.
  ///
  /// - Parameters:
  ///   - current: what is held after everything that SDL has read.
  ///   - hasKeysBehind: whether events of keys wait behind the event.
  mutating func update(at event: SDL_Event, current: KeyModifiers, hasKeysBehind: Bool) -> KeyModifiers {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: held = SDLKeyNames.modifiers(UInt32(event.key.keysym.mod))
    default: if !hasKeysBehind { held = current }
    }
    return held
  }

  /// The keys held at `event`, as SDL has just handed it out.
  mutating func update(at event: SDL_Event) -> KeyModifiers {
    update(
      at: event, current: SDLKeyNames.modifiers(UInt32(SDL_GetModState().rawValue)),
      hasKeysBehind: SDL_HasEvents(SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue) == SDL_TRUE)
  }
}
