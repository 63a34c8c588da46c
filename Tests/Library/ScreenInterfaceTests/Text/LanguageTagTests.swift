import ScreenInterface
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("ja", "ja"), ("JA", "ja"), ("zh-hant-tw", "zh-Hant-TW"), ("zh_Hans", "zh-Hans"), ("pt-BR", "pt-BR"),
    ("es-419", "es-419"), ("yue", "yue"), ("sr-Latn-RS-variant", "sr-Latn-RS"), ("zh-yue-HK", "zh-HK"),
  ])
  func `a tag keeps its language, script and region`(tag: String, wanted: String) {
    #expect(LanguageTag(tag)?.description == wanted)
  }

  @Test(arguments: [
    "", "j", "japanese", "日本", "ja-", "-ja", "ja--JP", "12", "ja JP", "en-US\n", "zh-\u{202E}",
    String(repeating: "ja-", count: 40),
  ])
  func `what is no tag is none`(tag: String) {
    #expect(LanguageTag(tag) == nil)
  }

  @Test func `the parts are told apart`() {
    let tag: LanguageTag = "zh-Hant-TW"
    #expect(tag.language == "zh" && tag.script == "Hant" && tag.region == "TW")
    let plain: LanguageTag = "ar"
    #expect(plain.language == "ar" && plain.script == nil && plain.region == nil)
  }
}
