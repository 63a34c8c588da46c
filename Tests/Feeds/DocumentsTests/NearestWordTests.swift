import Testing

@testable import Documents

struct NearestWordTests {
  private let known = ["title", "subtitle", "transform", "id"]

  @Test func `the nearest word is the one with the fewest edits`() {
    #expect(NearestWord.nearest(to: "titel", among: known) == "title")
    #expect(NearestWord.nearest(to: "Subtitel", among: known) == "subtitle")
    #expect(NearestWord.nearest(to: "transfrm", among: known) == "transform")
    #expect(NearestWord.nearest(to: "ID", among: known) == "id")
  }

  @Test func `a word far from all has no nearest`() {
    #expect(NearestWord.nearest(to: "zzzzzz", among: known) == nil)
    #expect(NearestWord.nearest(to: "", among: known) == nil)
    #expect(NearestWord.nearest(to: "a", among: []) == nil)
  }

  @Test func `a swap of neighbours is one edit`() {
    #expect(NearestWord.distance("ab", "ba") == 1)
    #expect(NearestWord.distance("kitten", "sitting") == 3)
    #expect(NearestWord.distance("", "abc") == 3)
    #expect(NearestWord.distance("same", "same") == 0)
  }
}
