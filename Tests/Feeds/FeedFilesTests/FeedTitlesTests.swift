import FeedFiles
import Foundation
import Testing

/// Tests that words which YAML could take for something else stay as they are written.
struct FeedTitlesTests {
  @Test(arguments: [
    "no", "on", "yes", "true", "~", "1.10", "012", "1e3", "12:30:45", "0x1F", "2026-11-26", ".5",
  ])
  func `a title is read as it is written`(title: String) throws {
    let feed = try WrittenFeed.document(
      "title: \(title == "~" ? "'~'" : title)\nsections:\n  - {id: a, cards: [{title: '\(title)', body: \(title == "~" ? "'~'" : title)}]}\n"
    )
    #expect(feed.title == title)
    #expect(feed.sections[0].cards[0].title == title)
  }
}
