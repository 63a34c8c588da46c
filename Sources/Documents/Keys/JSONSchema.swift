/// Makes a JSON Schema, draft 7, of forms: the draft that editors of YAML know best.
///
/// A value that is left out is null to a schema, and a key without a value is as good as none to a reader.
package struct JSONSchema {
  /// What becomes of a value that is left out.
  private enum Emptiness {
    case allowed
    case refused
    /// It is read as a text, as in a list of texts.
    case asText
  }

  private var definitions: [JSONValue.Member] = []

  /// A kind of file, with the condition that tells it from those that come after it.
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

  /// The schema of a file that is of one of these kinds.
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

  private mutating func members(of form: ValueForm, _ emptiness: Emptiness) -> [JSONValue.Member] {
    switch form {
    case .text: return [Self.type(["string", "number", "boolean"], emptiness != .refused)]
    case .spelled(let spelling):
      let types = spelling.includesNumbers ? ["string", "number", "boolean"] : ["string"]
      let hasEmpty = spelling.includesNumbers ? emptiness != .refused : emptiness == .allowed
      return [Self.type(types, hasEmpty), JSONValue.Member("pattern", .string(spelling.pattern))]
    case .flag: return [Self.type(["boolean"], emptiness == .allowed)]
    case .number(let range): return [Self.type(["number"], emptiness == .allowed)] + Self.limits(of: range)
    case .whole(let range):
      return [
        Self.type(["integer"], emptiness == .allowed),
        JSONValue.Member("minimum", .number(range.lowerBound)),
        JSONValue.Member("maximum", .number(range.upperBound)),
      ]
    case .words(let words): return [Self.words(words, orEmpty: emptiness == .allowed)]
    case .scalar: return [Self.type(["string", "number", "boolean"], emptiness != .refused)]
    case .nothing: return [Self.type(["null"], false)]
    case .anything: return []
    case .list(let element, let count):
      return list(members(of: element, .asText), count, emptiness)
    case .parts(let forms):
      return [
        Self.type(["array"], emptiness == .allowed),
        JSONValue.Member("items", forms.map { .object(members(of: $0, .refused)) }.json),
        JSONValue.Member("minItems", .number(forms.count)),
        JSONValue.Member("maxItems", .number(forms.count)),
      ]
    case .map(let form):
      let reference = [self.reference(to: form)]
      return emptiness == .allowed ? [Self.orEmpty([.object(reference)])] : reference
    case .named(let form, let spelling, let exceptions, let most):
      return [
        Self.type(["object"], emptiness == .allowed),
        JSONValue.Member(
          "propertyNames",
          [
            "pattern": .string(spelling.pattern),
            "not": .object([Self.words(exceptions, orEmpty: false)]),
          ]),
        JSONValue.Member("additionalProperties", .object(members(of: form, .refused))),
        JSONValue.Member("maxProperties", .number(most)),
      ]
    case .anyOf(let forms):
      let choices = forms.map { JSONValue.object(members(of: $0, emptiness == .asText ? .asText : .refused)) }
      return [emptiness == .allowed ? Self.orEmpty(choices) : JSONValue.Member("anyOf", choices.json)]
    case .filled(let form): return members(of: form, .refused)
    }
  }

  private func list(
    _ element: [JSONValue.Member], _ count: ClosedRange<Int>, _ emptiness: Emptiness
  ) -> [JSONValue.Member] {
    var members = [Self.type(["array"], emptiness == .allowed), JSONValue.Member("items", .object(element))]
    if count.lowerBound > 0 { members.append(JSONValue.Member("minItems", .number(count.lowerBound))) }
    if count.upperBound < .max { members.append(JSONValue.Member("maxItems", .number(count.upperBound))) }
    return members
  }

  /// A reference to the definition of a map, which is made where there is none yet.
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
    let properties = form.keys.map { key in
      JSONValue.Member(key.name, property(key))
    }
    let needed = form.keys.filter { [.needed, .written].contains($0.presence) }.map(\.name)
    var members: [JSONValue.Member] = [
      JSONValue.Member("description", .string(form.line)), Self.type(["object"], false),
      JSONValue.Member("properties", .object(properties)),
    ]
    members.append(JSONValue.Member("additionalProperties", false))
    if !needed.isEmpty { members.append(JSONValue.Member("required", needed.map { .string($0) }.json)) }
    if !form.rules.isEmpty { members.append(JSONValue.Member("allOf", form.rules.map(\.schema).json)) }
    return .object(members)
  }

  private mutating func property(_ key: KeyForm) -> JSONValue {
    let isEmptyAllowed = [.optional, .written].contains(key.presence)
    var own = members(of: key.value, isEmptyAllowed ? .allowed : .refused)
    // Beside a reference nothing else is looked at, not even a description.
    if own.first?.name == "$ref" { own = [JSONValue.Member("allOf", [.object(own)].json)] }
    var members = [JSONValue.Member("description", .string(key.line))]
    if let standard = key.standard { members.append(JSONValue.Member("default", standard)) }
    return .object(members + own)
  }

  private static func limits(of range: NumberRange) -> [JSONValue.Member] {
    [
      JSONValue.Member(range.isLowerExcluded ? "exclusiveMinimum" : "minimum", .number(range.lower)),
      JSONValue.Member("maximum", .number(range.upper)),
    ]
  }

  private static func type(_ names: [String], _ isEmptyAllowed: Bool) -> JSONValue.Member {
    let names = names + (isEmptyAllowed ? ["null"] : [])
    return JSONValue.Member(
      "type", names.count == 1 ? .string(names[0]) : names.map { .string($0) }.json)
  }

  private static func orEmpty(_ choices: [JSONValue]) -> JSONValue.Member {
    JSONValue.Member("anyOf", (choices + [["type": "null"]]).json)
  }

  static func words(_ words: [String], orEmpty: Bool) -> JSONValue.Member {
    JSONValue.Member("enum", (words.map { .string($0) } + (orEmpty ? [.null] : [])).json)
  }
}

extension [JSONValue] {
  /// The values as a list.
  fileprivate var json: JSONValue { .array(self) }
}
