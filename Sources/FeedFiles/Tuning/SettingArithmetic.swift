/// Reads what people type for a number: `0.3s`, `120 ms`, `1/3`, `(2 + 1) * 8`, `50%`.
///
/// Seconds, points and degrees are the units of feeds and change nothing; `ms` is a thousandth, `%` a hundredth.
nonisolated struct SettingArithmetic {
  private var rest: Substring
  private var depth = 0

  /// The number that `text` comes to; `nil` for anything else than a sum of numbers, and for one that is not finite.
  static func number(in text: String) -> Double? {
    guard text.utf8.count <= 100 else { return nil }
    var reader = SettingArithmetic(rest: text[...])
    guard let number = reader.sum(), reader.next == nil, number.isFinite else { return nil }
    return number
  }

  private init(rest: Substring) { self.rest = rest }

  /// The next character that is no space.
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

  /// A number with its unit.
  private mutating func measured() -> Double? {
    _ = next
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    for (unit, factor) in Self.units where next != nil && rest.hasPrefix(unit) {
      rest = rest.dropFirst(unit.count)
      return number * factor
    }
    return number
  }

  private mutating func nested(_ part: (inout Self) -> Double?) -> Double? {
    depth += 1
    defer { depth -= 1 }
    return depth > 16 ? nil : part(&self)
  }

  /// The units and the factors that bring them to those of feeds; a longer one comes before its beginning.
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("pt", 1), ("%", 0.01), ("°", 1), ("s", 1),
  ]
}
