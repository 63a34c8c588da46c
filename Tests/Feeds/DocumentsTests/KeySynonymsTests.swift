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

  @Test func `a British spelling means the key in the spelling that it has`() {
    let none = KeySynonyms()
    #expect(none.hint(for: "colour", among: ["card", "color"]) == "did you mean \"color\"?")
    #expect(
      none.hint(for: "groupPagingCentre", among: ["groupPagingCenter"])
        == "did you mean \"groupPagingCenter\"?")
    #expect(none.hint(for: "lightGrey", among: ["lightGray"]) == "did you mean \"lightGray\"?")
    #expect(none.hint(for: "behaviour", among: ["card"]) == nil)
  }

  @Test func `a key of another map is told with the maps that have it`() {
    let synonyms = KeySynonyms { ["edge": ["a kind"], "title": ["the feed", "a section", "a card"]] }
    #expect(synonyms.home(of: "edge", among: ["id"]) == "it is a key of a kind")
    #expect(synonyms.home(of: "title", among: ["id"]) == "it is a key of the feed, a section or a card")
    #expect(synonyms.home(of: "edge", among: ["leadingEdge"]) == nil)
    #expect(synonyms.home(of: "other", among: ["id"]) == nil)
  }

  @Test func `the name of a colour, three digits and a missing mark mean a colour of six digits`() {
    #expect(ColorSuggestion.color("grey") == "#808080")
    #expect(ColorSuggestion.color("Gray") == "#808080")
    #expect(ColorSuggestion.color("#fA0") == "#ffAA00")
    #expect(ColorSuggestion.color("112233") == "#112233")
    #expect(ColorSuggestion.color("#12345") == nil)
    #expect(ColorSuggestion.color("sepia") == nil)
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
