/// A key of a map, declared once with the form of its value and one line on it.
///
/// The reader asks a map for it, and a schema and a page of the documentation are made of the same declaration.
package protocol DeclaredKey: Sendable {
  /// The form of the key.
  var form: KeyForm { get }
}

/// A declared key that may be left out, whose value is then `nil`.
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

  /// The key with its default, as it would be written in a file.
  package func or(_ standard: Value, written: JSONValue) -> DefaultedKey<Value> where Value: Sendable {
    var form = form
    form.standard = written
    return DefaultedKey(form: form, key: self, standard: standard)
  }

  /// The key, which without a value is a fault; `what` is needed then.
  package func needed(_ what: String) -> NeededKey<Value> {
    var form = form
    form.presence = .needed
    return NeededKey(form: form, key: self, what: what)
  }

  /// The key, which may be left out, but not its value; `what` is needed then.
  package func filled(_ what: String) -> NeededKey<Value> {
    var form = form
    form.presence = .filled
    return NeededKey(form: form, key: self, what: what)
  }

  /// The key with something else than this table as its default, which is said in the file's own words.
  package func elsewhere(_ standard: JSONValue) -> DocumentKey {
    var copy = self
    copy.form.standard = standard
    return copy
  }

  /// The key, of which a reader of its own says what becomes of an empty value.
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

/// A declared key without whose value a map is faulty, or a map that writes the key.
package struct NeededKey<Value>: DeclaredKey {
  package let form: KeyForm
  let key: DocumentKey<Value>
  let what: String

  /// The key.
  package var name: String { form.name }
}

extension DocumentKey where Value == Double {
  /// The key with its default.
  package func or(_ standard: Double) -> DefaultedKey<Double> { or(standard, written: .number(standard)) }
}

extension DocumentKey where Value == Int {
  /// The key with its default.
  package func or(_ standard: Int) -> DefaultedKey<Int> { or(standard, written: .number(standard)) }
}

extension DocumentKey where Value == Bool {
  /// The key with its default.
  package func or(_ standard: Bool) -> DefaultedKey<Bool> { or(standard, written: .bool(standard)) }
}

extension DocumentKey where Value == String {
  /// The key with its default.
  package func or(_ standard: String) -> DefaultedKey<String> { or(standard, written: .string(standard)) }
}

extension DocumentKey where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// The key with its default.
  package func or(_ standard: Value) -> DefaultedKey<Value> {
    or(standard, written: .string(standard.rawValue))
  }
}
