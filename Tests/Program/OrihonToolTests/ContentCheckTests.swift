import Foundation
import Testing

/// Tests of `orihon check --shown`.
struct ContentCheckTests {
  private static let feed = """
    sections:
      - id: row
        title: Row
        layout: carousel
        behavior: groupPaging
        card: {width: 120, height: 100}
        cards:
          - {id: short, title: Tea}
          - {id: long, title: Tea, subtitle: of a kind that takes a good deal more room than there is}
      - id: low
        layout: list
        card: {height: 30}
        cards: [{id: there, kind: link, title: Row, link: row}]

    """

  private func check(_ words: [String], _ feed: String = Self.feed) throws -> Program.Ending {
    let place = try Scratch()
    try place.write(feed, as: "feed.yml")
    return try Program().run(["check", "--shown", "feed.yml"] + words, in: place.folder)
  }

  @Test func `a text that is cut and a target that is low are named by section, card and key`() throws {
    let ending = try check([])
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(
      ending.output == """
        feed.yml: row/long/subtitle: "of a kind that takes a good deal more room than there is" is cut at 430x932
        feed.yml: low/there/card: the target is 390x30 points; 44 are needed at 430x932

        """)
  }

  @Test func `a title with an ellipsis in a word is cut, and told whole`() throws {
    let ending = try check(
      [],
      """
      sections:
        - {id: row, layout: carousel, kind: text, card: {width: 80, height: 100}, cards: [{id: a, title: Thoroughgoinglyovercomplicated}]}
      """ + "\n")
    #expect(ending.status == 1, "\(ending.complaint)")
    #expect(ending.output == "feed.yml: row/a/title: \"Thoroughgoinglyovercomplicated\" is cut at 430x932\n")
  }

  @Test func `a text that a band leaves no room for is told`() throws {
    let ending = try check(
      [],
      """
      kinds: {page: {arrangement: over, parts: [picture, title, body]}}
      sections:
        - id: row
          layout: carousel
          behavior: groupPaging
          kind: page
          card: {width: 300, height: 120}
          overlay: {lines: [One line, another line, a third line]}
          cards: [{id: a, title: Comet, body: Seen in the east before the dawn, color: "#336699"}]
      """ + "\n")
    #expect(ending.status == 1 && ending.output.contains("row/a/body"), "\(ending.output)\(ending.complaint)")
  }

  @Test func `what shows whole at every surrounding is said in a sentence`() throws {
    let ending = try check(
      ["--sizes", "320x640,430x932", "--text-scales", "1,2", "--directions", "ltr,rtl", "--pseudo"],
      "sections: [{id: a, title: Words, cards: [{id: one, title: One, body: A few words.}]}]\n")
    #expect(ending.status == 0, "\(ending.output)\(ending.complaint)")
    #expect(
      ending.output
        == "feed.yml: every text shows whole and every target is large enough, in 8 surroundings\n")
  }

  @Test func `a fault is told once, with the surroundings that follow counted`() throws {
    let ending = try check(["--sizes", "320x640,430x932,700x700"])
    #expect(ending.output.contains("is cut at 320x640 and 2 more\n"), "\(ending.output)")
  }

  /// Writes a feed that leads to itself and to another one, which leads to a third and that back to it.
  private func linked(_ place: Scratch) throws {
    try FileManager.default.createDirectory(at: place.file("sub"), withIntermediateDirectories: true)
    try place.write(
      "sections: [{id: a, cards: [{title: On, link: sub/second.yml}, {title: Self, link: first.yml}]}]\n",
      as: "first.yml")
    try place.write(
      Self.feed + "  - {id: back, cards: [{title: Back, link: third.yml}]}\n", as: "sub/second.yml")
    try place.write(
      "sections: [{id: a, cards: [{title: On, link: second.yml}, {kind: picture}]}]\n", as: "sub/third.yml")
  }

  @Test func `the feeds behind links are looked at too, each once and by its file`() throws {
    let place = try Scratch()
    try linked(place)
    let ending = try Program().run(["check", "--shown", "--accessible", "first.yml"], in: place.folder)
    #expect(ending.status == 1, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0 == "first.yml: every element has a label" }.count == 1, "\(lines)")
    #expect(
      lines.filter { $0.hasPrefix("sub/second.yml: low/there/card: the target is ") }.count == 1, "\(lines)")
    #expect(lines.filter { $0 == "sub/third.yml: a/card/1: this image has no label" }.count == 1, "\(lines)")
  }

  @Test func `a feed that is named and led to is looked at once`() throws {
    let place = try Scratch()
    try linked(place)
    let ending = try Program().run(
      ["check", "--accessible", "sub/third.yml", "first.yml"], in: place.folder)
    let told = ending.output.split(separator: "\n").filter { $0.contains("has no label") }
    #expect(told == ["sub/third.yml: a/card/1: this image has no label"], "\(ending.output)")
  }

  @Test(arguments: [
    (["--text-scale", "4"], "0.8 to 3"), (["--directions", "up"], "the directions are ltr, rtl"),
    (["--sizes", "3x3"], "a size is WIDTHxHEIGHT"), (["--rtl", "--directions", "ltr"], "exclude each other"),
  ])
  func `what cannot be looked at is refused`(words: [String], complaint: String) throws {
    let ending = try check(words)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains(complaint), "\(ending.complaint)")
  }

  @Test func `where to look needs the look, and a faulty feed is told as ever`() throws {
    let place = try Scratch()
    try place.write("sections: [{id: a, layout: spiral}]\n", as: "feed.yml")
    let alone = try Program().run(["check", "feed.yml", "--text-scale", "2"], in: place.folder)
    #expect(alone.status == 2 && alone.complaint.contains("--text-scales needs --shown"))
    let faulty = try Program().run(["check", "--shown", "feed.yml"], in: place.folder)
    #expect(faulty.status == 2 && faulty.complaint.contains("feed.yml:1:"), "\(faulty.complaint)")
  }
}
