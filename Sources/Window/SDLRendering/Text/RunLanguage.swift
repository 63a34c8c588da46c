import ScreenInterface
import Typesetting

/// The choice of the language in which a stretch of one script is set.
///
/// A language that is told holds for its own scripts, and for the Latin inside it. Any other script has the language that
/// is most likely written in it. Where none is told, Han characters are Japanese unless Hangul or Bopomofo stand with
/// them, and Latin beside them goes with them.
nonisolated struct RunLanguage {
  private let told: LanguageTag?
  /// The scripts of the language that is told.
  private let ownScripts: Set<String>
  /// The language of the Han characters of the text; `nil` where it has no East Asian letters.
  private let eastAsian: LanguageTag?
  private let eastAsianScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  /// Chooses for a text whose scripts are these.
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

  /// Returns the language for a stretch of a script.
  func language(for script: String) -> LanguageTag {
    if let told, ownScripts.contains(script) { return told }
    if eastAsianScripts.contains(script) { return Self.likely(script) ?? eastAsian ?? .japanese }
    if script == "Latn" || script == ScriptRuns.common { return told ?? eastAsian ?? "en" }
    return LanguageTag(likelyFor: script)
  }

  /// Returns the language of an ellipsis behind a script: not that of the text around, in whose font it may hang in
  /// mid-line.
  func languageOfEllipsis(after script: String) -> LanguageTag {
    eastAsianScripts.contains(script) || script == ScriptRuns.common
      ? language(for: script) : LanguageTag(likelyFor: script)
  }

  /// The language of an East Asian script that only one language is written in.
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
