/// A key that went down or came up.
public struct KeyEvent: Sendable, Hashable {
  /// The key.
  public var key: Key
  /// The modifier keys that were held.
  public var modifiers: KeyModifiers
  /// True when the key went down, false when it came up.
  public var isDown: Bool
  /// True when the key was already down and repeats while held.
  package var isRepeat: Bool
  /// True while caps lock is on, which changes what a key writes and nothing else; default false.
  ///
  /// No recording has it: what is written into a field is not part of the scene.
  package var isCapsLocked = false

  /// Creates a key event; by default the key goes down and does not repeat.
  package init(_ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}

/// The modifier keys.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  package static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  package static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  package static let alt = KeyModifiers(rawValue: 4)
}

/// A key, by its name: `left`, `pageDown`, `space`, or its character such as `t` and `?`.
public struct Key: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public var name: String

  /// Creates a key from its name.
  package init(_ name: String) { self.name = name }

  /// Creates a key from a literal name.
  public init(stringLiteral value: String) { name = value }

  /// The names that are not a single character.
  package static let named: [String] = [
    "left", "right", "up", "down", "pageUp", "pageDown", "home", "end", "space", "tab", "enter", "escape",
    "f10", "f11", "alt", "backspace",
  ]
}
