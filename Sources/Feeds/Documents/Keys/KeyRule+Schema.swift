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
