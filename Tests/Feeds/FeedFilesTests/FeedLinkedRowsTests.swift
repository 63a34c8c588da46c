import Documents
import FeedFiles
import Foundation
import OrihonTesting
import TestSupport
import Testing

/// Tests of the rows of a feed file that turn together.
struct FeedLinkedRowsTests {
  private func row(_ id: String, follows leader: String? = nil, more: String = "") -> String {
    WrittenFeed.row(
      id, cards: ["x", "y", "z"], more: (leader.map { "    follows: \($0)\n" } ?? "") + more)
  }

  private func faults(_ rows: String...) throws -> [String] {
    let text = "title: Test\nsections:\n" + rows.joined()
    do throws(FeedError) {
      _ = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  @Test func `a row that follows another turns with it`() throws {
    let harness = try WrittenFeed.harness(WrittenFeed.feed(row("a"), row("b", follows: "a")))
    harness.flick(from: harness.center(ofRow: "b"), by: CGPoint(x: -150, y: 0))
    harness.settle()
    #expect(harness.row("a")?.motion.page == 1)
  }

  @Test func `a row may follow one that comes later, and several may follow one`() throws {
    #expect(
      try faults(row("a", follows: "b"), row("b", follows: "c"), row("c"), row("d", follows: "b")) == [])
  }

  @Test func `a circle is refused where it closes`() throws {
    #expect(
      try faults(row("a", follows: "b"), row("b", follows: "c"), row("c", follows: "a"))
        == [
          "t.yml:31:5: \"follows\" is a, which in the end follows this row; one row of a circle follows none"
        ])
    #expect(
      try faults(row("a", follows: "a")) == ["t.yml:9:5: \"follows\" is a, which is this row itself"])
  }

  @Test func `only a carousel with pages can be followed`() throws {
    let list = "  - {id: l, layout: list, cards: [{title: x}]}\n"
    let free = "  - {id: f, layout: carousel, behavior: continuous, cards: [{title: x}]}\n"
    #expect(
      try faults(row("a", follows: "b"), row("c", follows: "l"), row("d", follows: "f"), list, free) == [
        "t.yml:9:5: \"follows\" is b, which is the id of no section",
        "t.yml:20:5: \"follows\" is l, which has no pages; only carousels have",
        "t.yml:31:5: \"follows\" is f, which has no pages, being \"continuous\"",
      ])
  }

  @Test func `of linked rows one turns by itself`() throws {
    let turns = "    autoplay: {interval: 3}\n"
    #expect(
      try faults(row("a", more: turns), row("b", follows: "a"), row("c", follows: "b", more: turns)) == [
        "t.yml:31:5: \"follows\" is b, and then a and c turn by themselves; of linked rows one may"
      ])
  }

  @Test func `thousands of rows in one chain are read at once`() throws {
    let rows = (0..<5000).map { number in
      "  - {id: r\(number), layout: carousel, follows: r\((number + 1) % 5001), cards: [{title: x}]}\n"
    }
    let last = "  - {id: r5000, layout: carousel, cards: [{title: x}]}\n"
    #expect(try faults(rows.joined(), last) == [])
  }
}
