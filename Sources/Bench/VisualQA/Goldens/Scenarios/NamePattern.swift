/// A glob pattern for names on the command line: `*` stands for any characters and `?` for one.
package nonisolated struct NamePattern {
  private let characters: [Character]

  /// Creates a pattern; a text without `*` and `?` matches only itself.
  package init(_ text: String) { characters = Array(text) }

  /// Returns true for a text with `*` or `?`, which may match several names.
  package static func isOne(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Returns the matching names: the name equal to the pattern if there is one, otherwise all that it matches.
  package func select(from names: [String]) -> [String] {
    let exact = names.filter { $0 == String(characters) }
    return exact.isEmpty ? names.filter(fits) : exact
  }

  /// Returns true if the pattern matches a whole name.
  package func fits(_ name: String) -> Bool {
    let name = Array(name)
    // The offsets in the name at which a match of the pattern read so far may end.
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
