import Foundation

/// Formats numbers for people: a few decimals at most, and no trailing zeros.
nonisolated enum NumberText {
  /// A time in seconds, for file names: `0`, `1.5`.
  static func seconds(_ time: TimeInterval) -> String { text(time, decimals: 3) }

  /// A length in points.
  static func points(_ length: CGFloat) -> String { text(Double(length), decimals: 3) }

  /// A number with its noun, given in the singular: `1 card`, `12 cards`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  static func text(_ number: Double, decimals: Int) -> String {
    var digits = String(format: "%.\(decimals)f", number)
    guard digits.contains(".") else { return digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }
}
