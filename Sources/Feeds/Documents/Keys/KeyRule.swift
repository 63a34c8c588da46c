/// Something that holds between the keys of a map.
///
/// Readers hold it by code of their own, with their own messages; the rule says the same to a schema.
package indirect enum KeyRule: Sendable, Hashable {
  /// The tests of a value.
  package enum Test: Sendable, Hashable {
    /// Any value, also an empty one.
    case any
    /// No value is accepted: the key is not written.
    case none
    /// The value is left out.
    case empty
    /// The value is left out, or `false`.
    case off
    /// The value is not left out.
    case filled
    /// The value is one of these words; with `orEmpty` it may be left out too.
    case words([String], orEmpty: Bool)
    /// The value is `true` or `false`, as it says here.
    case flag(Bool)
    /// The value is a number.
    case number
    /// The value is a text of this spelling.
    case spelled(Spelling)
    /// The value is a map with at least one key.
    case keyed
  }

  /// The value along a path of keys passes a test; the keys are there only if `isWritten` says so.
  case at([String], Test, isWritten: Bool)
  /// Each element of a list passes a rule.
  case each(String, KeyRule)
  /// All of these hold.
  case all([KeyRule])
  /// This does not hold.
  case not(KeyRule)
  /// Exactly one of these holds.
  case exactlyOne([KeyRule])
  /// Where the first holds, the second does.
  case when(KeyRule, then: KeyRule)

  /// The key is written.
  package static func has(_ path: String...) -> KeyRule { .at(path, .any, isWritten: true) }

  /// The key is written and has a value.
  package static func filled(_ path: String...) -> KeyRule { .at(path, .filled, isWritten: true) }

  /// The key is not written.
  package static func absent(_ path: String...) -> KeyRule { .at(path, .none, isWritten: false) }

  /// The key is not written, or has no value.
  package static func empty(_ path: String...) -> KeyRule { .at(path, .empty, isWritten: false) }

  /// The key is not written, has no value, or is `false`.
  package static func off(_ path: String...) -> KeyRule { .at(path, .off, isWritten: false) }

  /// None of these keys is written.
  package static func noneOf(_ keys: [String]) -> KeyRule { .all(keys.map { .absent($0) }) }

  /// The value is one of these words.
  package static func `is`(_ key: String, _ words: String...) -> KeyRule {
    .at([key], .words(words, orEmpty: false), isWritten: true)
  }

  /// The value is one of these words, or left out.
  package static func isOrEmpty(_ key: String, _ words: [String]) -> KeyRule {
    .at([key], .words(words, orEmpty: true), isWritten: false)
  }
}
