import CollectionViews
import FeedFiles
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of built-in cards whose height follows from their text.
struct MeasuredBodyTests {
  private func harness(_ kind: String, _ section: String, body: String, more: String = "") throws
    -> StageHarness
  {
    let number = kind == "number" ? ", number: 4" : ""
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: a, header: none, kind: \(kind), \(section), cards: [{title: Rope, link: a, body: \(body)\(number)\(more)}]}
      """, size: CGSize(width: 430, height: 1200))
    harness.settle()
    return harness
  }

  /// The words of the first card, in the order in which they are painted.
  private func words(_ harness: StageHarness) -> [Substring] {
    harness.stage.displayList.commands.flatMap { command -> [Substring] in
      guard case .text(let line, _) = command.content, command.element.path.hasPrefix("a/card/0") else {
        return []
      }
      return line.string.split(separator: " ")
    }
  }

  private func height(_ harness: StageHarness) throws -> CGFloat {
    try #require(
      harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height)
  }

  private nonisolated static let sections = [
    "layout: grid, columns: 2, card: {height: estimated(60)}",
    "layout: grid, columns: 2, card: {height: uniformAcrossSiblings(60)}",
    "layout: list, columns: 2, card: {height: estimated(44)}",
    "layout: list, columns: 2, card: {height: uniformAcrossSiblings(44)}",
  ]

  @Test(arguments: ["text", "link", "number"], sections)
  func `a card is as high as its title and its whole body`(kind: String, section: String) throws {
    let body = (1...20).map { "word\($0)" }
    let shown = words(try harness(kind, section, body: body.joined(separator: " ")))
    #expect(shown.contains("Rope"))
    #expect(shown.filter { $0.hasPrefix("word") }.map(String.init) == body, "\(shown)")
  }

  @Test(arguments: ["text", "link", "number"])
  func `in a row the number in brackets is the height`(kind: String) throws {
    let row = "layout: carousel, card: {width: 200, height: estimated(60)}"
    #expect(try height(harness(kind, row, body: String(repeating: "word ", count: 20))) == 60)
  }

  @Test func `a picture takes its share of the height, and none of the body's`() throws {
    let body = (1...20).map { "word\($0)" }
    let (section, text) = (Self.sections[0], body.joined(separator: " "))
    let bare = try harness("text", section, body: text)
    let pictured = try harness("text", section, body: text, more: ", picture: p.png")
    #expect(words(pictured).filter { $0.hasPrefix("word") }.map(String.init) == body)
    #expect(try height(pictured) > height(bare) + 60)
  }

  @Test(arguments: ["text", "number"])
  func `a body of very many lines ends in an ellipsis`(kind: String) throws {
    let body = (1...600).map { "word\($0)" }.joined(separator: " ")
    let harness = try harness(kind, Self.sections[0], body: body)
    #expect(try (700...1100).contains(height(harness)))
    #expect(words(harness).contains { $0.hasSuffix("…") })
  }

  @Test func `a card whose height is written keeps it`() throws {
    let harness = try harness(
      "text", "layout: grid, columns: 2, card: {height: 90}", body: "word word word word word word word word")
    #expect(isClose(try height(harness), 90))
  }
}
