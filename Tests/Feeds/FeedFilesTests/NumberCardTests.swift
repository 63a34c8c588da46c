import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the space around the numeral and the texts of number cards.
struct NumberCardTests {
  private func frames(
    _ card: String, section: String = "layout: list", width: CGFloat = 430
  ) throws -> (card: CGRect, texts: [String: CGRect]) {
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, kind: number, \(section), cards: [\(card)]}]",
      size: CGSize(width: width, height: 900))
    harness.settle()
    let texts = harness.stage.displayList.commands.compactMap { command -> (String, CGRect)? in
      if case .text(let line, _) = command.content { (line.string, command.frame) } else { nil }
    }
    return (
      try #require(harness.stage.frame(ofItem: 0, inRow: "a")),
      Dictionary(texts) { first, _ in first }
    )
  }

  private nonisolated static let cards = [
    ("{number: 1, title: Fill, body: Water}", "Fill", "Water"), ("{number: 1, title: Fill}", "Fill", "Fill"),
    ("{number: 1, title: Fill, subtitle: Water}", "Fill", "Water"),
    ("{number: 1, body: Water}", "Water", "Water"),
    ("{number: 1, subtitle: Fill, body: Water}", "Fill", "Water"),
  ]

  @Test(arguments: cards, ["layout: list", "layout: carousel, card: {width: 300, height: 120}"])
  func `its texts are in the middle, and no gap is left for one that it lacks`(
    card: (written: String, first: String, last: String), section: String
  ) throws {
    let (frame, texts) = try frames(card.written, section: section)
    let (first, last) = (try #require(texts[card.first]), try #require(texts[card.last]))
    #expect(abs((first.minY - frame.minY) - (frame.maxY - last.maxY)) <= 1.5, "\(first), \(last) in \(frame)")
    if card.first != card.last { #expect(last.minY - first.maxY <= 8.5) }
  }

  @Test(arguments: [10, 99, 999, 9999], [320, 430, 800] as [CGFloat])
  func `a long numeral keeps away from the edge of its card`(number: Int, width: CGFloat) throws {
    let (frame, texts) = try frames("{number: \(number), title: Big}", width: width)
    let numeral = try #require(texts[String(number)])
    #expect(numeral.minX - frame.minX >= 12, "\(numeral) in \(frame)")
    #expect(try #require(texts["Big"]).minX - numeral.maxX >= 16)
  }
}
