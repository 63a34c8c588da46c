/// The generator of a JSON Schema from forms, in draft 7, which YAML editors support best.
///
/// An empty value is null in a schema. The reader treats a key without a value like an absent key.
package struct JSONSchema {
  /// The handling of an empty value.
  private enum OmittedValue {
    case allowed
    case refused
    /// It is read as a text, as in a list of texts.
    case asText
  }

  private var definitions: [JSONValue.Member] = []

  /// A kind of file, with the condition that distinguishes it from the kinds after it.
  package struct Kind {
    /// The form of the file.
    package var form: ValueForm
    /// The condition on the file; `nil` for the last one.
    package var condition: JSONValue?

    /// Creates a kind.
    package init(_ form: ValueForm, if condition: JSONValue? = nil) {
      self.form = form
      self.condition = condition
    }
  }

  /// Returns the schema of a file that is of one of the given kinds.
  package static func document(_ title: String, _ kinds: [Kind]) -> JSONValue {
    var schema = JSONSchema()
    var members: [JSONValue.Member] = []
    for kind in kinds.reversed() {
      let own = schema.members(of: kind.form, .refused)
      guard let condition = kind.condition, !members.isEmpty else {
        members = own
        continue
      }
      members = [
        JSONValue.Member("if", condition), JSONValue.Member("then", .object(own)),
        JSONValue.Member("else", .object(members)),
      ]
    }
    let head: [JSONValue.Member] = [
      JSONValue.Member("$schema", "http://json-schema.org/draft-07/schema#"),
      JSONValue.Member("title", .string(title)),
    ]
    let definitions = schema.definitions.sorted { $0.name < $1.name }
    let isReference = members.first?.name == "$ref"
    return .object(
      head + (isReference ? [JSONValue.Member("allOf", [.object(members)].json)] : members)
        + [JSONValue.Member("definitions", .object(definitions))])
  }

  private mutating func members(of form: ValueForm, _ emptiness: OmittedValue) -> [JSONValue.Member] {
    switch form {
    case .text, .scalar: return text([], emptiness)
    case .spelled(let spelling):
      var own = [
        JSONValue.Member("pattern", .string(spelling.pattern)),
        JSONValue.Member("patternErrorMessage", .string("Needed: \(spelling.words).")),
      ]
      if !spelling.examples.isEmpty {
        own.append(JSONValue.Member("examples", spelling.examples.map { .string($0) }.json))
      }
      return spelling.includesNumbers
        ? text(own, emptiness) : orEmpty([Self.type(["string"])] + own, emptiness)
    case .flag: return orEmpty([Self.type(["boolean"])], emptiness)
    case .number(let range): return orEmpty([Self.type(["number"])] + Self.limits(of: range), emptiness)
    case .whole(let range):
      return orEmpty(
        [
          Self.type(["integer"]), JSONValue.Member("minimum", .number(range.lowerBound)),
          JSONValue.Member("maximum", .number(range.upperBound)),
        ], emptiness)
    case .words(let words): return orEmpty([Self.words(words, orEmpty: false)], emptiness)
    case .nothing: return [nothing()]
    case .anything: return []
    case .list(let element, let count):
      let items = JSONValue.Member("items", .object(members(of: element, .asText)))
      return list(items, count, emptiness)
    case .parts(let forms):
      let items = JSONValue.Member("items", forms.map { .object(members(of: $0, .refused)) }.json)
      return list(items, forms.count...forms.count, emptiness)
    case .map(let form):
      let reference = [self.reference(to: form)]
      guard emptiness == .allowed else { return reference }
      // An editor then continues on a new line.
      return [JSONValue.Member("properties", [:])] + orEmpty(reference, emptiness)
    case .named(let form, let spelling, let exceptions, let most):
      return orEmpty(
        [
          Self.type(["object"]),
          JSONValue.Member(
            "propertyNames",
            [
              "title": "name", "pattern": .string(spelling.pattern),
              "not": .object([Self.words(exceptions, orEmpty: false)]),
            ]),
          JSONValue.Member("additionalProperties", .object(members(of: form, .refused))),
          JSONValue.Member("maxProperties", .number(most)),
        ], emptiness)
    case .anyOf(let forms):
      var choices = forms.map {
        JSONValue.object(members(of: $0, emptiness == .asText ? .asText : .refused))
      }
      if emptiness == .allowed { choices.append(.object([nothing()])) }
      return [JSONValue.Member("anyOf", choices.json)]
    case .filled(let form): return members(of: form, .refused)
    }
  }

  /// Returns the schema of a text; numbers and flags are valid too, but editors are shown the text type only.
  private func text(_ limits: [JSONValue.Member], _ emptiness: OmittedValue) -> [JSONValue.Member] {
    let others =
      (limits.isEmpty ? [] : ["string"]) + ["array", "object"] + (emptiness == .refused ? ["null"] : [])
    let unquoted: JSONValue = [
      "description": "A text without quotes.", "not": .object([Self.type(others)]),
    ]
    return [JSONValue.Member("anyOf", [.object([Self.type(["string"])] + limits), unquoted].json)]
  }

  private mutating func list(
    _ items: JSONValue.Member, _ count: ClosedRange<Int>, _ emptiness: OmittedValue
  ) -> [JSONValue.Member] {
    var members = orEmpty([Self.type(["array"])], emptiness) + [items]
    if count.lowerBound > 0 { members.append(JSONValue.Member("minItems", .number(count.lowerBound))) }
    if count.upperBound < .max { members.append(JSONValue.Member("maxItems", .number(count.upperBound))) }
    return members
  }

  private mutating func orEmpty(
    _ members: [JSONValue.Member], _ emptiness: OmittedValue
  ) -> [JSONValue.Member] {
    guard emptiness == .allowed else { return members }
    return [JSONValue.Member("anyOf", [.object(members), .object([nothing()])].json)]
  }

  /// Returns a reference to a schema that accepts only null; written inline, an editor would offer null as a value.
  private mutating func nothing() -> JSONValue.Member {
    let name = "nothing"
    if !definitions.contains(where: { $0.name == name }) {
      let others = Self.type(["string", "number", "boolean", "array", "object"])
      definitions.append(
        JSONValue.Member(name, ["description": "No value.", "not": .object([others])]))
    }
    return JSONValue.Member("$ref", .string("#/definitions/\(name)"))
  }

  /// Returns a reference to the definition of a map, and creates the definition if necessary.
  private mutating func reference(to form: MapForm) -> JSONValue.Member {
    if !definitions.contains(where: { $0.name == form.name }) {
      definitions.append(JSONValue.Member(form.name, .null))
      let definition = definition(of: form)
      for index in definitions.indices where definitions[index].name == form.name {
        definitions[index].value = definition
      }
    }
    return JSONValue.Member("$ref", .string("#/definitions/\(form.name)"))
  }

  private mutating func definition(of form: MapForm) -> JSONValue {
    // A key without a value is written without its colon, and an editor would offer both spellings.
    let bare = form.keys.filter { $0.value == .nothing }.map(\.name)
    let properties = form.keys.filter { $0.value != .nothing }.map { key in
      JSONValue.Member(key.name, property(key))
    }
    let needed = form.keys.filter { [.needed, .written].contains($0.presence) }.map(\.name)
    var members: [JSONValue.Member] = [
      JSONValue.Member("description", .string(form.line)), Self.type(["object"]),
      JSONValue.Member("properties", .object(properties)),
    ]
    if !bare.isEmpty {
      let pattern = "^(?:" + bare.joined(separator: "|") + ")$"
      members.append(
        JSONValue.Member("patternProperties", .object([JSONValue.Member(pattern, .object([nothing()]))])))
    }
    members.append(JSONValue.Member("additionalProperties", false))
    if !needed.isEmpty { members.append(JSONValue.Member("required", needed.map { .string($0) }.json)) }
    if !form.rules.isEmpty { members.append(JSONValue.Member("allOf", form.rules.map(\.schema).json)) }
    return .object(members)
  }

  private mutating func property(_ key: KeyForm) -> JSONValue {
    let isEmptyAllowed = [.optional, .written].contains(key.presence)
    var own = members(of: key.value, isEmptyAllowed ? .allowed : .refused)
    // Siblings of `$ref` are ignored, even a description. Without a type an editor omits the colon.
    if own.first?.name == "$ref" {
      own = [Self.type(["object"]), JSONValue.Member("allOf", [.object(own)].json)]
    }
    let description = JSONValue.Member("description", .string(key.description))
    let standard = key.standard.map { [JSONValue.Member("default", $0)] } ?? []
    guard case .array(var choices)? = own.first(where: { $0.name == "anyOf" })?.value,
      case .object(let first)? = choices.first, first.first?.name != "$ref"
    else { return .object([description] + standard + own) }
    // An editor shows the description beside a value too. A word for an omitted value is useless to a user
    // who selects a value.
    let isChoice = first.first?.name == "enum"
    choices[0] = .object([description] + (isChoice ? standard : []) + first)
    own = own.map { $0.name == "anyOf" ? JSONValue.Member("anyOf", choices.json) : $0 }
    return .object([description] + (isChoice ? [] : standard) + own)
  }

  private static func limits(of range: NumberRange) -> [JSONValue.Member] {
    [
      JSONValue.Member(range.isLowerExcluded ? "exclusiveMinimum" : "minimum", .number(range.lower)),
      JSONValue.Member("maximum", .number(range.upper)),
    ]
  }

  private static func type(_ names: [String]) -> JSONValue.Member {
    JSONValue.Member("type", names.count == 1 ? .string(names[0]) : names.map { .string($0) }.json)
  }

  static func words(_ words: [String], orEmpty: Bool) -> JSONValue.Member {
    JSONValue.Member("enum", (words.map { .string($0) } + (orEmpty ? [.null] : [])).json)
  }
}

extension [JSONValue] {
  /// The values as a JSON array.
  fileprivate var json: JSONValue { .array(self) }
}

extension KeyForm {
  /// The description of the key in an editor.
  fileprivate var description: String {
    let owner = scope.isEmpty ? "" : " Only a \(scope) has it."
    switch standard {
    case .string(let text)? where !text.isEmpty: return "\(line)\(owner) Default \(text)."
    case .number(let number)?: return "\(line)\(owner) Default \(JSONText.number(number, decimals: 6))."
    case .bool(let flag)?: return "\(line)\(owner) Default \(flag)."
    default: return line + owner
    }
  }
}
