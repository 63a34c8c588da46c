import Foundation
import ScreenInterface
import Typesetting

/// A part of a line that is shaped at once: one face, one script, one direction.
struct TextRun {
  let face: FontFace
  /// The characters, in reading order.
  var string: String
  /// The script, as the four letters of ISO 15924.
  let script: String
  let isRightToLeft: Bool
  /// The extra width of the spaces on both sides of the run, in points.
  var expansion: (left: CGFloat, right: CGFloat) = (0, 0)

  /// The replacements, in order of preference, for a character that no font has.
  nonisolated static let replacements = ["〓", "□", "?"]

  /// The greatest number of scalars drawn of one character.
  ///
  /// Unicode's annex 15 (stream-safe text) allows a letter and thirty marks. The time to shape more grows
  /// with the square of their number.
  nonisolated static let longestCharacter = 31

  /// The greatest number of characters that are drawn of a run.
  nonisolated static let longestStretch = 4096

  /// Returns the runs of a line from left to right.
  ///
  /// Control characters are never drawn (a tab is a space); a character is cut to `longestCharacter` scalars.
  static func runs(of line: TextLine, lookup: any FontLookup) -> [TextRun] {
    let pieces = line.pieces
    let characters =
      pieces.count == 1 ? pieces[0].characters : pieces.sorted { $0.start < $1.start }.flatMap(\.characters)
    let scripts = ScriptRuns.scripts(of: characters)
    let languages = RunLanguage(line.style.language, scripts: Set(scripts))
    let expansions = line.expansions(of: characters)
    var chooser = FaceChooser(line.style.typeface, languages: languages, lookup: lookup)
    var runs: [TextRun] = []
    for piece in pieces {
      var found: [TextRun] = []
      for (place, character) in piece.characters.prefix(longestStretch).enumerated() {
        let place = piece.start + place
        let script = scripts[place]
        let gap = expansions.isEmpty ? 0 : expansions[place]
        guard let (face, string) = chooser.choice(for: character, script: script) else {
          continue
        }
        if let last = found.last, last.face === face, last.script == script || last.joins(script),
          last.expansion == (0, 0)
        {
          found[found.count - 1].string += string
        } else {
          found.append(
            TextRun(face: face, string: string, script: script, isRightToLeft: piece.isRightToLeft))
        }
        if gap != 0 {
          found[found.count - 1].expansion = piece.isRightToLeft ? (gap, 0) : (0, gap)
        }
      }
      runs += piece.isRightToLeft ? found.reversed() : found
    }
    return runs
  }

  /// Returns true where the run continues in another script: Han, hiragana and katakana are shaped as one.
  private func joins(_ other: String) -> Bool {
    let japanese: Set<String> = ["Hani", "Hira", "Kana"]
    return japanese.contains(script) && japanese.contains(other)
  }
}

/// The choice of the language in which a run of one script is shaped.
///
/// A declared language applies to its own scripts, and to Latin text inside it. Any other script gets the
/// language most likely written in it. Where no language is declared, Han characters are Japanese unless
/// Hangul or Bopomofo occur in the text, and Latin beside them gets the same language.
nonisolated struct RunLanguage {
  private let language: LanguageTag?
  /// The scripts of the declared language.
  private let ownScripts: Set<String>
  /// The language of the Han characters of the text; `nil` where it has no East Asian letters.
  private let eastAsian: LanguageTag?
  private let eastAsianScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  /// Creates the choice for a text of the given scripts.
  init(_ language: LanguageTag?, scripts: Set<String>) {
    self.language = language
    ownScripts = language.map(Self.scripts(of:)) ?? []
    if let language, ownScripts.contains("Hani") {
      eastAsian = language
    } else if scripts.contains("Hang") {
      eastAsian = "ko"
    } else if scripts.contains("Bopo") {
      eastAsian = "zh-Hant"
    } else {
      eastAsian = scripts.isDisjoint(with: ["Hani", "Hira", "Kana"]) ? nil : .japanese
    }
  }

  /// Returns the language for a run of a script.
  func language(for script: String) -> LanguageTag {
    if let language, ownScripts.contains(script) { return language }
    if eastAsianScripts.contains(script) { return Self.likely(script) ?? eastAsian ?? .japanese }
    if script == "Latn" || script == ScriptRuns.common { return language ?? eastAsian ?? "en" }
    return LanguageTag(likelyFor: script)
  }

  /// Returns the language of an ellipsis after a script.
  ///
  /// It is not that of the surrounding text, in whose font the ellipsis may be centred vertically.
  func languageOfEllipsis(after script: String) -> LanguageTag {
    eastAsianScripts.contains(script) || script == ScriptRuns.common
      ? language(for: script) : LanguageTag(likelyFor: script)
  }

  /// Returns the language of an East Asian script that only one language uses.
  private static func likely(_ script: String) -> LanguageTag? {
    switch script {
    case "Hira", "Kana": .japanese
    case "Hang": "ko"
    case "Bopo": "zh-Hant"
    default: nil
    }
  }

  private static func scripts(of language: LanguageTag) -> Set<String> {
    switch language.language {
    case "ja": ["Hani", "Hira", "Kana"]
    case "ko": ["Hang", "Hani"]
    case "zh", "yue": ["Hani", "Bopo"]
    default: [language.likely.script ?? "Latn"]
    }
  }
}
