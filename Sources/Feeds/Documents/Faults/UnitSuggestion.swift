/// The plain number that a number with a unit means, such as 0.8 for `80%`.
package enum UnitSuggestion {
  /// The units of lengths that are points here.
  private static let points = ["px", "pt", "dp"]

  /// Returns the number of a percentage as a fraction, with at most six decimals; `nil` for anything else.
  package static func fraction(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = decimal(text.dropLast()) else { return nil }
    return (percent * 10_000).rounded() / 1_000_000
  }

  /// Returns the number of a length in `px`, `pt` or `dp`; `nil` for anything else.
  package static func length(_ text: String) -> Double? {
    points.first { text.hasSuffix($0) }.flatMap { decimal(text.dropLast($0.count)) }
  }

  /// Returns the number within `range` that a text with a unit means; `nil` where there is none.
  ///
  /// A percentage is a number only where the range has no unit.
  static func number(_ text: String, in range: NumberRange) -> Double? {
    let number: Double? =
      switch range.unit {
      case "": fraction(text)
      case "points": length(text)
      case "seconds": TimeUnit.seconds(in: text)
      default: nil
      }
    return number.flatMap { range.contains($0) ? $0 : nil }
  }

  private static func decimal(_ text: Substring) -> Double? {
    let digits = text.hasSuffix(" ") ? text.dropLast() : text
    let isPlain =
      (1...12).contains(digits.utf8.count)
      && digits.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      }
    return isPlain ? Double(digits) : nil
  }
}
