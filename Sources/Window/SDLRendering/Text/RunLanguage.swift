import ScreenInterface
import Typesetting

/// The choice of the language in which a run of one script is shaped.
///
/// A declared language applies to its own scripts, and to Latin text inside it. Any other script gets the
/// language most likely written in it. Where no language is declared, Han characters are Japanese unless
/// Hangul or Bopomofo occur in the text, and Latin beside them gets the same language.
nonisolated struct RunLanguage {
  private let told: LanguageTag?
  /// The scripts of the declared language.
  private let ownScripts: Set<String>
  /// The language of the Han characters of the text; `nil` where it has no East Asian letters.
  private let eastAsian: LanguageTag?
  private let eastAsianScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  /// Creates the choice for a text of the given scripts.
  init(_ told: LanguageTag?, scripts: Set<String>) {
    self.told = told
    ownScripts = told.map(Self.scripts(of:)) ?? []
    if let told, ownScripts.contains("Hani") {
      eastAsian = told
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
    if let told, ownScripts.contains(script) { return told }
    if eastAsianScripts.contains(script) { return Self.likely(script) ?? eastAsian ?? .japanese }
    if script == "Latn" || script == ScriptRuns.common { return told ?? eastAsian ?? "en" }
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
