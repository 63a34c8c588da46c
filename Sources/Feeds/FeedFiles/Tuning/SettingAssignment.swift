package import Documents

/// An assignment of a value to a setting, as on a command line: `motion.decelerationRate=0.99`.
package nonisolated struct SettingAssignment: Sendable, Hashable, CustomStringConvertible {
  /// The setting's path in the feed.
  package let path: SettingPath
  /// The value, as a feed file writes it.
  package let text: String

  /// The assignment as it is written.
  package var description: String { "\(path)=\(text)" }

  /// Reads an assignment.
  ///
  /// - Throws: `FeedTuning.RejectedEdit` for a text that is not an assignment.
  package init(_ written: String) throws(FeedTuning.RejectedEdit) {
    let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = SettingPath(parts[0]) else {
      throw FeedTuning.RejectedEdit(
        description:
          "\"\(EscapedText.shortened(written))\" sets nothing; allowed: a setting, = and its value, such as "
          + "motion.decelerationRate=0.99 or cards.paging.threshold=0.3")
    }
    (self.path, text) = (path, parts[1])
  }
}

nonisolated extension FeedTuning {
  /// Adds these changes to the current ones.
  ///
  /// - Throws: `RejectedEdit` for the first invalid one; nothing has changed then.
  package mutating func take(_ assignments: [SettingAssignment]) throws(RejectedEdit) {
    var next = self
    for assignment in assignments {
      do throws(RejectedEdit) {
        try next.set(assignment.path, to: next.spelled(assignment.text, at: assignment.path))
      } catch {
        throw RejectedEdit(description: "\(assignment): \(error)")
      }
    }
    self = next
  }

  /// Returns a typed value as a feed file writes it: a formula is evaluated, a unit removed.
  ///
  /// - Throws: `RejectedEdit` for a number in a unit that the value does not have.
  package func spelled(_ typed: String, at path: SettingPath) throws(RejectedEdit) -> String {
    guard Double(typed) == nil, let key = keys.first(where: { $0.path == path }), let range = key.range
    else { return typed }
    let unit = SettingUnit(of: range)
    if let number = SettingArithmetic.number(in: typed, unit) { return Self.text(number) }
    guard SettingUnit.all.contains(where: { SettingArithmetic.number(in: typed, $0) != nil }) else {
      return typed
    }
    let allowed = unit.spellings.map(\.text).joined(separator: " or ")
    throw RejectedEdit(
      description:
        "\"\(key.name)\" is \(EscapedText.shortened(typed)); allowed: a number, plain or in \(allowed)")
  }
}

extension FeedReading {
  /// Returns the reading with other values of settings.
  ///
  /// - Throws: `FeedTuning.RejectedEdit` for the first invalid one.
  package func setting(_ assignments: [SettingAssignment]) throws(FeedTuning.RejectedEdit) -> FeedReading {
    var copy = self
    try copy.tuning.take(assignments)
    copy.feed.takeNumbers(of: copy.tuning.document)
    return copy
  }
}

/// A parser of typed numbers and formulas: `0.3s`, `120 ms`, `1/3`, `(2 + 1) * 8`, `50%`.
nonisolated struct SettingArithmetic {
  private let unit: SettingUnit
  private var rest: Substring
  private var depth = 0

  /// Returns the value of `text` in a unit.
  ///
  /// It is `nil` for anything but a formula of numbers, plain or with that unit, and for a value that is not finite.
  static func number(in text: String, _ unit: SettingUnit) -> Double? {
    guard text.utf8.count <= 100 else { return nil }
    var reader = SettingArithmetic(unit, rest: text[...])
    guard let number = reader.sum(), reader.next == nil, number.isFinite else { return nil }
    return number
  }

  private init(_ unit: SettingUnit, rest: Substring) { (self.unit, self.rest) = (unit, rest) }

  /// The next character that is not a space.
  private var next: Character? {
    mutating get {
      rest = rest.drop { $0 == " " }
      return rest.first
    }
  }

  private mutating func sum() -> Double? {
    guard var total = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" || sign == "−" {
      rest.removeFirst()
      guard let number = product() else { return nil }
      total += sign == "+" ? number : -number
    }
    return total
  }

  private mutating func product() -> Double? {
    guard var total = factor() else { return nil }
    while let sign = next, sign == "*" || sign == "/" || sign == "×" || sign == "÷" {
      rest.removeFirst()
      guard let number = factor() else { return nil }
      total = sign == "*" || sign == "×" ? total * number : total / number
    }
    return total
  }

  private mutating func factor() -> Double? {
    switch next {
    case "-", "−":
      rest.removeFirst()
      return nested { $0.factor() }.map { -$0 }
    case "(":
      rest.removeFirst()
      guard let number = nested({ $0.sum() }), next == ")" else { return nil }
      rest.removeFirst()
      return number
    default: return measured()
    }
  }

  /// Parses a number with its unit.
  private mutating func measured() -> Double? {
    _ = next
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    for spelling in unit.spellings where next != nil && rest.hasPrefix(spelling.text) {
      rest = rest.dropFirst(spelling.text.count)
      return number * spelling.factor
    }
    return number
  }

  private mutating func nested(_ part: (inout Self) -> Double?) -> Double? {
    depth += 1
    defer { depth -= 1 }
    return depth > 16 ? nil : part(&self)
  }
}

/// The unit of a feed's number, for display and parsing: `0.3s`, `120 ms`, `300 pt/s`.
package nonisolated struct SettingUnit: Sendable, Hashable {
  /// A spelling of the unit after a number, with the factor that converts the number to the feed's unit.
  struct Suffix: Sendable, Hashable {
    let text: String
    let factor: Double

    init(_ text: String, _ factor: Double = 1) { (self.text, self.factor) = (text, factor) }
  }

  /// The short form beside a value; empty for a plain number.
  package let symbol: String
  /// The spellings of the unit; a longer one precedes its prefixes.
  let spellings: [Suffix]

  /// Creates the unit of numbers in a range.
  package init(of range: NumberRange?) { self = range.flatMap { Self.named[$0.unit] } ?? Self.plain }

  private init(_ symbol: String, _ spellings: [Suffix]) {
    (self.symbol, self.spellings) = (symbol, spellings)
  }

  private static let plain = SettingUnit("", [Suffix("%", 0.01)])

  /// The units by their names in ranges.
  private static let named: [String: SettingUnit] = [
    "seconds": SettingUnit("s", TimeUnit.allCases.map { Suffix($0.rawValue, $0.factor) }),
    "points": SettingUnit("pt", [Suffix("pt")]),
    "degrees": SettingUnit("°", [Suffix("°")]),
    "per second": SettingUnit("/s", [Suffix("/s")]),
    "points per millisecond": SettingUnit("pt/ms", [Suffix("pt/ms"), Suffix("pt/s", 0.001)]),
  ]

  /// Every unit.
  static var all: [SettingUnit] { [plain] + named.values }
}
