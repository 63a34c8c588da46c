import ScreenInterface
import Testing

/// Tests of text that is written as a translation might be.
struct PseudolocalizationTests {
  @Test(arguments: [
    ("", ""), ("Read", "[Řééááď]"), ("12 🎉", "[12 🎉]"), ("¥1,200", "[¥1,200]"), ("初日", "[初日ー]"),
    ("{name}, %1$@ at https://a.example/b", "[{name}, %1$@ ááţ https://a.example/b]"),
  ])
  func `words are accented, held and bracketed, and what is no word stays`(text: String, written: String) {
    #expect(Pseudolocalization.text(text) == written)
  }

  @Test(arguments: ["A longer sentence of usual English words.", "折って、ひらいて、一年をめぐる。", "Rhythm"])
  func `a text grows by a third and a little`(text: String) {
    let letters = text.count { $0.isLetter }
    let added = Pseudolocalization.text(text).count - text.count - 2
    #expect(Double(added) >= 0.3 * Double(letters) && Double(added) <= 0.35 * Double(letters) + 1)
  }
}
