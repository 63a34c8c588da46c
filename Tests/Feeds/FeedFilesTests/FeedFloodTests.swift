import Documents
import FeedFiles
import Foundation
import TestSupport
import Testing

/// Tests of feeds that hold more than can be shown.
struct FeedFloodTests {
  private func fault(_ text: String) -> String? {
    do throws(FeedError) {
      _ = try FeedReader().read(text: text, name: "a.yml", baseFolder: nil)
      return nil
    } catch {
      return error.faults.first?.description
    }
  }

  private func cards(_ count: Int) -> String {
    Array(repeating: "{title: a}", count: count).joined(separator: ", ")
  }

  @Test
  func `more cards than a feed may have are refused where they are written, those of all sections together`()
  {
    let half = cards(50_001)
    #expect(
      fault("sections:\n  - {id: a, cards: [\(half)]}\n  - {id: b, cards: [\(half)]}")
        == "a.yml:3:13: with these 50001 cards the feed has 100002; at most 100000 are read")
  }

  @Test func `more sections than a feed may have are refused`() {
    let sections = (0...10_000).map { "{id: s\($0)}" }.joined(separator: ", ")
    #expect(
      fault("sections: [\(sections)]")
        == "a.yml:1:1: \"sections\" has 10001 entries; at most 10000 are read")
  }

  @Test func `a file of more marks than are read is refused before anything is built of it`() {
    let flood = "sections: [{id: a, cards: [" + String(repeating: "{},", count: 500_000) + "]}]"
    #expect(
      fault(flood)
        == "a.yml:1:1: the file has 1000007 ends of lines, commas, colons and opening brackets; at most 1000000 are read"
    )
  }

  @Test func `the pictures that a feed names are told once, where they are first named`() throws {
    try TemporaryFolder.use { folder in
      for name in ["a.png", "b.jpg"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
      let text = """
        sections:
          - id: row
            kind: picture
            cards: [{picture: a.png}, {picture: gone.png}, {picture: ./a.png}, {picture: b.jpg}]
        """
      let reading = try FeedReader().read(text: text, name: "a.yml", baseFolder: folder)
      #expect(reading.pictures.map(\.path) == ["a.png", "b.jpg"])
      #expect(reading.pictures.map(\.position.column) == [23, 82])
    }
  }
}
