extension DocumentMap {
  /// Returns the value of a declared key; `nil` when it is absent or wrong, which is reported.
  package func read<Value>(_ key: DocumentKey<Value>) -> Value? {
    value(key.name).flatMap { key.read($0, faults) }
  }

  /// Returns the value of a declared key, or its default.
  package func read<Value>(_ key: DefaultedKey<Value>) -> Value { read(key.key) ?? key.standard }

  /// Returns the value of a required key; its absence is a fault.
  package func read<Value>(_ key: RequiredKey<Value>) -> Value? {
    guard let node = value(key.name) else {
      reportMissing(key.name, needed: key.what)
      return nil
    }
    return key.key.read(node, faults)
  }
}
