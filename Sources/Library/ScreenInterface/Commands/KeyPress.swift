/// A key with the modifiers that it requires and those that it excludes.
package struct KeyPress: Sendable, Hashable {
  /// The key.
  package var key: Key
  /// The required modifiers.
  package var needs: KeyModifiers
  /// The excluded modifiers.
  package var forbids: KeyModifiers

  /// Creates a key press; by default modifiers are ignored.
  package init(_ key: Key, needs: KeyModifiers = [], forbids: KeyModifiers = []) {
    self.key = key
    self.needs = needs
    self.forbids = forbids
  }

  /// Returns true for an event of this key with matching modifiers, down or up.
  package func matches(_ event: KeyEvent) -> Bool {
    event.key == key && event.modifiers.isSuperset(of: needs) && event.modifiers.isDisjoint(with: forbids)
  }
}
