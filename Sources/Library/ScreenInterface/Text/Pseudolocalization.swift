/// Pseudolocalisation: a text as a translation might be, longer, accented and in brackets, but still readable.
///
/// Digits, emoji, addresses and placeholders such as `{name}` and `%1$@` stay as they are. The same text always gives
/// the same result. Apple counterpart: the scheme option Accented, Double-Length and Bounded String Pseudolanguage.
package enum Pseudolocalization {
  /// The share of its letters by which a text grows.
  private static let growth = 0.35

  /// The accented forms of letters, which every font of Latin text has.
  private static let accented: [Character: Character] = [
    "a": "á", "c": "ç", "d": "ď", "e": "é", "g": "ğ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ", "l": "ļ",
    "n": "ñ",
    "o": "ö", "r": "ř", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž",
    "A": "Á", "C": "Ç", "D": "Ď", "E": "É", "G": "Ğ", "H": "Ĥ", "I": "Í", "J": "Ĵ", "K": "Ķ", "L": "Ļ",
    "N": "Ñ",
    "O": "Ö", "R": "Ř", "S": "Š", "T": "Ţ", "U": "Ü", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  /// Returns the text in its longer form; empty text stays empty.
  package static func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    var written = "["
    var rest = text[...]
    var (letters, added) = (0, 0)
    func write(_ part: Substring) {
      for character in part {
        written.append(accented[character] ?? character)
        guard character.isLetter else { continue }
        letters += 1
        // A vowel is repeated as long as the text is not yet long enough.
        if "aeiouAEIOU".contains(character), Double(added) < Double(letters) * growth,
          let held = accented[Character(character.lowercased())]
        {
          written.append(held)
          added += 1
        }
      }
    }
    while let found = rest.firstMatch(of: #/https?://\S+|\{[^{}\s]*\}|%(?:\d+\$)?[@A-Za-z]/#) {
      write(rest[..<found.range.lowerBound])
      written += rest[found.range]
      rest = rest[found.range.upperBound...]
    }
    write(rest)
    let missing = max(0, Int((Double(letters) * growth).rounded(.up)) - added)
    let filler: Character = text.last { $0.isLetter }.map { $0.isASCII ? "~" : "ー" } ?? "~"
    return written + String(repeating: filler, count: missing) + "]"
  }
}
