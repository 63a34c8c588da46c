import CollectionViews
import Foundation
import OrihonTesting
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of rows that are asked to loop in windows that show all their cards.
struct ShortLoopTests {
  nonisolated private static let behaviors = ["groupPagingCentered", "groupPaging", "paging", "continuous"]
  nonisolated private static let cards = [
    "{width: fractionalWidth(0.85), height: 200}", "{width: fractionalWidth(0.4), height: 200}",
    "{width: 500, height: 200}", "{width: 300, height: 200}",
  ]

  private func row(_ behavior: String, card: String, count: Int, width: CGFloat) throws -> StageHarness {
    let cards = (1...count).map { "{title: c\($0)}" }.joined(separator: ", ")
    return try WrittenFeed.harness(
      """
      sections:
        - {id: a, layout: carousel, kind: text, loop: true, behavior: \(behavior), card: \(card),
           \(behavior == "continuous" ? "" : "autoplay: {interval: 1}, ")overlay: {alignment: bottomLeading, lines: [A line]}, cards: [\(cards)]}
      """, size: CGSize(width: width, height: 600))
  }

  private func cells(_ harness: StageHarness) -> [CGRect] {
    harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds) }.sorted { $0.minX < $1.minX }
  }

  @Test(arguments: behaviors, cards)
  func `it goes round, or all its cards show and nothing moves them`(behavior: String, card: String) throws {
    var short = 0
    for width in stride(from: 1024, through: 2560, by: 128) {
      for count in 2...6 {
        let harness = try row(behavior, card: card, count: count, width: CGFloat(width))
        let bounds = try #require(harness.collectionView.rowMotion(of: "a")?.geometry.bounds)
        guard bounds.period == nil else { continue }
        short += 1
        let cells = cells(harness)
        #expect(cells.count == count && cells.allSatisfy { $0.minX >= 0 && $0.maxX <= CGFloat(width) + 0.01 })
        harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -200, y: 0))
        harness.advance(by: 4)
        let after = self.cells(harness)
        #expect(zip(cells, after).allSatisfy { isClose($0.minX, $1.minX, within: 0.01) }, "\(width) \(count)")
        #expect(behavior == "continuous" || harness.row("a")?.motion.pages == 1)
      }
    }
    #expect(short > 0)
  }

  @Test(arguments: ["groupPagingCentered", "groupPaging"], cards)
  func `its band lies on one card, at rest and after every turn`(behavior: String, card: String) throws {
    for width in stride(from: 1024, through: 2560, by: 256) {
      for count in [3, 4, 5] {
        let harness = try row(behavior, card: card, count: count, width: CGFloat(width))
        let kind = SectionBuilder.ElementKind.overlay
        for _ in 0..<3 {
          let view = try #require(
            harness.collectionView.supplementaryView(forElementKind: kind, inSection: "a"))
          let band = view.convertToWindow(view.bounds)
          #expect(
            cells(harness).contains { $0.minX <= band.minX + 0.01 && $0.maxX >= band.maxX - 0.01 },
            "\(width) \(count) \(band) \(cells(harness))")
          harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -200, y: 0), in: 0.1)
          harness.advance(by: 0.9)
        }
      }
    }
  }
}
