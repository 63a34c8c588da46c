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
