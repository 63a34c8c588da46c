import CICU
package import ScreenInterface

/// The script of each character of a text, by Unicode's annex 24.
///
/// Characters without a script, as spaces, digits and punctuation, take that of the preceding ones, else of the
/// following; a closing bracket takes that of the opening one.
package nonisolated enum ScriptRuns {
  /// The script code of text that has only characters without a script.
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

  /// The largest depth of nested brackets.
  private static let deepest = 32

  /// Returns the number of a character's own script; `nil` for a character that takes that of others.
  private static func ownScript(of character: Character) -> Int32? {
    for scalar in character.unicodeScalars {
      let code = icu_script(scalar.value)
      // Codes 0 and 1 are the scripts "common" and "inherited".
      if code > 1 { return code }
    }
    return nil
  }
}

nonisolated extension LanguageTag {
  /// Creates the language most likely written in a script, given as four letters; English in Latin.
  package init(likelyFor script: String) {
    self = Self.likely("und_\(script)") ?? "und"
  }

  /// The language with its most likely script and region; itself where it is unknown.
  package var likely: LanguageTag {
    Self.likely(description.split(separator: "-").joined(separator: "_")) ?? self
  }

  private static func likely(_ locale: String) -> LanguageTag? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let length = Int(icu_likely_locale(locale, buffer.baseAddress, Int32(buffer.count)))
      guard (1..<buffer.count).contains(length) else { return nil }
      return LanguageTag(String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }
}
