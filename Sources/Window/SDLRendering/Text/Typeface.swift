import CFontconfig
public import Foundation
import ScreenInterface
import Typesetting

/// A font family in a weight and a language, by which a font is looked up.
nonisolated struct Typeface: Hashable, Sendable {
  var family: TextStyle.Family
  var weight: TextStyle.Weight
  /// The names of preferred families, in order of preference; the first installed one is used.
  var names: [String] = []
  var isItalic = false
  /// The language that the font is for.
  var language: LanguageTag = .japanese

  /// Returns the same typeface for another language.
  func speaking(_ language: LanguageTag) -> Typeface {
    var typeface = self
    typeface.language = language
    return typeface
  }
}

nonisolated extension TextStyle {
  /// The typeface of the style; the text chooses its language later.
  var typeface: Typeface { Typeface(family: family, weight: weight, names: names, isItalic: isItalic) }
}

nonisolated extension TextStyle.Weight {
  /// The weight in fontconfig's numbers.
  var fontconfigWeight: Int32 {
    switch self {
    case .ultraLight: FC_WEIGHT_THIN
    case .thin: FC_WEIGHT_EXTRALIGHT
    case .light: FC_WEIGHT_LIGHT
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    case .heavy: FC_WEIGHT_EXTRABOLD
    case .black: FC_WEIGHT_BLACK
    }
  }
}

nonisolated extension LanguageTag {
  /// The language by fontconfig's name: Chinese with its region, other languages without.
  var fontconfigName: String {
    guard language == "zh" else { return language }
    let region = script == nil || region != nil ? region : likely.region
    return "zh-" + (region ?? (likely.region ?? "CN")).lowercased()
  }
}

/// The libraries and the faces of installed fonts that have drawn text.
public nonisolated struct FontUse: Sendable, Hashable {
  /// A face of a font file.
  public struct Face: Sendable, Hashable {
    /// The family, by the desktop's name.
    public var family: String
    /// The file.
    public var file: URL
    /// The index of the face in the file, from 0.
    public var index: Int
  }

  /// The libraries that shape and rasterise text, with their versions.
  public var engine: String
  /// The faces, sorted by their files' names.
  public var faces: [Face]
}
