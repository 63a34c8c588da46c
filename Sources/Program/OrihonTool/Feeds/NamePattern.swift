/// A name as a command line gives it, in which `*` stands for any characters and `?` for one.
nonisolated struct NamePattern {
  private let characters: [Character]

  /// Creates a pattern; a text without `*` and `?` means itself alone.
  init(_ text: String) { characters = Array(text) }

  /// Returns whether a text has a `*` or a `?`, and so may mean several names.
  static func isOne(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Returns the names that are meant: the name itself where there is one, or else all that the pattern fits.
  func select(from names: [String]) -> [String] {
    let exact = names.filter { $0 == String(characters) }
    return exact.isEmpty ? names.filter(fits) : exact
  }

  /// Returns whether the pattern fits a whole name.
  func fits(_ name: String) -> Bool {
    let name = Array(name)
    // The places in the name at which the part of the pattern read so far may end.
    var ends: Set = [0]
    for character in characters {
      switch character {
      case "*": ends = Set((ends.min() ?? name.count)...name.count)
      case "?": ends = Set(ends.map { $0 + 1 }.filter { $0 <= name.count })
      default: ends = Set(ends.filter { $0 < name.count && name[$0] == character }.map { $0 + 1 })
      }
      if ends.isEmpty { return false }
    }
    return ends.contains(name.count)
  }
}
