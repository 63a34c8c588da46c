import Foundation
import ScreenInterface

nonisolated extension String {
  /// True when the text can be set in a column: no two Latin letters or digits would stand on one another.
  ///
  /// Ideographs, kana, Hangul and full-width signs stand upright; words of any other script lie.
  var canStandUpright: Bool {
    var isAfterNarrow = false
    for character in self {
      let isNarrow =
        character.isLetter || character.isNumber ? BlockTextMeasuring.advance(of: character) < 1 : false
      if isNarrow, isAfterNarrow { return false }
      isAfterNarrow = isNarrow
    }
    return true
  }
}
