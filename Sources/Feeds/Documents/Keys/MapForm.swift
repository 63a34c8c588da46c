/// The form of a map: its keys, and what holds between them.
///
/// They are made where somebody asks for them, such as a schema: a reader of files goes through the keys of its tables, and
/// needs no forms. Each map has a name of its own, by which forms are told apart.
package struct MapForm: Sendable, Hashable {
  /// The map's name in a schema.
  package var name: String
  /// One line on what the map is.
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

  /// What holds between the keys.
  package var rules: [KeyRule] { makeRules() }

  package static func == (one: MapForm, other: MapForm) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The form of one key of a map.
package struct KeyForm: Sendable, Hashable {
  /// The ways in which a key may be left out, or its value.
  package enum Requirement: Sendable, Hashable {
    /// The key may be left out, and so may its value.
    case optional
    /// The key may be left out, but if it is written it has a value.
    case filled
    /// The key is written, but its value may be left out.
    case written
    /// The key is written and has a value.
    case needed
  }

  /// The key.
  package var name: String
  /// The form of its value.
  package var value: ValueForm
  /// The ways in which the key, or its value, may be left out.
  package var presence = Requirement.optional
  /// The value that stands for one that is left out; `nil` when something else decides.
  package var standard: JSONValue?
  /// One line on what the key is for.
  package var line: String
  /// The kind of map that alone has the key, such as `carousel`; empty for a key of every such map.
  package var scope = ""

  /// Creates the form of a key that may be left out.
  package init(_ name: String, _ value: ValueForm, _ line: String, standard: JSONValue? = nil) {
    self.name = name
    self.value = value
    self.line = line
    self.standard = standard
  }
}
