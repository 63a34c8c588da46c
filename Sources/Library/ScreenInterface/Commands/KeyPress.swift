/// A key as people press it, with the modifiers that it needs and those that make it another one.
package struct KeyPress: Sendable, Hashable {
  /// The key.
  package var key: Key
  /// The modifiers that have to be held.
  package var needs: KeyModifiers
  /// The modifiers that must not be held.
  package var forbids: KeyModifiers

  /// Creates a press; default without a modifier that matters.
  package init(_ key: Key, needs: KeyModifiers = [], forbids: KeyModifiers = []) {
    self.key = key
    self.needs = needs
    self.forbids = forbids
  }

  /// Returns `true` for an event of this key with suitable modifiers, down or up.
  package func matches(_ event: KeyEvent) -> Bool {
    event.key == key && event.modifiers.isSuperset(of: needs) && event.modifiers.isDisjoint(with: forbids)
  }
}
