import Documents
import FeedFiles
import Testing

/// Tests that a word in the wrong place, or of another vocabulary, is answered with what to write.
struct MisplacedWordTests {
  private func messages(_ text: String) -> [String] {
    do throws(FeedError) {
      return try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).warnings.map(\.description)
    } catch {
      return error.faults.map(\.description)
    }
  }

  private nonisolated static let corners = [
    ("topRight", "topTrailing"), ("top-left", "topLeading"), ("bottomRight", "bottomTrailing"),
    ("bottomLeft", "bottomLeading"), ("right", "trailing"), ("left", "leading"), ("start", "leading"),
    ("rightTop", "topTrailing"), ("topEnd", "topTrailing"),
  ]

  @Test(arguments: corners)
  func `a place that is named by left and right is answered by leading and trailing`(
    written: String, meant: String
  ) {
    let places =
      "none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing"
    let badge = "sections: [{id: a, layout: grid, badge: \(written), cards: [{title: x}]}]\n"
    #expect(
      messages(badge)
        == ["t.yml:1:41: \"badge\" is \(written); did you mean \"\(meant)\"? allowed: \(places)"])
    let band = "overlay: {lines: [x], alignment: \(written)}"
    #expect(
      messages("sections: [{id: a, layout: carousel, \(band), cards: [{title: x}]}]\n")
        == ["t.yml:1:71: \"alignment\" is \(written); did you mean \"\(meant)\"? allowed: \(places)"])
  }

  @Test func `the edges of a kind and the places of its parts are answered likewise`() {
    func kind(_ more: String) -> String {
      "kinds: {k: {\(more)}}\nsections: [{id: a, kind: k, cards: [{title: x}]}]\n"
    }
    #expect(
      messages(kind("parts: [picture, title], arrangement: beside, edge: right"))
        == ["t.yml:1:65: \"edge\" is right; did you mean \"trailing\"? allowed: leading, trailing"])
    for (written, meant) in [("right", "trailing"), ("centre", "center"), ("middle", "center")] {
      #expect(
        messages(kind("parts: [{part: title, align: \(written)}]")) == [
          "t.yml:1:42: \"align\" is \(written); did you mean \"\(meant)\"? allowed: leading, center, trailing"
        ])
    }
  }

  @Test(arguments: ["grey": "#808080", "fff000": "#fff000", "\"#fff\"": "#ffffff"])
  func `a colour of another spelling is answered with six digits`(written: String, meant: String) {
    let told = messages("sections: [{id: a, kind: swatch, cards: [{color: \(written)}]}]\n")
    #expect(told.count == 1)
    #expect(told.first?.contains("did you mean \"\(meant)\"?") == true, "\(told)")
  }

  @Test(arguments: [
    "pattern: [1+2]", "peek: 20", "badge: topTrailing", "columns: 0", "dots: true", "loop: x",
  ])
  func `a section of an unknown layout is not checked for what only some layouts have`(key: String) {
    #expect(
      messages("sections: [{id: a, layout: mosaik, \(key), cards: [{title: x}]}]\n") == [
        "t.yml:1:28: \"layout\" is mosaik; did you mean \"mosaic\"? allowed: list, grid, carousel, mosaic, banner"
      ])
  }

  @Test func `what leads to a section of an unknown layout is no second fault`() {
    let other = "{id: b, layout: carousel, follows: a, cards: [{title: x}]}"
    #expect(messages("sections: [{id: a, layout: carousell, cards: [{title: x}]}, \(other)]\n").count == 1)
    let kinds = "kinds: {k: {parts: [picture, title], arrangement: besides, edge: trailing, share: 0.4}}\n"
    #expect(messages("\(kinds)sections: [{id: a, kind: k, cards: [{title: x}]}]\n").count == 1)
  }

  @Test func `a badge that shows nowhere is warned of once, where it is written`() {
    let badges = "cards: [{title: x}, {title: y, badge: B}, {title: z, badge: C}]"
    let words =
      "\"badge\" shows nowhere: a grid shows it with badge: topTrailing on the section, and a kind of your own with the part badge"
    #expect(messages("sections: [{id: a, layout: grid, \(badges)}]\n") == ["t.yml:1:72: \(words)"])
    #expect(messages("sections: [{id: a, layout: carousel, \(badges)}]\n") == ["t.yml:1:76: \(words)"])
    #expect(messages("sections: [{id: a, layout: grid, badge: top, \(badges)}]\n").isEmpty)
    let kinds = "kinds: {k: {parts: [title, badge]}}\n"
    #expect(messages("\(kinds)sections: [{id: a, kind: k, \(badges)}]\n").isEmpty)
    #expect(messages("sections: [{id: a, layout: grids, \(badges)}]\n").count == 1)
  }

  @Test func `the place of badges that the kind shows among its words is warned of`() {
    func grid(_ parts: String, _ cards: String = "{title: x, badge: B}") -> String {
      "kinds: {k: {parts: [\(parts)]}}\nsections: [{id: a, layout: grid, badge: topTrailing, kind: k, cards: [\(cards)]}]\n"
    }
    #expect(
      messages(grid("title, badge")) == [
        "t.yml:2:34: \"badge\" says nothing here: the kind of the cards has the part badge, which shows it among the words"
      ])
    #expect(messages(grid("title")).isEmpty)
    #expect(messages(grid("title, badge", "{title: x, badge: B}, {title: x, kind: text, badge: C}")).isEmpty)
  }
}
