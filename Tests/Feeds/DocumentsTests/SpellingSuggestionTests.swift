import Testing

@testable import Documents

struct SpellingSuggestionTests {
  private let known = ["title", "subtitle", "transform", "id"]

  @Test func `the nearest word is the one with the fewest edits`() {
    #expect(SpellingSuggestion.nearest(to: "titel", among: known) == "title")
    #expect(SpellingSuggestion.nearest(to: "Subtitel", among: known) == "subtitle")
    #expect(SpellingSuggestion.nearest(to: "transfrm", among: known) == "transform")
    #expect(SpellingSuggestion.nearest(to: "ID", among: known) == "id")
  }

  @Test func `a word far from all has no nearest`() {
    #expect(SpellingSuggestion.nearest(to: "zzzzzz", among: known) == nil)
    #expect(SpellingSuggestion.nearest(to: "", among: known) == nil)
    #expect(SpellingSuggestion.nearest(to: "a", among: []) == nil)
  }

  @Test func `a swap of neighbours is one edit`() {
    #expect(SpellingSuggestion.distance("ab", "ba") == 1)
    #expect(SpellingSuggestion.distance("kitten", "sitting") == 3)
    #expect(SpellingSuggestion.distance("", "abc") == 3)
    #expect(SpellingSuggestion.distance("same", "same") == 0)
  }
}
