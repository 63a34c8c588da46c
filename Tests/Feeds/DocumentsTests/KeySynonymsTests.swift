import Testing

@testable import Documents

struct KeySynonymsTests {
  private let synonyms = KeySynonyms([
    .init(["insets", "padding"], "insets: 20 on a section", ["padding", "contentinsets"]),
    .init(["title"], "", ["name", "padding"]),
  ])

  @Test func `a word means the first of its keys that the map has`() {
    #expect(synonyms.hint(for: "padding", among: ["padding", "insets"]) == "did you mean \"insets\"?")
    #expect(synonyms.hint(for: "padding", among: ["padding", "paging"]) == "did you mean \"padding\"?")
  }

  @Test func `a map without the keys gets the advice, and nothing where there is none`() {
    #expect(synonyms.hint(for: "padding", among: ["paging"]) == "write insets: 20 on a section")
    #expect(synonyms.hint(for: "name", among: ["paging"]) == nil)
    #expect(synonyms.hint(for: "paddin", among: ["insets"]) == nil)
  }

  @Test func `case and the marks between words are of no account`() {
    for word in ["contentInsets", "content-insets", "CONTENT_INSETS", "content.insets"] {
      #expect(synonyms.hint(for: word, among: ["insets"]) == "did you mean \"insets\"?")
    }
  }

  @Test func `a percentage is a fraction, and a length of a screen is points`() {
    #expect(UnitSuggestion.fraction("80%") == 0.8)
    #expect(UnitSuggestion.fraction("12.5 %") == 0.125)
    #expect(UnitSuggestion.fraction("80") == nil)
    #expect(UnitSuggestion.fraction("%") == nil)
    #expect(UnitSuggestion.fraction("-1%") == nil)
    #expect(UnitSuggestion.length("12px") == 12)
    #expect(UnitSuggestion.length("1.5 pt") == 1.5)
    #expect(UnitSuggestion.length("12") == nil)
    #expect(UnitSuggestion.length("px") == nil)
  }
}
