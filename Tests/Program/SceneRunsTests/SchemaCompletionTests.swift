import Documents
import Testing

@testable import SceneRuns

/// Tests of what an editor makes of a schema, beside what it accepts: the keys and values that it offers.
///
/// An editor offers each key under `properties` of every schema that is looked at where the cursor is, conditions
/// included, and each type and word that is not refused.
struct SchemaCompletionTests {
  /// A schema inside another, with the keywords that lead to it.
  private nonisolated struct Part {
    let path: [String]
    let schema: JSONValue
    /// True for what a condition says of a value, or what a value must not be.
    var isAside: Bool { path.contains { ["not", "if", "patternProperties"].contains($0) } }
  }

  private func parts(of schema: JSONValue, _ path: [String] = []) -> [Part] {
    switch schema {
    case .object(let members):
      [Part(path: path, schema: schema)] + members.flatMap { parts(of: $0.value, path + [$0.name]) }
    case .array(let values): values.flatMap { parts(of: $0, path) }
    default: []
    }
  }

  private func words(_ schema: JSONValue, _ keyword: String) -> [JSONValue] {
    switch schema[keyword] {
    case .array(let values)?: values
    case .string(let word)?: [.string(word)]
    default: []
    }
  }

  /// The keys with what they declare, by their place.
  private func declarations(_ kind: FileSchema) -> [(name: String, schema: JSONValue)] {
    guard case .object(let definitions)? = kind.json["definitions"] else { return [] }
    return definitions.flatMap { definition -> [(name: String, schema: JSONValue)] in
      guard case .object(let keys)? = definition.value["properties"] else { return [] }
      return keys.map { ("\(definition.name).\($0.name)", $0.value) }
    }
  }

  @Test(arguments: FileSchema.allCases)
  func `null is never offered, though a value may be left out`(kind: FileSchema) {
    for part in parts(of: kind.json) where !part.isAside {
      #expect(!words(part.schema, "type").contains("null"), "\(part.path)")
      #expect(!words(part.schema, "enum").contains(.null), "\(part.path)")
    }
  }

  @Test(arguments: FileSchema.allCases)
  func `a text has no types beside it whose words would be offered`(kind: FileSchema) {
    for part in parts(of: kind.json) where !part.isAside {
      #expect(words(part.schema, "type").count <= 1, "\(part.path)")
    }
  }

  @Test(arguments: FileSchema.allCases)
  func `what holds between keys declares none of them`(kind: FileSchema) {
    for part in parts(of: kind.json) where part.path.count > 2 {
      let isDeclaration = part.schema["properties"] == [:]
      #expect(part.schema["properties"] == nil || isDeclaration, "\(part.path)")
    }
  }

  @Test(arguments: FileSchema.allCases)
  func `a key is completed with its colon, and says what it is for`(kind: FileSchema) {
    let declarations = declarations(kind)
    #expect(!declarations.isEmpty)
    for (name, schema) in declarations {
      let forms = ["type", "properties", "items", "anyOf", "enum", "default"]
      #expect(forms.contains { schema[$0] != nil }, "\(name)")
      #expect(schema["description"] != nil, "\(name)")
    }
  }

  @Test func `a step without a value is offered as its word alone`() {
    let names = declarations(.script).map(\.name)
    #expect(names.contains("step.press") && names.contains("step.release"))
    #expect(!names.contains("step.frame"))
  }

  @Test func `a choice is left to whoever writes, a number begins as its default`() {
    let keys = Dictionary(uniqueKeysWithValues: declarations(.feed).map { ($0.name, $0.schema) })
    #expect(keys["section.layout"]?["default"] == nil)
    #expect(keys["section.spacing"]?["default"] == 12)
  }

  @Test func `what is said of a key tells its default and who has it`() {
    let keys = Dictionary(uniqueKeysWithValues: declarations(.feed).map { ($0.name, $0.schema) })
    #expect(
      keys["section.loop"]?["description"]
        == "True when the first card follows the last. Only a carousel has it. Default false.")
  }
}
