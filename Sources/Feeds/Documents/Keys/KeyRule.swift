/// A constraint between the keys of a map.
///
/// Readers check it in code, with their own messages; the rule expresses the same in a schema.
package indirect enum KeyRule: Sendable, Hashable {
  /// A test of a key's value.
  package enum Test: Sendable, Hashable {
    /// Any value, also an empty one.
    case any
    /// No value is accepted: the key is absent.
    case none
    /// The value is empty.
    case empty
    /// The value is empty, or `false`.
    case off
    /// The value is not empty.
    case filled
    /// The value is one of these words; with `orEmpty` it may be empty too.
    case words([String], orEmpty: Bool)
    /// The value equals the given `true` or `false`.
    case flag(Bool)
    /// The value is a number.
    case number
    /// The value is a text of this spelling.
    case spelled(Spelling)
    /// The value is a map with at least one key.
    case keyed
  }

  /// The value at a path of keys passes a test; with `isWritten` the keys have to be present.
  case at([String], Test, isWritten: Bool)
  /// Each element of a list passes a rule.
  case each(String, KeyRule)
  /// All of these rules hold.
  case all([KeyRule])
  /// The rule does not hold.
  case not(KeyRule)
  /// Exactly one of these rules holds.
  case exactlyOne([KeyRule])
  /// If the first rule holds, the second holds too.
  case when(KeyRule, then: KeyRule)

  /// Returns the rule that the key is present.
  package static func has(_ path: String...) -> KeyRule { .at(path, .any, isWritten: true) }

  /// Returns the rule that the key is present and has a value.
  package static func filled(_ path: String...) -> KeyRule { .at(path, .filled, isWritten: true) }

  /// Returns the rule that the key is absent.
  package static func absent(_ path: String...) -> KeyRule { .at(path, .none, isWritten: false) }

  /// Returns the rule that the key is absent or has no value.
  package static func empty(_ path: String...) -> KeyRule { .at(path, .empty, isWritten: false) }

  /// Returns the rule that the key is absent, has no value, or is `false`.
  package static func off(_ path: String...) -> KeyRule { .at(path, .off, isWritten: false) }

  /// Returns the rule that none of these keys is present.
  package static func noneOf(_ keys: [String]) -> KeyRule { .all(keys.map { .absent($0) }) }

  /// Returns the rule that the value is one of these words.
  package static func `is`(_ key: String, _ words: String...) -> KeyRule {
    .at([key], .words(words, orEmpty: false), isWritten: true)
  }

  /// Returns the rule that the value is one of these words, or empty.
  package static func isOrEmpty(_ key: String, _ words: [String]) -> KeyRule {
    .at([key], .words(words, orEmpty: true), isWritten: false)
  }
}

extension KeyRule {
  /// The rule as a part of a JSON Schema.
  ///
  /// It names keys by `patternProperties`: an editor treats names under `properties` as declarations, and
  /// offers them.
  package var schema: JSONValue {
    switch self {
    case .at(let path, let test, let isWritten):
      path.reversed().reduce(test.schema) { inner, key in
        isWritten
          ? ["type": "object", "patternProperties": Self.key(key, inner), "required": .array([.string(key)])]
          : ["patternProperties": Self.key(key, inner)]
      }
    case .each(let key, let rule):
      ["patternProperties": Self.key(key, ["items": rule.schema])]
    // A list of no schemas is no JSON Schema.
    case .all(let rules): rules.isEmpty ? true : ["allOf": .array(rules.map(\.schema))]
    case .not(let rule): ["not": rule.schema]
    case .exactlyOne(let rules): ["oneOf": .array(rules.map(\.schema))]
    case .when(let condition, let consequence): ["if": condition.schema, "then": consequence.schema]
    }
  }

  private static func key(_ name: String, _ schema: JSONValue) -> JSONValue {
    .object([JSONValue.Member("^\(name)$", schema)])
  }
}

extension KeyRule.Test {
  fileprivate var schema: JSONValue {
    switch self {
    case .any: true
    case .none: false
    case .empty: ["type": "null"]
    case .off: ["enum": .array([.null, false])]
    case .filled: ["not": ["type": "null"]]
    case .words(let words, let orEmpty): .object([JSONSchema.words(words, orEmpty: orEmpty)])
    case .flag(let flag): ["const": .bool(flag)]
    case .number: ["type": "number"]
    case .spelled(let spelling): ["type": "string", "pattern": .string(spelling.pattern)]
    case .keyed: ["type": "object", "minProperties": 1]
    }
  }
}
