import CSDL2
package import ScreenInterface

/// The current state of the keyboard, for reads between events: Shift and Control alone send no event.
package enum SDLKeyboard {
  /// The modifier keys that are held now.
  package static var heldModifiers: KeyModifiers {
    SDLKeyNames.modifiers(UInt32(SDL_GetModState().rawValue))
  }
}

/// The mapping of SDL's key codes to the names of keys.
enum SDLKeyNames {
  /// Returns the name of the key `code`, with Shift applied; `nil` for keys without a name.
  ///
  /// Text input is off, so that an input method cannot consume a key, and SDL then does not report
  /// characters. Punctuation with Shift follows the US layout, and `?` the German one as well.
  static func key(for code: SDL_Keycode, modifiers: KeyModifiers) -> Key? {
    if let name = names[code] { return Key(name) }
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: code)), scalar.value > 32, scalar.value != 127,
      scalar.value < 0x4000_0000
    else { return nil }
    let character = Character(scalar)
    if modifiers.contains(.shift), let shifted = shifted[character] { return Key(String(shifted)) }
    return Key(character.lowercased())
  }

  /// Returns the modifier keys of SDL's bit mask.
  static func modifiers(_ bits: UInt32) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if bits & UInt32(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if bits & UInt32(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    if bits & UInt32(KMOD_ALT.rawValue) != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private static let names: [SDL_Keycode: String] = [
    code(SDLK_LEFT): "left", code(SDLK_RIGHT): "right", code(SDLK_UP): "up", code(SDLK_DOWN): "down",
    code(SDLK_PAGEUP): "pageUp", code(SDLK_PAGEDOWN): "pageDown", code(SDLK_HOME): "home",
    code(SDLK_END): "end", code(SDLK_SPACE): "space", code(SDLK_TAB): "tab", code(SDLK_RETURN): "enter",
    code(SDLK_KP_ENTER): "enter", code(SDLK_ESCAPE): "escape", code(SDLK_F10): "f10",
    code(SDLK_F11): "f11", code(SDLK_BACKSPACE): "backspace",
    code(SDLK_LALT): "alt", code(SDLK_RALT): "alt", code(SDLK_KP_PLUS): "+", code(SDLK_KP_MINUS): "-",
    code(SDLK_KP_PERIOD): ".",
  ]

  private static let shifted: [Character: Character] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(", "0": ")",
    "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", "`": "~", ",": "<", ".": ">",
    "/": "?", "ß": "?",
  ]

  private static func code(_ code: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(bitPattern: code.rawValue) }
}

/// The modifier keys that were held when an event occurred.
///
/// SDL reads all waiting events before it returns the first, and reports only the keys held after all of
/// them. On a busy machine a whole chord arrives at once (Shift, wheel, Shift released). While key events
/// still wait, the modifiers of the last key event are used.
struct HeldModifiers {
  private var held: KeyModifiers = []

  /// Returns the keys held at `event`, which follows the event of the last call.
  ///
  /// `current` are the keys held after all events that SDL has read; with `hasKeysBehind` key events wait behind this
  /// one.
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
