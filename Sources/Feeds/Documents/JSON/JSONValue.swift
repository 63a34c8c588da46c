package import Foundation

/// A JSON value whose objects keep the order of their members, so that its text is stable.
public enum JSONValue: Sendable, Hashable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Named values.
  case object([Member])

  /// One named value of an object.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Parses one line of JSON; `nil` when the line is not JSON.
  public init?(line: some StringProtocol) {
    do throws(JSONFault) {
      self = try JSONParser.parse(Array(line.utf8))
    } catch {
      return nil
    }
  }

  /// Returns the value of an object's member; `nil` when it is missing or the value is no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// Returns the value at a path such as `rows.hero.page`; `nil` when there is none.
  ///
  /// A part is the name of an object's member, the index of a list's element from 0, or the `id` of an
  /// element.
  public func value(at path: String) -> JSONValue? {
    var value = self
    var rest = Substring(path)
    while !rest.isEmpty {
      guard let (next, part) = value.child(along: rest) else { return nil }
      value = next
      rest = rest.dropFirst(part + 1)
    }
    return value
  }

  /// Returns a misspelt path with its first wrong name corrected; `nil` when no name is near.
  package func nearestPath(to path: String) -> String? {
    var (value, known, rest) = (self, "", Substring(path))
    while !rest.isEmpty {
      guard let (next, length) = value.child(along: rest) else {
        let word = rest.prefix { $0 != "." }
        return SpellingSuggestion.nearest(to: String(word), among: value.childNames).map {
          known + $0 + rest.dropFirst(word.count)
        }
      }
      known += rest.prefix(length) + "."
      (value, rest) = (next, rest.dropFirst(length + 1))
    }
    return nil
  }

  private var childNames: [String] {
    switch self {
    case .object(let members): members.map(\.name)
    case .array(let values):
      values.compactMap { if case .string(let id)? = $0["id"] { id } else { nil } }
    default: []
    }
  }

  /// Returns the child named by the longest prefix of `path`, and that prefix's length: ids may hold full stops.
  private func child(along path: Substring) -> (value: JSONValue, length: Int)? {
    var name = path
    while true {
      if let found = child(named: String(name)) { return (found, name.count) }
      guard let stop = name.lastIndex(of: ".") else { return nil }
      name = name[..<stop]
    }
  }

  private func child(named name: String) -> JSONValue? {
    guard case .array(let values) = self else { return self[name] }
    if let named = values.first(where: { $0["id"] == .string(name) }) { return named }
    return Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
  }
}

extension JSONValue {
  package static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func optional(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }

  package static func optional(_ value: CGFloat?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }

  package static func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

  package static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates an object whose members are in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
