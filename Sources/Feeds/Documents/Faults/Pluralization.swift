/// The pluralization of a noun and a verb after a number.
package nonisolated enum Pluralization {
  /// Returns a number with its noun, given in the singular: `1 card`, `12 cards`.
  package static func text(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }

  /// Returns a number with its noun and its verb, given in the plural: `1 frame agrees`, `12 frames agree`.
  package static func text(_ number: Int, _ noun: String, verb: String) -> String {
    "\(text(number, noun)) \(Self.verb(verb, of: number))"
  }

  /// Returns a part of a number with its verb, given in the plural: `1 of 2 differs`, `1 of 2 labels holds`.
  package static func text(_ part: Int, of number: Int, _ noun: String? = nil, verb: String) -> String {
    let whole = noun.map { text(number, $0) } ?? "\(number)"
    return "\(part) of \(whole) \(Self.verb(verb, of: part))"
  }

  private static func verb(_ verb: String, of number: Int) -> String { number == 1 ? verb + "s" : verb }
}
