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
