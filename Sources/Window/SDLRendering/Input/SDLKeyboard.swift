import CSDL2
package import ScreenInterface

/// The current state of the keyboard, for reads between events: Shift and Control alone send no event.
package enum SDLKeyboard {
  /// The modifier keys that are held now.
  package static var heldModifiers: KeyModifiers {
    SDLKeyNames.modifiers(UInt32(SDL_GetModState().rawValue))
  }
}
