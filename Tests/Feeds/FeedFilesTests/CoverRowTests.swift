import CollectionViews
import Foundation
import OrihonTesting
import Stage
import TestSupport
import Testing

/// Tests of a feed's row in which the card in the middle lies over its neighbours.
struct CoverRowTests {
  private func harness(
    width: CGFloat, cards count: Int, more: String = "", traits: TraitCollection = TraitCollection()
  ) throws -> StageHarness {
    let cards = (0..<count).map { "{title: c\($0)}" }.joined(separator: ", ")
    return try WrittenFeed.harness(
      """
      sections:
        - {id: a, kind: picture, layout: carousel, behavior: groupPagingCentered, transform: coverflow,
           card: {width: 200, height: 120}, spacing: 12, loop: true\(more), cards: [\(cards)]}
      """, size: CGSize(width: width, height: 600), traits: traits)
  }

  private func middles(_ harness: StageHarness) -> [CGFloat] {
    harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds).midX }.sorted()
  }

  @Test(arguments: [320, 430, 800, 1440, 2560] as [CGFloat], [false, true])
  func `neighbours follow at an even pitch, however many show`(width: CGFloat, isMirrored: Bool) throws {
    let traits = TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let harness = try harness(width: width, cards: 24, traits: traits)
    for _ in 0..<30 {
      let middles = middles(harness)
      let steps = zip(middles.dropFirst(), middles).map { $0 - $1 }
      #expect(steps.count >= (width < 400 ? 2 : 4) || width < 800)
      #expect(steps.allSatisfy { isClose($0, 132, within: 1) }, "\(width) \(steps)")
      #expect(middles.contains { isClose($0, width / 2, within: 1) })
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: isMirrored ? 200 : -200, y: 0))
      harness.settle()
    }
  }

  @Test func `cards come no closer than a lap that fills the window lets them`() throws {
    // Twelve of 132 points would not go round a window of 2,400; of 212 they do.
    let harness = try harness(width: 2400, cards: 12)
    #expect(harness.collectionView.rowMotion(of: "a")?.geometry.bounds.period == 2400)
  }

  @Test(arguments: [1600, 2000, 2400, 2540] as [CGFloat])
  func `a row that only just goes round has larger cards, not wider gaps`(width: CGFloat) throws {
    let harness = try harness(width: width, cards: 12)
    let cells = harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds) }
    let first = try #require(
      harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.size)
    #expect(harness.collectionView.rowMotion(of: "a")?.geometry.bounds.period ?? 0 >= width)
    #expect(first.width > 200 && isClose(first.height / first.width, 120.0 / 200, within: 0.01))
    // A neighbour is narrower by two fifths; what is left between two is the written gap.
    let middles = cells.map(\.midX).sorted()
    let pitch = try #require(zip(middles.dropFirst(), middles).map { $0 - $1 }.max())
    #expect(isClose(pitch, 0.6 * first.width + 12, within: 1.5))
  }

  @Test func `with reduced motion, where no card lies over another, they stand apart`() throws {
    let harness = try harness(width: 1440, cards: 24, traits: TraitCollection(reducesMotion: true))
    let middles = middles(harness)
    #expect(zip(middles.dropFirst(), middles).allSatisfy { isClose($0 - $1, 212) }, "\(middles)")
    harness.stage.change { $0.reducesMotion = false }
    harness.advance(by: 0.1)
    #expect(self.middles(harness).count > middles.count)
  }
}
