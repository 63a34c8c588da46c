/// A collector of the faults of one document, so that all are reported together.
///
/// It also reads single values: each method returns `nil` when the value is missing or wrong, and reports a
/// wrong one. One reader uses it on one thread; it is not `Sendable`.
public final class DocumentFaults {
  /// The name of the file in messages.
  public let file: String
  /// The faults that make the document unusable, in the order found.
  public private(set) var faults: [DocumentFault] = []
  /// The warnings, which leave the document usable.
  public private(set) var warnings: [DocumentFault] = []
  /// The meanings of words that are no keys; default none.
  package var synonyms = KeySynonyms()
  /// The meanings of words that are no values; default none.
  package var valueSynonyms = KeySynonyms()

  private let limit: Int
  private var uncountedFaults = 0
  private var uncountedWarnings = 0

  /// Creates a collector without faults.
  public init(file: String, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    limit = limits.listedFaults
  }

  /// Adds a fault; faults beyond the limit are only counted.
  public func report(_ message: String, at position: DocumentPosition) {
    guard faults.count < limit else {
      uncountedFaults += 1
      return
    }
    faults.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Adds a warning, which leaves the document usable.
  public func warn(_ message: String, at position: DocumentPosition) {
    guard warnings.count < limit else {
      uncountedWarnings += 1
      return
    }
    warnings.append(DocumentFault(file: file, position: position, message: message))
  }

  /// Ends the reading: returns the warnings in the order of the file, or throws all faults as one error.
  public func finish() throws(DocumentError) -> [DocumentFault] {
    guard faults.isEmpty else { throw .faulty(closed(faults, uncounted: uncountedFaults)) }
    return closed(warnings, uncounted: uncountedWarnings)
  }

  private func closed(_ list: [DocumentFault], uncounted: Int) -> [DocumentFault] {
    var sorted = list.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if uncounted > 0, let last = sorted.last {
      sorted.append(
        DocumentFault(file: file, position: last.position, message: "and \(uncounted) more like these"))
    }
    return sorted
  }
}

extension DocumentFaults {
  /// Returns the text of a scalar; a number or an unquoted word is text too.
  public func string(_ node: DocumentNode, called name: String) -> String? {
    if case .scalar(let text, _) = node.content { return text }
    return wrongType(node, name, "a text")
  }

  /// Returns a text that is usable in a file name and on a command line.
  ///
  /// It has 1 to 64 letters, digits, `-` and `_`, and no leading `-`.
  public func fileName(_ node: DocumentNode, called key: String) -> String? {
    guard let name = string(node, called: key) else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
        || "-_".utf8.contains(byte)
    }
    if isPlain, (1...64).contains(name.utf8.count), !name.hasPrefix("-") { return name }
    report("\"\(key)\" is \(node.summary); allowed: \(Spelling.fileName.words)", at: node.position)
    return nil
  }

  /// Returns `true` or `false`; no other spelling is accepted.
  public func bool(_ node: DocumentNode, called name: String) -> Bool? {
    if case .scalar(let text, isQuoted: false) = node.content {
      if text == "true" { return true }
      if text == "false" { return false }
    }
    return wrongType(node, name, "true or false")
  }

  /// Returns a finite number within `range`.
  public func number(_ node: DocumentNode, called name: String, in range: NumberRange) -> Double? {
    guard case .scalar(let text, isQuoted: false) = node.content, let number = Self.number(in: text) else {
      return wrongType(node, name, "a number", instead: meant(by: node, in: range))
    }
    guard range.contains(number) else {
      report("\"\(name)\" is \(node.summary); allowed: \(range)", at: node.position)
      return nil
    }
    return number
  }

  /// Returns an integer within `range`.
  public func integer(_ node: DocumentNode, called name: String, in range: ClosedRange<Int>) -> Int? {
    let allowed = NumberRange.from(Double(range.lowerBound), to: Double(range.upperBound))
    guard let number = number(node, called: name, in: allowed) else { return nil }
    guard number == number.rounded() else {
      report("\"\(name)\" is \(node.summary); a whole number is needed", at: node.position)
      return nil
    }
    return Int(number)
  }

