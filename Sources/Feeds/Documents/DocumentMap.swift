/// A map of a document, read key by key, which can report the keys that were never read.
///
/// Each read returns `nil` when the key is absent or its value is wrong; a wrong value is reported.
public final class DocumentMap {
  /// The map's name in messages, such as `a section`.
  public let subject: String
  /// The position where the map begins.
  public let position: DocumentPosition
  /// The keys and values in the order of the file.
  public let entries: [DocumentNode.Entry]
  /// The collector that receives the map's faults.
  public let faults: DocumentFaults

  private var knownKeys: [String] = []
  private var refusedKeys: Set<String> = []

  init(
    subject: String, position: DocumentPosition, entries: [DocumentNode.Entry], faults: DocumentFaults
  ) {
    self.subject = subject
    self.position = position
    self.entries = entries
    self.faults = faults
  }

  /// Returns the value of `key`, `nil` when it is absent or empty; the key counts as known from here on.
  public func value(_ key: String) -> DocumentNode? {
    let isRead = knownKeys.contains(key)
    knownKeys.append(key)
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    guard entry.value.isEmpty else { return entry.value }
    if let comment = entry.value.comment, !isRead {
      faults.warn(UnquotedText.warning(of: comment, key: key), at: entry.keyPosition)
    }
    return nil
  }

  /// Returns the position of `key`, or of the map when the key is absent; does not make the key known.
  public func position(of key: String) -> DocumentPosition {
    entries.first { $0.key == key }?.keyPosition ?? position
  }

  /// Returns true when `key` is present, with any value; does not make the key known.
  public func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

  /// Reports a missing `key`; `needed` names the expected value.
  public func reportMissing(_ key: String, needed: String) {
    faults.report("\(subject) has no \"\(key)\"; \(needed) is needed", at: position)
  }

  /// Reports each of `keys` that is present, because it has no meaning here, and counts it as known.
  public func refuse(_ keys: [String], because reason: String) {
    knownKeys += keys
    refusedKeys.formUnion(keys)
    for key in keys where has(key) {
      faults.report("\"\(key)\" has no meaning here: \(reason)", at: position(of: key))
    }
  }

  /// Returns true where `key` is absent and another key, none of the known ones, is a misspelling of it or means it.
  package func misspells(_ key: String, among known: [String]) -> Bool {
    !has(key)
      && entries.contains { entry in
        guard !known.contains(entry.key) else { return false }
        if faults.synonyms.hint(for: entry.key, among: known) == "did you mean \"\(key)\"?" { return true }
        return SpellingSuggestion.nearest(to: entry.key, among: known) == key
      }
  }

  /// Counts `keys` as known without reading them, where another fault leaves their meaning open.
  package func ignore(_ keys: [String]) { knownKeys += keys }

  /// Reports every key that has not been read, with the one that it means or the nearest known one.
  public func reportUnknownKeys() {
    for entry in entries where !knownKeys.contains(entry.key) {
      faults.report("\(subject) has no key \"\(entry.key)\"; \(hint(for: entry.key))", at: entry.keyPosition)
    }
  }

  private func hint(for word: String) -> String {
    let usable = knownKeys.filter { !refusedKeys.contains($0) }
    if let meaning = faults.synonyms.hint(for: word, among: usable) { return meaning }
    if let home = faults.synonyms.home(of: word, among: knownKeys) { return home }
    let guess = SpellingSuggestion.suggestion(for: word, among: knownKeys)
    guard guess.isEmpty else { return String(guess.dropLast()) }
    // A key that is read twice is named once.
    let names = knownKeys.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return "known: \(names.joined(separator: ", "))"
  }
}

extension DocumentMap {
  /// Returns the number at `key`, within `range`.
  public func number(_ key: String, in range: NumberRange) -> Double? {
    value(key).flatMap { faults.number($0, called: key, in: range) }
  }

  /// Returns the integer at `key`, within `range`.
  public func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    value(key).flatMap { faults.integer($0, called: key, in: range) }
  }
}

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
