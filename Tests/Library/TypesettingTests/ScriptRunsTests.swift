import ScreenInterface
import Testing
import Typesetting

struct ScriptRunsTests {
  @Test(arguments: [
    ("abc", ["Latn"]), ("12:30", ["Zyyy"]), ("a1 б", ["Latn", "Cyrl"]), ("折本のカード", ["Hani", "Hira", "Kana"]),
    ("«كتاب»", ["Arab"]), ("折 (ab) 本", ["Hani", "Latn", "Hani"]), ("हिन्दी।", ["Deva"]), ("🥐 pain", ["Latn"]),
  ])
  func `what belongs to no script goes with what stands around it`(text: String, wanted: [String]) {
    let scripts = ScriptRuns.scripts(of: Array(text))
    #expect(scripts.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } } == wanted)
  }

  @Test func `a bracket closes in the script in which it was opened`() {
    let text = Array("折(ab)本")
    #expect(ScriptRuns.scripts(of: text) == ["Hani", "Hani", "Latn", "Latn", "Hani", "Hani"])
  }

  @Test func `each script has its likely language, and each language its script and region`() {
    #expect(LanguageTag(likelyFor: "Arab") == "ar-Arab-EG")
    #expect(LanguageTag(likelyFor: "Latn").language == "en")
    #expect(("zh-Hant" as LanguageTag).likely.region == "TW")
    #expect(("fa" as LanguageTag).likely.script == "Arab")
  }
}