  /// Returns the case of `Choice` that the word names.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: DocumentNode, called name: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    choice(node, called: name, among: Array(type.allCases))
  }

  /// Returns the element of `choices` that the word names.
  public func choice<Choice: RawRepresentable>(
    _ node: DocumentNode, called name: String, among choices: [Choice]
  ) -> Choice? where Choice.RawValue == String {
    guard let word = string(node, called: name) else { return nil }
    if let choice = choices.first(where: { $0.rawValue == word }) { return choice }
    let words = choices.map(\.rawValue)
    let guess =
      valueSynonyms.hint(for: word, among: words).map { "\($0) " }
      ?? SpellingSuggestion.suggestion(for: word, among: words)
    report(
      "\"\(name)\" is \(node.summary); \(guess)allowed: \(words.joined(separator: ", "))", at: node.position)
    return nil
  }

  /// Returns the values of a list.
  public func list(_ node: DocumentNode, called name: String) -> [DocumentNode]? {
    if case .list(let nodes) = node.content { return nodes }
    return wrongType(node, name, "a list")
  }

  /// Returns a map to be read by key; `subject` is its name in messages, such as `a card`, and `example` a valid one.
  public func map(
    _ node: DocumentNode, called subject: String, example: String? = nil
  ) -> DocumentMap? {
    if case .map(let entries) = node.content {
      return DocumentMap(subject: subject, position: node.position, entries: entries, faults: self)
    }
    let form = example.map { ", such as \($0)" } ?? ""
    report("\(subject) is \(node.summary); a map of keys is needed\(form)", at: node.position)
    return nil
  }

  /// Returns a map to be read by key; `true` is a map without keys, and `false` is `nil`.
  package func switchedMap(_ node: DocumentNode, called subject: String) -> DocumentMap? {
    switch node.content {
    case .map, .scalar("true", isQuoted: false):
      var entries: [DocumentNode.Entry] = []
      if case .map(let written) = node.content { entries = written }
      return DocumentMap(subject: subject, position: node.position, entries: entries, faults: self)
    case .scalar("false", isQuoted: false): return nil
    default:
      report("\(subject) is \(node.summary); true, false or a map of keys is needed", at: node.position)
      return nil
    }
  }

  /// Reports a value of the wrong kind, and returns `nil`; `instead` is what was meant, where that is clear.
  private func wrongType<Value>(
    _ node: DocumentNode, _ name: String, _ needed: String, instead: String = ""
  ) -> Value? {
    report("\"\(name)\" is \(node.summary); \(needed) is needed\(instead)", at: node.position)
    return nil
  }

  /// Returns the advice to write the plain number that a value with a unit means; empty for any other value.
  private func meant(by node: DocumentNode, in range: NumberRange) -> String {
    guard case .scalar(let text, isQuoted: _) = node.content,
      let number = UnitSuggestion.number(text, in: range)
    else { return "" }
    return ": write \(JSONText.number(number, decimals: 6))"
  }

  private static func number(in text: String) -> Double? {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "+inf", "infinity": return .infinity
    case "-.inf", "-inf", "-infinity": return -.infinity
    case ".nan", "nan": return .nan
    default:
      let isDecimal = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
      }
      return isDecimal ? Double(text) : nil
    }
  }
}

/// One fault in a document, with its position.
///
/// Its text is `file:line:column: fault, value, allowed values`, the form that editors and terminals turn into a
/// link.
public struct DocumentFault: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public var file: String
  /// The position of the offending value or key; `nil` in a folder, which has no lines.
  public var position: DocumentPosition?
  /// The message: the fault, the offending value, and the allowed values.
  public var message: String

  /// Creates a fault.
  public init(file: String, position: DocumentPosition?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line of the fault, from 1; 1 in a folder.
  public var line: Int { position?.line ?? 1 }

  /// The column of the fault, from 1; 1 in a folder.
  public var column: Int { position?.column ?? 1 }

  /// The text `file:line:column: message`, or `folder: message`, on one line.
  ///
  /// Line ends in a name or value are escaped.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return EscapedText.line("\(file)\(place): \(message)")
  }
}
