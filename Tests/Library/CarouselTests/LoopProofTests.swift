import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the endlessness of a loop, on loops of every make.
///
/// Covers requirements R01–R09.
struct LoopProofTests {
  /// Covers requirement R02.
  @Test func `at a thousand offsets the picture a lap further on is the same to the last number`() {
    prove(LoopFixture.centered.harness(), offsets: 1000, seed: 1)
  }

  /// Covers requirement R02.
  @Test(
    arguments: LoopFixture.allCases, [TraitCollection.LayoutDirection.leftToRight, .rightToLeft])
  func `whatever a loop is made of, every lap gives the same picture`(
    fixture: LoopFixture, direction: TraitCollection.LayoutDirection
  ) {
    prove(fixture.harness(direction), offsets: 36, seed: 2)
  }

  private func prove(_ harness: StageHarness, offsets: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let period = harness.period
    #expect(period >= 430)
    for _ in 0..<offsets {
      let offset = CGFloat(random.below(Int(period * 64))) / 64
      harness.goRound(to: offset)
      let list = harness.stage.displayList
      let here = harness.row("a")?.motion
      harness.goRound(to: offset)
      let there = harness.row("a")?.motion
      #expect(there?.lap == (here?.lap ?? 0) + 1)
      #expect(there?.offset.bitPattern == here?.offset.bitPattern)
      let isSame = harness.stage.displayList == list
      #expect(isSame, "at \(offset)")
    }
  }

  /// Covers requirement R08.
  @Test(arguments: [LoopFixture.unevenGap, .mixedWidths, .centered, .coverflow])
  func `a thousand laps give the same state and the same picture, bit for bit`(fixture: LoopFixture) throws {
    let harness = fixture.harness()
    let home = try #require(harness.row("a")).motion.offset
    harness.goRound(to: home)
    harness.advance(by: 1)
    let start = try #require(harness.row("a"))
    let list = harness.stage.displayList
    for _ in 0..<1000 { harness.goRound(to: home) }
    harness.advance(by: 1)
    var end = try #require(harness.row("a"))
    #expect(end.motion.lap == start.motion.lap + 1000)
    end.motion.lap = start.motion.lap
    end.motion.projection = start.motion.projection
    #expect(end == start)
    #expect(end.motion.offset.bitPattern == start.motion.offset.bitPattern)
    let isSame = harness.stage.displayList == list
    #expect(isSame)
  }

  /// Covers requirement R03.
  @Test(arguments: [1_000_000, -1_000_000, 999_999, -7])
  func `a million pages on, only logical indices leave the engine`(pages: Int) {
    let harness = LoopFixture.centered.harness()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.row("a"), to: .step(pages), animation: .none))
    harness.advance(by: 0.1)
    let logical = (pages % 6 + 6) % 6
    let row = harness.row("a")
    #expect(row?.motion.page == logical && row?.motion.settledPage == logical)
    #expect(row?.dots?.count == 6 && row?.dots?.current == logical)
    #expect(harness.toldPages.allSatisfy { (0..<6).contains($0) })
    #expect(feed.indexPathsForVisibleItems.allSatisfy { (0..<6).contains($0.item) })
    #expect(feed.indexPathsForVisibleItems.contains(IndexPath(item: logical, section: 0)))
    let motion = feed.rowReading(of: "a")?.motion
    #expect(motion?.offset == CGFloat(logical) * 312)
  }

  /// Covers requirement R07.
  @Test(arguments: LoopFixture.allCases)
  func `fifty flicks without an idle frame meet no wall, and no seam takes their speed`(fixture: LoopFixture)
  {
    let harness = fixture.harness()
    var seams = 0
    harness.onFrame = { trace in
      guard let row = trace.rows.first else { return }
      let isSeam = trace.events.contains {
        if case .motion(.seamCrossed) = $0.kind { true } else { false }
      }
      seams += isSeam ? 1 : 0
      #expect(row.motion.phase != .bouncing && row.motion.overshoot == 0)
      if isSeam, row.motion.phase == .decelerating { #expect(abs(row.motion.velocity) > 1) }
    }
    for _ in 0..<50 {
      harness.flick(from: CGPoint(x: 380, y: 100), by: CGPoint(x: -260, y: 0), in: 0.08)
      #expect(harness.row("a")?.motion.phase != .idle)
      harness.advance(by: 0.05)
    }
    #expect(seams >= 3)
    harness.advance(by: 8)
    #expect(harness.row("a")?.motion.phase == .idle)
  }
}
