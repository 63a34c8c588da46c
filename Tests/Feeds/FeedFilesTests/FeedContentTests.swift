import Foundation
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of what a feed file says, by which a recording knows it again.
struct FeedContentTests {
  private static let feed = """
    title: Cards
    sections:
      - id: row
        layout: carousel
        card: {width: 300, height: 200}
        cards: [{title: a}, {title: b}]

    """

  private func contents(_ text: String) throws -> [UInt64] {
    try FeedReader().read(text: text, name: "feed.yml", baseFolder: nil).contents
  }

  @Test func `comments, blanks and the form of a list say nothing`() throws {
    let others = [
      "# a comment\n\n" + Self.feed, Self.feed + "\n\n# the end\n",
      Self.feed.replacing("    layout: carousel", with: "    layout:   carousel   # sideways"),
      Self.feed.replacing("[{title: a}, {title: b}]", with: "\n      - title: a\n\n      - title: b"),
    ]
    for other in others {
      try #require(other != Self.feed)
      #expect(try contents(other) == contents(Self.feed), "\(other)")
    }
  }

  @Test(arguments: [
    ("title: Cards", "title: Card"), ("width: 300", "width: 301"), ("{title: b}", "{title: b, badge: b}"),
    ("[{title: a}, {title: b}]", "[{title: b}, {title: a}]"), ("{title: b}", "{title: ab}"),
  ])
  func `a value, a key and an order say something`(former: String, latter: String) throws {
    let other = Self.feed.replacing(former, with: latter)
    try #require(other != Self.feed)
    #expect(try contents(other) != contents(Self.feed))
  }

  @Test func `the feeds that a card leads to say something too`() throws {
    try TemporaryFolder.use { folder in
      let first = folder.appendingPathComponent("first.yml")
      func contents(ofOther text: String) throws -> [UInt64] {
        try Data(text.utf8).write(to: folder.appendingPathComponent("other.yml"))
        return try FeedReader().read(contentsOf: first).contents
      }
      try Data(LinkedFeedsSample.first().utf8).write(to: first)
      let before = try contents(ofOther: LinkedFeedsSample.other)
      #expect(before.count == 2)
      #expect(try contents(ofOther: "# new\n" + LinkedFeedsSample.other) == before)
      #expect(try contents(ofOther: LinkedFeedsSample.other.replacing("Row 0", with: "New")) != before)
    }
  }
}
