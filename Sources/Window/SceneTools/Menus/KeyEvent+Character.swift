package import ScreenInterface

extension KeyEvent {
  /// The character that the key writes into a field, a capital letter with Shift or caps lock; `nil` for a named key.
  ///
  /// The names of keys are small letters.
  package var character: Character? {
    guard key.name.count == 1, let character = key.name.first else { return nil }
    let capital = character.uppercased()
    return modifiers.contains(.shift) != isCapsLocked && capital.count == 1 ? capital.first : character
  }
}
