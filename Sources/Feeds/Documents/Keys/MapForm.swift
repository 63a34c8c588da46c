/// The form of a map: its keys, and the constraints between them.
///
/// They are created lazily, for example for a schema: a reader of files uses the key tables, and needs no
/// forms. Each map has a unique name, which identifies its form.
package struct MapForm: Sendable, Hashable {
  /// The map's name in a schema.
  package var name: String
  /// The one-line description of the map.
  package var line: String
  private let makeKeys: @Sendable () -> [KeyForm]
  private let makeRules: @Sendable () -> [KeyRule]

  /// Creates a form.
  package init(
    _ name: String, _ line: String, keys: @autoclosure @escaping @Sendable () -> [KeyForm],
    rules: @autoclosure @escaping @Sendable () -> [KeyRule] = []
  ) {
    self.name = name
    self.line = line
    makeKeys = keys
    makeRules = rules
  }

  /// The keys, in the order of their declaration.
  package var keys: [KeyForm] { makeKeys() }

  /// The constraints between the keys.
  package var rules: [KeyRule] { makeRules() }

  package static func == (one: MapForm, other: MapForm) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The form of one key of a map.
package struct KeyForm: Sendable, Hashable {
  /// The requirement of a key: whether it, or its value, may be absent.
  package enum Requirement: Sendable, Hashable {
    /// The key may be absent, and so may its value.
    case optional
    /// The key may be absent, but if it is present it has a value.
    case filled
    /// The key is present, but its value may be empty.
    case written
    /// The key is present and has a value.
    case needed
  }

  /// The key.
  package var name: String
  /// The form of its value.
  package var value: ValueForm
  /// The requirement of the key; default `optional`.
  package var presence = Requirement.optional
  /// The default of an absent value; `nil` when the default is determined elsewhere.
  package var standard: JSONValue?
  /// The one-line description of the key.
  package var line: String
  /// The only kind of map that has the key, such as `carousel`; empty for a key of every such map.
  package var scope = ""

  /// Creates the form of an optional key.
  package init(_ name: String, _ value: ValueForm, _ line: String, standard: JSONValue? = nil) {
    self.name = name
    self.value = value
    self.line = line
    self.standard = standard
  }
}
