import Documents
import Foundation

/// A validator of the part of JSON Schema, draft 7, that the program's schemas use.
final class SchemaValidator {
  /// The keywords that say nothing about a value.
  private static let notes: Set<String> = [
    "$schema", "title", "description", "default", "definitions", "examples", "patternErrorMessage",
  ]

  /// The keywords that take a list with something in it.
  private static let lists: Set<String> = ["enum", "allOf", "anyOf", "oneOf"]

  private let root: JSONValue
  private let definitions: [String: JSONValue]
  private var patterns: [String: NSRegularExpression] = [:]

  /// The keywords of the schema that this validator does not know, and those whose list may not be empty and is.
  private(set) var unknown: Set<String> = []

  init(_ root: JSONValue) {
    self.root = root
    guard case .object(let members)? = root["definitions"] else {
      definitions = [:]
      return
    }
    definitions = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  /// Returns true when the schema accepts a value.
  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .bool(let flag) = schema { return flag }
    guard case .object(let members) = schema else { return false }
    if case .string(let path)? = schema["$ref"] {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return accepts(value, definitions[name] ?? false)
    }
    return members.allSatisfy { accepts(value, $0.name, $0.value, schema) }
  }

  private func accepts(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue
  ) -> Bool {
    if Self.lists.contains(keyword), Self.list(argument).isEmpty { unknown.insert("\(keyword) of none") }
    switch keyword {
    case "type": return Self.list(argument).contains { Self.isOf($0, value) }
    case "enum": return Self.list(argument).contains(value)
    case "const": return argument == value
    case "pattern", "minimum", "exclusiveMinimum", "maximum": return limits(value, keyword, argument)
    case "items", "minItems", "maxItems": return holdsItems(value, keyword, argument)
    case "properties", "patternProperties", "required", "additionalProperties", "propertyNames",
      "minProperties", "maxProperties":
      return holdsMembers(value, keyword, argument, schema)
    case "allOf": return Self.list(argument).allSatisfy { accepts(value, $0) }
    case "anyOf": return Self.list(argument).contains { accepts(value, $0) }
    case "oneOf": return Self.list(argument).count { accepts(value, $0) } == 1
    case "not": return !accepts(value, argument)
    case "if":
      let branch = accepts(value, argument) ? "then" : "else"
      return schema[branch].map { accepts(value, $0) } ?? true
    case "then", "else": return true
    default:
      if !Self.notes.contains(keyword) { unknown.insert(keyword) }
      return true
    }
  }

  /// Returns true when a text matches a pattern; one that is none matches nothing.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    if patterns[pattern] == nil { patterns[pattern] = try? NSRegularExpression(pattern: pattern) }
    let whole = NSRange(text.startIndex..., in: text)
    return patterns[pattern]?.firstMatch(in: text, range: whole) != nil
  }

  private func limits(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
    switch (keyword, value, argument) {
    case ("pattern", .string(let text), .string(let pattern)):
      matches(text, pattern)
    case ("minimum", .number(let number), .number(let limit)): number >= limit
    case ("exclusiveMinimum", .number(let number), .number(let limit)): number > limit
    case ("maximum", .number(let number), .number(let limit)): number <= limit
    default: true
    }
  }

  private func holdsItems(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
    guard case .array(let items) = value else { return true }
    switch (keyword, argument) {
    case ("minItems", .number(let count)): return Double(items.count) >= count
    case ("maxItems", .number(let count)): return Double(items.count) <= count
    case (_, .array(let schemas)): return zip(items, schemas).allSatisfy { accepts($0, $1) }
    default: return items.allSatisfy { accepts($0, argument) }
    }
  }

  private func holdsMembers(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue
  ) -> Bool {
    guard case .object(let members) = value else { return true }
    switch keyword {
    case "required":
      return Self.list(argument).allSatisfy { name in members.contains { .string($0.name) == name } }
    case "propertyNames": return members.allSatisfy { accepts(.string($0.name), argument) }
    case "minProperties", "maxProperties":
      guard case .number(let count) = argument else { return false }
      return keyword == "minProperties" ? Double(members.count) >= count : Double(members.count) <= count
    case "properties": return members.allSatisfy { accepts($0.value, argument[$0.name] ?? true) }
    case "patternProperties":
      return members.allSatisfy { member in
        fitting(member.name, argument).allSatisfy { accepts(member.value, $0) }
      }
    default:
      return members.allSatisfy { member in
        schema["properties"]?[member.name] != nil
          || !fitting(member.name, schema["patternProperties"]).isEmpty || accepts(member.value, argument)
      }
    }
  }

  /// The schemas whose patterns a key matches.
  private func fitting(_ name: String, _ patterns: JSONValue?) -> [JSONValue] {
    guard case .object(let members)? = patterns else { return [] }
    return members.filter { matches(name, $0.name) }.map(\.value)
  }

  private static func list(_ value: JSONValue) -> [JSONValue] {
    if case .array(let values) = value { values } else { [value] }
  }

  private static func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("number", .number), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}

extension DocumentNode {
  /// The value as a schema sees it: as JSON, by the rules of YAML 1.2.
  var json: JSONValue {
    switch content {
    case .list(let nodes): return .array(nodes.map(\.json))
    case .map(let entries): return .object(entries.map { JSONValue.Member($0.key, $0.value.json) })
    case .scalar(let text, isQuoted: true): return .string(text)
    case .scalar(let text, isQuoted: false):
      if ["", "~", "null", "Null", "NULL"].contains(text) { return .null }
      if ["true", "True", "TRUE"].contains(text) { return true }
      if ["false", "False", "FALSE"].contains(text) { return false }
      let number = #"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$"#
      if text.range(of: number, options: .regularExpression) != nil, let value = Double(text) {
        return .number(value)
      }
      return .string(text)
    }
  }
}
