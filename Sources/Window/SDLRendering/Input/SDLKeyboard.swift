import CSDL2
package import ScreenInterface

/// The keyboard at this moment, for what is asked between its events: Shift and Control alone make none.
package enum SDLKeyboard {
  /// The modifier keys that are held.
  package static var heldModifiers: KeyModifiers {
    SDLKeyNames.modifiers(UInt32(SDL_GetModState().rawValue))
  }
}
