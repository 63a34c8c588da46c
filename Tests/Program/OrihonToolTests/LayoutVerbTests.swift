import Foundation
import TestSupport
import Testing
import VisualQA

/// Tests of `orihon layout` on a small feed.
struct LayoutVerbTests {
  static let feed = """
    title: 見本
    sections:
      - id: row
        layout: carousel
        behavior: groupPaging
        card: {width: 200, height: 100}
        spacing: 10
        cards: [{id: one, title: 一}, {id: two, title: 二}]
    """

  private func run(_ more: String...) throws -> Program.Ending {
    let place = try Scratch()
    try place.write(Self.feed, as: "feed.yml")
    return try Program().run(["layout", "feed.yml", "--size", "400x600"] + more, in: place.folder)
  }

  @Test func `every element has a line with its solved frame`() throws {
    let ending = try run()
    #expect(ending.status == 0)
    let cells = ending.output.split(separator: "\n").filter { $0.contains("cell") }
    #expect(cells.count == 2)
    #expect(cells.first?.hasPrefix("row  cell one  20 ") ?? false, "\(ending.output)")
    #expect(cells.last?.hasPrefix("row  cell two  230 ") ?? false, "\(ending.output)")
    #expect(ending.output.hasPrefix("feed 400x600 content 400x"))
  }

  @Test func `a folder stands for its feed`() throws {
    let place = try Scratch()
    let folder = place.folder.appendingPathComponent("Große Karten 2027")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try place.write(Self.feed, as: "Große Karten 2027/feed.yml")
    let named = try Program().run(["layout", "Große Karten 2027", "--size", "400x600"], in: place.folder)
    #expect(named.status == 0 && named.output.contains("cell one"), "\(named.complaint)")
    #expect(try Program().run(["check", folder.lastPathComponent], in: place.folder).status == 0)
    try FileManager.default.createDirectory(
      at: place.folder.appendingPathComponent("bare"), withIntermediateDirectories: true)
    let bare = try Program().run(["layout", "bare"], in: place.folder)
    #expect(
      bare.status == 2 && bare.complaint.contains("bare: this is not a file but a folder"),
      "\(bare.complaint)")
  }

  @Test func `what a screen reader is told comes as lines, and as JSON`() throws {
    let text = try run("--accessible")
    #expect(
      text.output == """
        screen feed "見本"
          feed feed
            row row (page 1 of 2) [increment, decrement]
              text row/card/one "一"
              text row/card/two "二"

        """, "\(text.complaint)")
    let json = try run("--accessible", "--json").output
    #expect(json.contains(#""label": "二""#), "\(json)")
  }

  @Test func `a scene without a feed has its views`() throws {
    let ending = try Program().run(["layout", "seed-e", "--size", "400x600"])
    #expect(ending.status == 0 && ending.output.hasPrefix("seed-e 400x600\n"), "\(ending.output)")
    #expect(ending.output.contains("\nseed-e/0  "), "\(ending.output)")
  }

  @Test func `the same elements come as JSON`() throws {
    struct Report: Decodable {
      struct Element: Decodable {
        let category: String
        let item: String?
        let x: Double
        let width: Double
        let height: Double
      }
      let scene: String
      let elements: [Element]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(try run("--json").output.utf8))
    #expect(report.scene == "feed")
    let cells = report.elements.filter { $0.category == "cell" }
    #expect(cells.map(\.item) == ["one", "two"])
    #expect(cells.map(\.x) == [20, 230])
    #expect(cells.allSatisfy { $0.width == 200 && $0.height == 100 })
  }

  @Test func `the same feed gives the same text twice`() throws {
    #expect(try run("--json").output == run("--json").output)
  }

  @Test func `every card of a list stands where it will once all heights are measured`() throws {
    let words = String(repeating: "word ", count: 60)
    let cards = (0..<40).map { "{id: c\($0), title: t, body: \(words)}" }.joined(separator: ", ")
    let place = try Scratch()
    try place.write("sections:\n  - {id: l, layout: list, cards: [\(cards)]}\n", as: "feed.yml")
    let ending = try Program().run(["layout", "feed.yml", "--size", "375x667"], in: place.folder)
    let heights = Set(
      ending.output.split(separator: "\n").filter { $0.contains("  cell c") }.map {
        $0.split(separator: " ").last
      })
    #expect(heights.count == 1, "\(ending.output)")
    #expect(!ending.output.contains("estimated"))
  }
}
