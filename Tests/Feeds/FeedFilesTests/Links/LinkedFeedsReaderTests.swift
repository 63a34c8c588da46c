import Documents
import Foundation
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of links to other feed files.
struct LinkedFeedsReaderTests {
  private static func card(_ link: String) -> String {
    "sections: [{id: a, cards: [{title: t, link: \(link)}]}]\n"
  }

  private func faults(_ files: KeyValuePairs<String, String>) throws -> [String] {
    do {
      _ = try LinkedFeedsSample.reading(files)
      return []
    } catch let error as FeedError {
      // Only the end of the folder's name differs from run to run.
      return error.faults.map {
        "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line):\($0.column): \($0.message)"
      }
    }
  }

  @Test func `feeds in a circle are each read once`() throws {
    let reading = try LinkedFeedsSample.reading([
      "a.yml": Self.card("in/b.yml"), "in/b.yml": Self.card("c.yml"), "in/c.yml": Self.card("b.yml"),
    ])
    #expect(reading.linked.map { $0.file?.lastPathComponent } == ["b.yml", "c.yml"])
    #expect(reading.feed.sections[0].cards[0].linkedFeed?.path == "in/b.yml")
  }

  @Test(arguments: [
    ("gone.yml", "\"link\" is gone.yml, a file that is not there"),
    ("in", "\"link\" is in, which is the id of no section"),
    ("./in", "\"link\" is ./in, a file that is not there"),
    (
      "../b.yml",
      "\"link\" is ../b.yml; allowed: the id of a section, or a relative path inside the feed's folder"
    ),
    (
      "/b.yml",
      "\"link\" is /b.yml; allowed: the id of a section, or a relative path inside the feed's folder"
    ),
  ])
  func `a link that leads nowhere is a fault with its place`(link: String, message: String) throws {
    #expect(try faults(["a.yml": Self.card(link)]) == ["a.yml:1:39: \(message)"])
  }

  @Test func `the faults of all feeds are reported together, each with its file`() throws {
    let found = try faults([
      "a.yml": "sections: [{id: a, cards: [{title: t, link: b.yml}, {title: u, link: c.yml}]}]\n",
      "b.yml": "sections: [{id: a, layout: pile}]\n", "c.yml": "- no feed\n",
    ])
    #expect(found.map { $0.prefix(7) } == ["b.yml:1", "c.yml:1"])
  }

  @Test func `a link to a missing file two files away is a warning, so that the first feed opens`() throws {
    let reading = try LinkedFeedsSample.reading(["a.yml": Self.card("b.yml"), "b.yml": Self.card("c.yml")])
    #expect(reading.linked.count == 1 && reading.ownWarnings.isEmpty)
    let warning = try #require(reading.warnings.first)
    #expect(URL(fileURLWithPath: warning.file).lastPathComponent == "b.yml" && warning.column == 39)
    #expect(warning.message == "\"link\" is c.yml, a file that is not there; the card leads nowhere")
    #expect(reading.linked[0].ownWarnings == [warning])
    #expect(reading.linked[0].awaited.map(\.lastPathComponent) == ["c.yml"])
    #expect(reading.linked[0].feed.sections[0].cards[0].linkedFeed?.file == nil)
    #expect(try faults(["b.yml": Self.card("c.yml")]).count == 1)
  }

  @Test func `a link that leaves the folder through a symbolic link is a fault`() throws {
    try TemporaryFolder.use { folder in
      let inside = folder.appendingPathComponent("in")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data("sections: []\n".utf8).write(to: folder.appendingPathComponent("out.yml"))
      try Data(Self.card("b.yml").utf8).write(to: inside.appendingPathComponent("a.yml"))
      try FileManager.default.createSymbolicLink(
        atPath: inside.appendingPathComponent("b.yml").path, withDestinationPath: "../out.yml")
      do {
        _ = try FeedReader().read(contentsOf: inside.appendingPathComponent("a.yml"))
        Issue.record("the feed was read")
      } catch let error as FeedError {
        #expect(error.faults.map(\.message) == ["\"link\" is b.yml, a link that leaves the feed's folder"])
      }
    }
  }

  @Test func `at most sixty-four feeds are read together`() throws {
    let found = try TemporaryFolder.use { folder -> [String] in
      for number in 0...FeedLimits.linkedFeeds {
        let link = number < FeedLimits.linkedFeeds ? "f\(number + 1).yml" : "f0.yml"
        try Data(Self.card(link).utf8).write(to: folder.appendingPathComponent("f\(number).yml"))
      }
      do {
        _ = try FeedReader().read(contentsOf: folder.appendingPathComponent("f0.yml"))
        return []
      } catch let error as FeedError {
        return error.faults.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent) \($0.message)" }
      }
    }
    #expect(
      found == ["f63.yml \"link\" is f64.yml, one feed more than the 64 that are read together"])
  }

  @Test func `without a folder no file is looked for`() throws {
    let reading = try FeedReader().read(text: Self.card("b.yml"), name: "a.yml", baseFolder: nil)
    #expect(reading.links.isEmpty && reading.feed.sections[0].cards[0].linkedFeed?.file == nil)
  }

  @Test func `the example of linked feeds has no fault`() throws {
    let file = Checkout.root().appendingPathComponent("Examples/Inn/inn.yml")
    let reading = try FeedReader().read(contentsOf: file)
    #expect(reading.warnings.map(\.description) == [])
    #expect(reading.linked.map(\.feed.title) == ["部屋", "食事"])
  }
}
