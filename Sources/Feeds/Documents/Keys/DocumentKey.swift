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
