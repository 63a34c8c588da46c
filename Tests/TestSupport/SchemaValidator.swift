package import Documents
import Foundation

/// A validator of the part of JSON Schema, draft 7, that the program's schemas use.
///
/// A schema is taken apart once: hundreds of thousands of values are held against it.
package final class SchemaValidator {
  private typealias Check = (JSONValue) -> Bool

  /// A definition, which others name before it is taken apart.
  private final class Definition {
    var check: Check = { _ in false }
  }

  /// The keywords that say nothing about a value.
  private static let notes: Set<String> = [
    "$schema", "title", "description", "default", "definitions", "examples", "patternErrorMessage",
  ]

  /// The keywords that take a list with something in it.
  private static let lists: Set<String> = ["enum", "allOf", "anyOf", "oneOf"]

  private var definitions: [String: Definition] = [:]
  private var root: Check = { _ in false }

  /// The keywords of the schema that this validator does not know, and those whose list may not be empty and is.
  package private(set) var unknown: Set<String> = []

  package init(_ schema: JSONValue) {
    guard case .object(let members)? = schema["definitions"] else {
      root = check(of: schema)
      return
    }
    for member in members { definitions[member.name] = Definition() }
    for member in members { definitions[member.name]?.check = check(of: member.value) }
    root = check(of: schema)
  }

  /// Returns true when the schema accepts a value.
  package func accepts(_ value: JSONValue) -> Bool { root(value) }

  private func check(of schema: JSONValue) -> Check {
    if case .bool(let flag) = schema { return { _ in flag } }
    guard case .object(let members) = schema else { return { _ in false } }
    if case .string(let path)? = schema["$ref"] {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = definitions[name] else { return { _ in false } }
      return { [unowned definition] in definition.check($0) }
    }
    let checks = members.compactMap { check(of: $0.name, $0.value, in: schema) }
    return { value in checks.allSatisfy { $0(value) } }
  }

  private func checks(of schemas: JSONValue) -> [Check] { Self.list(schemas).map { check(of: $0) } }

  private func check(of keyword: String, _ argument: JSONValue, in schema: JSONValue) -> Check? {
    if Self.lists.contains(keyword), Self.list(argument).isEmpty { unknown.insert("\(keyword) of none") }
    switch keyword {
    case "type":
      let types = Self.list(argument)
      return { value in types.contains { Self.isOf($0, value) } }
    case "enum":
      let values = Set(Self.list(argument))
      return { values.contains($0) }
    case "const": return { $0 == argument }
    case "pattern", "minimum", "exclusiveMinimum", "maximum": return limit(keyword, argument)
    case "items", "minItems", "maxItems": return items(keyword, argument)
    case "properties", "patternProperties", "required", "additionalProperties", "propertyNames",
      "minProperties", "maxProperties":
      return members(keyword, argument, schema)
    default: return combination(keyword, argument, schema)
    }
  }

  private func combination(_ keyword: String, _ argument: JSONValue, _ schema: JSONValue) -> Check? {
    switch keyword {
    case "allOf":
      let checks = checks(of: argument)
      return { value in checks.allSatisfy { $0(value) } }
    case "anyOf":
      let checks = checks(of: argument)
      return { value in checks.contains { $0(value) } }
    case "oneOf":
      let checks = checks(of: argument)
      return { value in checks.count { $0(value) } == 1 }
    case "not":
      let check = check(of: argument)
      return { !check($0) }
    case "if":
      let (condition, yes, no) = (
        check(of: argument), check(of: schema["then"] ?? true), check(of: schema["else"] ?? true)
      )
      return { condition($0) ? yes($0) : no($0) }
    case "then", "else": return nil
    default:
      if !Self.notes.contains(keyword) { unknown.insert(keyword) }
      return nil
    }
  }

  /// Returns true for texts that match a pattern; one that is none matches nothing.
  private static func pattern(_ pattern: String) -> (String) -> Bool {
    let expression = try? NSRegularExpression(pattern: pattern)
    return { expression?.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
  }

  private func limit(_ keyword: String, _ argument: JSONValue) -> Check? {
    switch (keyword, argument) {
    case ("pattern", .string(let pattern)):
      let matches = Self.pattern(pattern)
      return { if case .string(let text) = $0 { matches(text) } else { true } }
    case ("minimum", .number(let limit)): return Self.numbers { $0 >= limit }
    case ("exclusiveMinimum", .number(let limit)): return Self.numbers { $0 > limit }
    case ("maximum", .number(let limit)): return Self.numbers { $0 <= limit }
    default: return nil
    }
  }

  private func items(_ keyword: String, _ argument: JSONValue) -> Check {
    switch (keyword, argument) {
    case ("minItems", .number(let count)): return Self.arrays { Double($0.count) >= count }
    case ("maxItems", .number(let count)): return Self.arrays { Double($0.count) <= count }
    case (_, .array(let schemas)):
      let checks = schemas.map { check(of: $0) }
      return Self.arrays { zip($0, checks).allSatisfy { $1($0) } }
    default:
      let check = check(of: argument)
      return Self.arrays { $0.allSatisfy(check) }
    }
  }

  private func members(_ keyword: String, _ argument: JSONValue, _ schema: JSONValue) -> Check {
    switch keyword {
    case "required":
      let names = Self.list(argument)
      return Self.objects { members in
        names.allSatisfy { name in members.contains { .string($0.name) == name } }
      }
    case "propertyNames":
      let check = check(of: argument)
      return Self.objects { $0.allSatisfy { check(.string($0.name)) } }
    case "minProperties", "maxProperties":
      guard case .number(let count) = argument else { return Self.objects { _ in false } }
      return Self.objects {
        keyword == "minProperties" ? Double($0.count) >= count : Double($0.count) <= count
      }
    case "properties":
      let checks = Self.named(argument).mapValues { check(of: $0) }
      return Self.objects { $0.allSatisfy { member in checks[member.name].map { $0(member.value) } ?? true } }
    case "patternProperties":
      let patterns = Self.named(argument).map { (matches: Self.pattern($0), check: check(of: $1)) }
      return Self.objects { members in
        members.allSatisfy { member in
          patterns.allSatisfy { !$0.matches(member.name) || $0.check(member.value) }
        }
      }
    default:
      let (known, check) = (Set(Self.named(schema["properties"] ?? true).keys), check(of: argument))
      let patterns = Self.named(schema["patternProperties"] ?? true).keys.map(Self.pattern)
      return Self.objects { members in
        members.allSatisfy { member in
          known.contains(member.name) || patterns.contains { $0(member.name) } || check(member.value)
        }
      }
    }
  }

  // MARK: - Values

  /// A check of numbers, which any other value meets.
  private static func numbers(_ holds: @escaping (Double) -> Bool) -> Check {
    { if case .number(let number) = $0 { holds(number) } else { true } }
  }

  private static func arrays(_ hold: @escaping ([JSONValue]) -> Bool) -> Check {
    { if case .array(let values) = $0 { hold(values) } else { true } }
  }

  private static func objects(_ hold: @escaping ([JSONValue.Member]) -> Bool) -> Check {
    { if case .object(let members) = $0 { hold(members) } else { true } }
  }

  private static func list(_ value: JSONValue) -> [JSONValue] {
    if case .array(let values) = value { values } else { [value] }
  }

  private static func named(_ value: JSONValue) -> [String: JSONValue] {
    guard case .object(let members) = value else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }

  private static func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case (.string("null"), .null), (.string("boolean"), .bool), (.string("string"), .string),
      (.string("number"), .number), (.string("array"), .array), (.string("object"), .object):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }
}

extension DocumentNode {
  private static let ofNumbers = Set("0123456789+-.eE".utf8)

  /// The value as a schema sees it: as JSON, by the rules of YAML 1.2.
  package var json: JSONValue {
    switch content {
    case .list(let nodes): return .array(nodes.map { $0.json })
    case .map(let entries): return .object(entries.map { JSONValue.Member($0.key, $0.value.json) })
    case .scalar(let text, isQuoted: true): return .string(text)
    case .scalar(let text, isQuoted: false):
      if ["", "~", "null", "Null", "NULL"].contains(text) { return .null }
      if ["true", "True", "TRUE"].contains(text) { return true }
      if ["false", "False", "FALSE"].contains(text) { return false }
      // Numbers are decimal: Swift reads others too, such as 0x10 and inf.
      let isDecimal = text.utf8.allSatisfy { Self.ofNumbers.contains($0) }
      return isDecimal ? Double(text).map { .number($0) } ?? .string(text) : .string(text)
    }
  }
}
