import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of a board, which maps one input to all its stages.
///
/// Covers HOUSE §5.
struct StageBoardTests {
  private typealias Variant = BoardHarness.Variant

  private let small = CGSize(width: 340, height: 640)

  private func feed() -> Scene {
    SampleFeed(
      [SampleFeed.Row("hero"), SampleFeed.Row("b", .continuous)]
        + ["c", "d", "e", "f"].map { SampleFeed.Row($0) }
    ).scene()
  }

  @Test func `the list of a board is those of its stages, placed and named, with their captions`() {
    var row = SampleFeed.Row("hero", count: 1, cardWidth: 60)
    row.height = 30
    let variant = Variant(size: CGSize(width: 100, height: 64))
    var dark = variant
    dark.style = .dark
    dark.direction = .rightToLeft
    dark.rate = 0.5
    let harness = BoardHarness(
      [variant, dark], of: { SampleFeed([row]).scene() }, in: CGSize(width: 148, height: 86))
    #expect(isClose(harness.board.stageScale, 0.5))
    #expect(
      harness.board.displayList.description == """
        148x86 #8E877A
        0 z0.0 16,16,50,32 fill #F6F1E6
        0/hero/card/0 z0.1 26,16,30,15 fill #203040
        0/hero/dots/dots/0 z1.2 36.5,40.25,9,3.5 fill #C8401F r1.75
        board/0/edge z0.0 15,15,52,34 stroke #6F695E 1
        board/0/caption z0.0 16,51,50,18 text sans regular 12 #141519 "100×64  ·  light  ·  ltr"
        1 z0.0 82,16,50,32 fill #141519
        1/hero/card/0 z0.1 92,16,30,15 fill #203040
        1/hero/dots/dots/0 z1.2 102.5,40.25,9,3.5 fill #F0694A r1.75
        board/1/edge z0.0 81,15,52,34 stroke #6F695E 1
        board/1/caption z0.0 82,51,50,18 text sans regular 12 #141519 "100×64  ·  dark  ·  rtl  ·  ×0.5"

        """)
  }

  @Test func `equal stages do the same under one gesture, whichever it is made on`() throws {
    let alone = StageHarness(feed(), tools: Toolbox())
    alone.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 4), in: 0.12)
    alone.advance(by: 0.3)
    for lead in 0..<3 {
      let harness = BoardHarness(
        [Variant(), Variant(), Variant()], of: feed, in: CGSize(width: 1400, height: 1000))
      let way = CGPoint(x: -200, y: 4) * harness.board.stageScale
      harness.pull(from: harness.point(lead, 300, 100), by: way, in: 0.12)
      harness.pointer(.released, harness.point(lead, 100, 104))
      harness.advance(by: 0.3)
      let digests = Set(harness.stages.map(\.digest))
      #expect(digests.count == 1)
      let offset = try #require(harness.row("hero", of: 0)?.motion.offset)
      let reference = try #require(alone.row("hero")?.motion.offset)
      #expect(isClose(offset, reference, within: 1e-6))
    }
  }

  @Test func `other sizes see the same distance, and the other direction its mirror`() throws {
    var narrow = Variant(size: small)
    narrow.style = .dark
    let mirrored = Variant(direction: .rightToLeft)
    let harness = BoardHarness(
      [Variant(), narrow, mirrored], of: feed, in: CGSize(width: 1300, height: 700))
    let scale = harness.board.stageScale
    #expect(scale < 0.8)
    harness.pull(from: harness.point(0, 300, 100), by: CGPoint(x: -100 * scale, y: 0))
    harness.advance(by: 0.1)
    let offsets = try harness.stages.indices.map { index in
      let row = try #require(harness.row("hero", of: index))
      #expect(row.motion.phase == .dragging)
      return row.motion.offset
    }
    let starts = [-65.0, -20, -65]
    let ways = zip(offsets, starts).map { $0 - $1 }
    #expect(ways[0] > 80)
    #expect(isClose(ways[1], ways[0], within: 1e-6), "\(ways)")
    #expect(isClose(ways[2], ways[0], within: 1e-6), "\(ways)")
  }

  @Test func `a press finds the same element in every stage, where that shows`() throws {
    let harness = BoardHarness([Variant(), Variant(size: small), Variant(direction: .rightToLeft)], of: feed)
    let dot = try #require(harness.stages[0].frame(ofDot: 2, inRow: "hero"))
    harness.click(harness.point(0, dot.midX, dot.midY))
    harness.advance(by: 1)
    for index in harness.stages.indices { #expect(harness.row("hero", of: index)?.motion.page == 2) }
    let last = try #require(harness.stages[0].frame(ofRow: "d"))
    #expect(harness.stages[1].frame(ofRow: "d") == nil, "the small stage ends above it")
    harness.pull(from: harness.point(0, last.midX, last.midY), by: CGPoint(x: -200, y: 0))
    #expect(try #require(harness.row("d", of: 0)).motion.phase == .dragging)
    #expect(try #require(harness.row("d", of: 2)).motion.phase == .dragging)
  }

  @Test func `a press between the stages does nothing, wherever it is dragged`() {
    let harness = BoardHarness([Variant(), Variant()], of: feed)
    let before = harness.stages.map(\.digest)
    harness.pull(from: CGPoint(x: 4, y: 300), by: CGPoint(x: 300, y: 200))
    harness.pointer(.released, CGPoint(x: 304, y: 500))
    harness.advance(by: 0.5)
    #expect(harness.stages.map(\.digest) == before)
    #expect(harness.board.pointerShape == .arrow)
    harness.pointer(.moved, harness.point(1, 215, 100))
    harness.advance(by: 0.1)
    #expect(harness.board.pointerShape == .openHand)
  }

  @Test func `wheel and keys reach every stage, left and right exchanged in the other direction`() throws {
    let harness = BoardHarness([Variant(), Variant(direction: .rightToLeft)], of: feed)
    harness.send(.wheel(WheelEvent(at: harness.point(1, 215, 600), deltaX: 0, deltaY: -1)))
    harness.advance(by: 0.5)
    #expect(harness.stages.map { $0.trace.feed.offset } == [53, 53])
    harness.pointer(.moved, harness.point(0, 215, 40))
    harness.pointer(.moved, harness.point(0, 215, 44))
    harness.key("right")
    harness.advance(by: 1)
    #expect(try #require(harness.row("hero", of: 0)).motion.page == 1)
    #expect(try #require(harness.row("hero", of: 1)).motion.page == 1)
    harness.key("t")
    harness.advance(by: 0.1)
    #expect(harness.board.displayList.description.contains("\"430×932  ·  dark  ·  rtl\""))
  }

  @Test func `a clock of half the speed is half as far`() throws {
    let harness = BoardHarness([Variant(), Variant(rate: 0.5)], of: feed)
    harness.key("pageDown")
    let full = BoardHarness([Variant()], of: feed)
    full.key("pageDown")
    harness.advance(by: 0.2)
    full.advance(by: 0.1)
    #expect(isClose(harness.stages[1].time, 0.1))
    let half = harness.stages[1].trace.feed.offset
    #expect(half > 0 && half < harness.stages[0].trace.feed.offset)
    #expect(isClose(half, full.stages[0].trace.feed.offset, within: 1e-6))
    #expect(harness.board.isMoving)
  }
}
