import CICU

/// The script of each character of a text, by Unicode's annex 24.
///
/// What belongs to no script, as spaces, digits and punctuation, goes with what stands before it, else with what follows;
/// a closing bracket goes with the opening one.
package nonisolated enum ScriptRuns {
  /// The script of what belongs to none, where nothing else is in the text.
  package static let common = "Zyyy"

  /// Returns the script of each character, as the four letters of ISO 15924.
  package static func scripts(of characters: [Character]) -> [String] {
    var codes: [Int32] = []
    var current = Int32(0)
    var brackets: [(closing: UInt32, code: Int32)] = []
    codes.reserveCapacity(characters.count)
    for character in characters {
      let first = character.unicodeScalars.first?.value ?? 0
      if let own = ownScript(of: character) {
        current = own
      } else if let place = brackets.lastIndex(where: { $0.closing == first }) {
        current = brackets[place].code
        brackets.removeSubrange(place...)
      } else if icu_opens(first), brackets.count < deepest {
        brackets.append((icu_paired_bracket(first), current))
      }
      codes.append(current)
    }
    if let first = codes.first(where: { $0 > 1 }) {
      for place in codes.indices {
        if codes[place] > 1 { break }
        codes[place] = first
      }
    }
    var names: [Int32: String] = [:]
    return codes.map { code in
      if let known = names[code] { return known }
      let name = code > 1 ? icu_script_name(code).map { String(cString: $0) } ?? common : common
      names[code] = name
      return name
    }
  }

  /// The number of brackets that may stand inside each other.
  private static let deepest = 32

  /// The number of the script that a character has of its own; `nil` for what goes with others.
  private static func ownScript(of character: Character) -> Int32? {
    for scalar in character.unicodeScalars {
      let code = icu_script(scalar.value)
      // Common and inherited.
      if code > 1 { return code }
    }
    return nil
  }
}
