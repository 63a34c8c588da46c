import ScreenInterface
import Testing

@testable import SDLRendering

struct RunLanguageTests {
  @Test(
    arguments: [
      ([], "Latn", "en"), ([], "Zyyy", "en"), ([], "Hani", "ja"), (["Hani", "Latn"], "Latn", "ja"),
      (["Hang", "Hani"], "Hani", "ko"), (["Hira", "Hani"], "Hani", "ja"), ([], "Arab", "ar"),
      ([], "Deva", "hi"),
      (["Hani", "Bopo"], "Hani", "zh"),
    ] as [(Set<String>, String, String)])
  func `without a language the script chooses, and Han characters alone are Japanese`(
    scripts: Set<String>, script: String, wanted: String
  ) {
    #expect(RunLanguage(nil, scripts: scripts.union([script])).language(for: script).language == wanted)
  }

  @Test(
    arguments: [
      ("zh-Hans", "Hani", "zh"), ("zh-Hans", "Latn", "zh"), ("ja", "Latn", "ja"), ("ja", "Grek", "el"),
      ("fa", "Arab", "fa"),
      ("fa", "Hani", "ja"), ("ko", "Hani", "ko"), ("zh-Hant", "Hira", "ja"), ("mr", "Deva", "mr"),
      ("sr", "Cyrl", "sr"),
    ] as [(LanguageTag, String, String)])
  func `a language holds for its own scripts and the Latin inside it`(
    told: LanguageTag, script: String, wanted: String
  ) {
    #expect(RunLanguage(told, scripts: [script]).language(for: script).language == wanted)
  }

  @Test func `an ellipsis behind Latin is Latin's own, in whatever language`() {
    #expect(RunLanguage("ja", scripts: ["Latn"]).languageOfEllipsis(after: "Latn").language == "en")
    #expect(RunLanguage("zh-Hans", scripts: ["Hani"]).languageOfEllipsis(after: "Hani").language == "zh")
  }

  @Test(
    arguments: [
      ("zh-Hant", "zh-tw"), ("zh-Hans", "zh-cn"), ("zh", "zh-cn"), ("zh-HK", "zh-hk"), ("ja-JP", "ja"),
      ("pt-BR", "pt"),
    ] as [(LanguageTag, String)])
  func `fontconfig knows Chinese by its regions`(language: LanguageTag, name: String) {
    #expect(language.fontconfigName == name)
  }
}
