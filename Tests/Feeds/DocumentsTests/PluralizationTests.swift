import Documents
import Testing

struct PluralizationTests {
  @Test func `a noun and a verb go with their number`() {
    #expect(Pluralization.text(0, "card") == "0 cards")
    #expect(Pluralization.text(1, "card") == "1 card")
    #expect(Pluralization.text(2, "entry", plural: "entries") == "2 entries")
    #expect(Pluralization.text(1, "frame", verb: "agree") == "1 frame agrees")
    #expect(Pluralization.text(2, "frame", verb: "agree") == "2 frames agree")
  }

  @Test func `of a part the verb goes with the part, and the noun with the whole`() {
    #expect(Pluralization.text(1, of: 3, "label", verb: "hold") == "1 of 3 labels holds")
    #expect(Pluralization.text(0, of: 1, "label", verb: "hold") == "0 of 1 label hold")
    #expect(Pluralization.text(1, of: 2, verb: "differ") == "1 of 2 differs")
  }
}
