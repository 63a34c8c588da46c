import Documents
import Foundation
import OrihonTesting
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the files that a window watches after a fault, because links wait for them.
struct FeedLinkSurveyTests {
  private static func card(_ link: String) -> String {
    "sections: [{id: a, cards: [{title: t, link: \(link)}]}]\n"
  }

  /// Returns the paths from the folder of the files behind the links of `a.yml`, sorted.
  private func paths(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try TemporaryFolder.use { folder in
      let folder = folder.resolvingSymlinksInPath()
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return FeedReader().filesBehindLinks(of: folder.appendingPathComponent("a.yml")).map {
        String($0.path.dropFirst(folder.path.count + 1))
      }.sorted()
    }
  }

  @Test func `a file that is not there yet is found, also behind a feed that is`() throws {
    #expect(try paths(["a.yml": Self.card("b.yml")]) == ["b.yml"])
    #expect(
      try paths(["a.yml": Self.card("in/b.yml"), "in/b.yml": Self.card("c.yml")]) == ["in/b.yml", "in/c.yml"])
  }

  @Test func `a feed with faults is found with what it leads to, and a circle ends`() throws {
    #expect(
      try paths([
        "a.yml": "sections: [{id: a, layout: pile, cards: [{title: t, link: b.yml}]}]\n",
        "b.yml": "sections: [{colour: 1, cards: [{link: a.yml}, {link: c.yml}, {link: d.yml}]}]\n",
        "c.yml": "title: [\n",
      ]) == ["b.yml", "c.yml", "d.yml"])
  }

  @Test func `ids of sections, and paths that leave the folder, are no files`() throws {
    #expect(try paths(["a.yml": Self.card("months")]).isEmpty)
    #expect(try paths(["a.yml": Self.card("../b.yml")]).isEmpty)
    #expect(try paths(["a.yml": "title: [\n"]).isEmpty)
    #expect(try paths(["a.yml": "sections: 3\n"]).isEmpty)
  }

  @Test func `a feed tells whether its cards can push others`() throws {
    let linked = try LinkedFeedsSample.harness()
    #expect(linked.stage.content.feedScene?.canPush == true)
    let alone = try WrittenFeed.harness("sections: [{id: a, cards: [{title: t}]}]\n")
    #expect(alone.stage.content.feedScene?.canPush == false)
  }
}
