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
