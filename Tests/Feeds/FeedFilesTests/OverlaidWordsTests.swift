import Documents
import FeedFiles
import Testing

/// Tests of the warning where a row's band lies over words that do not give way to it.
struct OverlaidWordsTests {
  private func warnings(_ kind: String, card: String, alignment: String, height: String) throws -> [String] {
    let text = """
      kinds:
        below: {parts: [picture, title, body]}
        beside: {arrangement: beside, parts: [picture, title, body]}
        over: {arrangement: over, parts: [picture, title, body]}
        plain: {parts: [title, body]}
      sections:
        - id: a
          layout: carousel
          overlay: {lines: [A line], alignment: \(alignment)}
          kind: \(kind)
          card: {height: \(height)}
          cards: [{id: x, \(card)}]
      """
    return try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).warnings.map(\.description)
  }

  private func told(_ place: String) -> [String] {
    [
      "t.yml:9:5: the band lies over the words of the card \"x\", which are \(place); words over a picture (a kind "
        + "with arrangement: over) give way to it"
    ]
  }

  private nonisolated static let words = "title: One, body: Two, color: \"#123456\""

  private nonisolated static let covered:
    [(kind: String, card: String, alignment: String, height: String, place: String)] = [
      ("below", words, "bottom", "240", "below its picture"),
      ("below", words, "bottomTrailing", "estimated(240)", "below its picture"),
      ("below", words, "leading", "120", "below its picture"),
      ("beside", words, "leading", "240", "beside its picture"),
      ("beside", words, "bottom", "120", "beside its picture"),
      ("beside", words, "top", "100", "beside its picture"),
      ("plain", words, "bottom", "100", "all it shows"),
      ("below", "title: One, body: Two", "top", "120", "all it shows"),
      ("text", words, "top", "200", "all it shows"),
      ("text", words, "bottom", "120", "all it shows"),
      ("number", "title: One, number: 3", "leading", "120", "all it shows"),
      ("swatch", "title: One, color: \"#123456\"", "bottom", "160", "beneath its colour"),
    ]

  @Test(arguments: covered)
  func `a band over words is warned of, once, where it is written`(
    kind: String, card: String, alignment: String, height: String, place: String
  ) throws {
    #expect(try warnings(kind, card: card, alignment: alignment, height: height) == told(place))
  }

  private nonisolated static let clear: [(kind: String, card: String, alignment: String, height: String)] = [
    ("below", words, "top", "280"), ("below", words, "top", "estimated(240)"),
    ("over", words, "bottom", "240"),
    ("below", "body: \"\"", "bottom", "240"), ("picture", "title: One", "bottom", "240"),
    ("text", "title: One", "bottom", "200"), ("swatch", "title: One, color: \"#123456\"", "top", "160"),
    ("beside", words, "bottom", "400"),
  ]

  @Test(arguments: clear)
  func `a band that is clear of them is not`(kind: String, card: String, alignment: String, height: String)
    throws
  {
    #expect(try warnings(kind, card: card, alignment: alignment, height: height) == [])
  }
}
