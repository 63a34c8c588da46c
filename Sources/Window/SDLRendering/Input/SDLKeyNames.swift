import CSDL2
import ScreenInterface

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
