/// A key of a map, declared once with the form of its value and a one-line description.
///
/// The reader, the JSON Schema and the documentation page use the same declaration.
package protocol DeclaredKey: Sendable {
  /// The form of the key.
  var form: KeyForm { get }
}

/// A declared optional key, whose value is `nil` when it is absent.
package struct DocumentKey<Value>: DeclaredKey {
  package private(set) var form: KeyForm
  let read: @Sendable (DocumentNode, DocumentFaults) -> Value?

  /// Declares a key by the form of its value and a function that reads it and reports a wrong one.
  package init(
    _ name: String, _ value: ValueForm, _ line: String,
    read: @escaping @Sendable (DocumentNode, DocumentFaults) -> Value?
  ) {
    form = KeyForm(name, value, line)
    self.read = read
  }

  /// The key.
  package var name: String { form.name }

  /// Returns the key with its default, as it would be written in a file.
  package func or(_ standard: Value, written: JSONValue) -> DefaultedKey<Value> where Value: Sendable {
    var form = form
    form.standard = written
    return DefaultedKey(form: form, key: self, standard: standard)
  }

  /// Returns the key as required: without a value it is a fault, which names `what`.
  package func needed(_ what: String) -> RequiredKey<Value> {
    var form = form
    form.presence = .needed
    return RequiredKey(form: form, key: self, what: what)
  }

  /// Returns the key, which may be absent but not empty; the fault names `what`.
  package func filled(_ what: String) -> RequiredKey<Value> {
    var form = form
    form.presence = .filled
    return RequiredKey(form: form, key: self, what: what)
  }

  /// Returns the key with a default from outside this table, which the documentation shows as `standard`.
  package func elsewhere(_ standard: JSONValue) -> DocumentKey {
    var copy = self
    copy.form.standard = standard
    return copy
  }

  /// Returns the key with a given requirement, for a reader that handles an empty value itself.
  package func present(_ presence: KeyForm.Requirement) -> DocumentKey {
    var copy = self
    copy.form.presence = presence
    return copy
  }
}

/// A declared key with a default.
package struct DefaultedKey<Value: Sendable>: DeclaredKey {
  package let form: KeyForm
  let key: DocumentKey<Value>
  let standard: Value

  /// The key.
  package var name: String { form.name }
}

/// A declared key whose value is required, always or where the key is present.
package struct RequiredKey<Value>: DeclaredKey {
  package let form: KeyForm
  let key: DocumentKey<Value>
  let what: String

  /// The key.
  package var name: String { form.name }
}

extension DocumentKey where Value == Double {
  /// Returns the key with its default.
  package func or(_ standard: Double) -> DefaultedKey<Double> { or(standard, written: .number(standard)) }
}

extension DocumentKey where Value == Int {
  /// Returns the key with its default.
  package func or(_ standard: Int) -> DefaultedKey<Int> { or(standard, written: .number(standard)) }
}

extension DocumentKey where Value == Bool {
  /// Returns the key with its default.
  package func or(_ standard: Bool) -> DefaultedKey<Bool> { or(standard, written: .bool(standard)) }
}

extension DocumentKey where Value == String {
  /// Returns the key with its default.
  package func or(_ standard: String) -> DefaultedKey<String> { or(standard, written: .string(standard)) }
}

extension DocumentKey where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// Returns the key with its default.
  package func or(_ standard: Value) -> DefaultedKey<Value> {
    or(standard, written: .string(standard.rawValue))
  }
}

extension DocumentKey where Value == DocumentNode {
  /// Declares a key whose value is read elsewhere.
  package static func node(_ name: String, _ value: ValueForm, _ line: String) -> Self {
    Self(name, value, line) { node, _ in node }
  }
}

extension DocumentKey where Value == String {
  /// Declares a key for a text.
  package static func text(_ name: String, _ line: String) -> Self {
    Self(name, .text, line) { $1.string($0, called: name) }
  }

  /// Declares a key for a text that is usable in a file name.
  package static func fileName(_ name: String, _ line: String) -> Self {
    Self(name, .spelled(.fileName), line) { $1.fileName($0, called: name) }
  }
}

extension DocumentKey where Value == Bool {
  /// Declares a key for `true` or `false`.
  package static func flag(_ name: String, _ line: String) -> Self {
    Self(name, .flag, line) { $1.bool($0, called: name) }
  }
}

extension DocumentKey where Value == Double {
  /// Declares a key for a number within `range`.
  package static func number(_ name: String, in range: NumberRange, _ line: String) -> Self {
    Self(name, .number(range), line) { $1.number($0, called: name, in: range) }
  }
}

extension DocumentKey where Value == Int {
  /// Declares a key for an integer within `range`.
  package static func whole(_ name: String, in range: ClosedRange<Int>, _ line: String) -> Self {
    Self(name, .whole(range), line) { $1.integer($0, called: name, in: range) }
  }
}

extension DocumentKey where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// Declares a key for one of the words of `choices`.
  package static func word(_ name: String, among choices: [Value], _ line: String) -> Self {
    Self(name, .words(choices.map(\.rawValue)), line) { $1.choice($0, called: name, among: choices) }
  }
}

extension DocumentKey where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// Declares a key for one of the words of its type.
  package static func word(_ name: String, _ line: String) -> Self {
    word(name, among: Array(Value.allCases), line)
  }
}

extension DocumentKey where Value == [DocumentNode] {
  /// Declares a key for a list whose elements are read elsewhere.
  package static func list(
    _ name: String, of element: ValueForm, count: ClosedRange<Int> = 0...Int.max, _ line: String
  ) -> Self { Self(name, .list(element, count: count), line) { $1.list($0, called: name) } }
}

extension DocumentKey where Value == [String] {
  /// Declares a key for a list of texts.
  package static func texts(_ name: String, count: ClosedRange<Int> = 0...Int.max, _ line: String) -> Self {
    Self(name, .list(.text, count: count), line) { node, faults in
      faults.list(node, called: name)?.compactMap { faults.string($0, called: name) }
    }
  }
}

extension DocumentKey {
  /// Declares a key for a list of words, each one of `choices`.
  package static func words<Choice: RawRepresentable & Sendable>(
    _ name: String, among choices: [Choice], atLeast least: Int = 0, _ line: String
  ) -> Self where Value == [Choice], Choice.RawValue == String {
    Self(name, .list(.words(choices.map(\.rawValue)), count: least...Int.max), line) { node, faults in
      faults.list(node, called: name)?.compactMap { faults.choice($0, called: name, among: choices) }
    }
  }
}

extension DocumentKey where Value == DocumentMap {
  /// Declares a key for a map; messages name it by `subject`, or by its key.
  package static func map(
    _ name: String, of table: any KeyTable.Type, called subject: String? = nil, example: String? = nil,
    _ line: String
  ) -> Self {
    Self(name, .map(table.form), line) {
      $1.map($0, called: subject ?? "\"\(name)\"", example: example)
    }
  }

  /// Declares a key for a map without required keys: `true` is the map with all defaults, and `false` is none.
  package static func switchedMap(_ name: String, of table: any KeyTable.Type, _ line: String) -> Self {
    Self(name, .anyOf([.flag, .map(table.form)]), line) { $1.switchedMap($0, called: "\"\(name)\"") }
  }
}
