extension DocumentMap {
  /// The text at `key`.
  public func string(_ key: String) -> String? {
    value(key).flatMap { faults.string($0, called: key) }
  }

  /// The text at `key`; its absence is a fault.
  public func requiredString(_ key: String) -> String? {
    guard let node = value(key) else {
      reportMissing(key, needed: "a text")
      return nil
    }
    return faults.string(node, called: key)
  }

  /// `true` or `false` at `key`.
  public func bool(_ key: String) -> Bool? {
    value(key).flatMap { faults.bool($0, called: key) }
  }

  /// The number at `key`, within `range`.
  public func number(_ key: String, in range: NumberRange) -> Double? {
    value(key).flatMap { faults.number($0, called: key, in: range) }
  }

  /// The whole number at `key`, within `range`.
  public func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    value(key).flatMap { faults.integer($0, called: key, in: range) }
  }

  /// The word at `key`, one of those of `Choice`.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    value(key).flatMap { faults.choice($0, called: key, of: type) }
  }

  /// The words at `key`, each one of those of `Choice`.
  public func choices<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    list(key)?.compactMap { faults.choice($0, called: key, of: type) }
  }

  /// The texts of the list at `key`.
  public func strings(_ key: String) -> [String]? {
    list(key)?.compactMap { faults.string($0, called: key) }
  }

  /// The values of the list at `key`.
  public func list(_ key: String) -> [DocumentNode]? {
    value(key).flatMap { faults.list($0, called: key) }
  }

  /// The map at `key`; messages name it by `subject`, or by its key.
  public func map(_ key: String, called subject: String? = nil) -> DocumentMap? {
    value(key).flatMap { faults.map($0, called: subject ?? "\"\(key)\"") }
  }
}
