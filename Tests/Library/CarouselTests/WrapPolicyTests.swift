import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the moves that follow the last page, and of those that follow the user's.
///
/// Covers requirements R50, S23 and S25.
struct WrapPolicyTests {
  private func harness(_ settings: AutoScrollSettings, count: Int = 3) -> StageHarness {
    var row = SampleFeed.Row("hero", count: count, cardWidth: 430, loops: settings.wrap == .loop)
    row.spacing = 0
    row.carousel.autoScroll = settings
    return StageHarness(SampleFeed([row, SampleFeed.Row("below")]).scene())
  }

  private func settledPages(_ harness: StageHarness) -> [Int] {
    harness.events.compactMap { event in
      if case .motion(.didSettle(let stop)) = event.kind { stop } else { nil }
    }
  }

  /// Covers requirements S25 and R50.
  @Test(arguments: AutoScrollSettings.Wrap.allCases)
  func `each policy does after the last page what its word says`(wrap: AutoScrollSettings.Wrap) {
    let harness = harness(AutoScrollSettings(interval: 1, wrap: wrap))
    harness.advance(to: 9)
    let pages = settledPages(harness)
    let expected: [Int] =
      switch wrap {
      case .stop: [1, 2]
      case .rewind, .loop, .jump: [1, 2, 0, 1, 2, 0]
      case .pingPong: [1, 2, 1, 0, 1, 2]
      }
    #expect(Array(pages.prefix(6)) == expected)
    #expect(wrap != .stop || pages.count == 2)
    #expect((harness.row("hero")?.motion.lap ?? 0) == (wrap == .loop ? 2 : 0))
  }

  /// Covers requirement R50.
  @Test func `a row that the user moved goes on, or is over until it is started again`() throws {
    for after in AutoScrollSettings.AfterInteraction.allCases {
      var settings = AutoScrollSettings(interval: 1)
      settings.afterInteraction = after
      let harness = harness(settings)
      harness.advance(to: 0.5)
      harness.press(at: CGPoint(x: 200, y: 100))
      harness.advance(by: 0.1)
      harness.release(at: CGPoint(x: 200, y: 100))
      harness.advance(to: 2)
      #expect(settledPages(harness) == [1])
      harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
      harness.advance(to: 6)
      #expect((settledPages(harness).count > 2) == (after == .resume))
      guard after == .end else { continue }
      let controller = try #require(harness.stage.content.participants.first as? CarouselController)
      #expect(controller.isPaused(row: "hero"))
      controller.togglePause(ofRow: "hero")
      #expect(!controller.isPaused(row: "hero"))
      harness.advance(to: 7.5)
      #expect(settledPages(harness).count == 3)
    }
  }

  /// Covers requirement S20.
  @Test func `where any input counts, a hand anywhere holds the row for as long as it is there`() {
    for settings in [AutoScrollSettings.seedB, AutoScrollSettings()] {
      let harness = harness(settings)
      let start = CGPoint(x: 200, y: 700)
      harness.advance(to: 2)
      harness.press(at: start)
      harness.move(from: start, by: CGPoint(x: 0, y: -30), in: 5)
      let isHeld = settledPages(harness).isEmpty
      #expect(isHeld == (settings.resetBy == .anyInput))
      harness.release(at: CGPoint(x: 200, y: 670))
      harness.advance(to: 9.9)
      #expect(settledPages(harness).isEmpty == isHeld)
      harness.advance(to: 10.5)
      if isHeld { #expect(settledPages(harness) == [1]) }
    }
  }

  /// Covers requirement S23.
  @Test(arguments: [3, 10, 40])
  func `a rewind is one swing of velocity and takes no longer from further away`(count: Int) {
    let harness = harness(AutoScrollSettings(interval: 1, wrap: .rewind), count: count)
    harness.collectionView.perform(
      ScrollRequest(.row("hero"), to: .stop(count - 1, .shortest), animation: .none))
    var speeds: [CGFloat] = []
    harness.onFrame = { speeds.append(abs($0.rows.first?.motion.velocity ?? 0)) }
    harness.advance(to: 1.62)
    #expect(settledPages(harness) == [count - 1, 0])
    let rises = zip(speeds, speeds.dropFirst()).map { $1 > $0 + 1e-6 }
    let turns = zip(rises, rises.dropFirst()).filter { $0 != $1 }.count
    #expect(turns <= 2 && speeds.contains { $0 > 100 })
  }

  @Test func `each page rests for its own time`() {
    var settings = AutoScrollSettings(interval: 1)
    settings.durations = [2, 3]
    let harness = harness(settings)
    harness.advance(to: 12)
    let moves = harness.events.compactMap { event -> CGFloat? in
      if case .motion(.requested) = event.kind { CGFloat(event.time) } else { nil }
    }
    for (move, expected) in zip(moves, [2, 5.3, 6.6, 8.9, 12.2] as [CGFloat]) {
      #expect(isClose(move, expected, within: 1e-6))
    }
    #expect(moves.count == 4)
  }

  /// Covers requirement R11.
  @Test func `an hour on a stage has every advance at its instant`() {
    let harness = harness(AutoScrollSettings(interval: 3))
    var moves: [TimeInterval] = []
    while let due = harness.stage.content.participants.first?.nextDeadline, due <= 3601 {
      harness.stage.advance(to: due)
      moves.append(due)
      harness.stage.advance(to: due + 0.3)
    }
    #expect(moves.count == 1091)
    let expected: CGFloat = 1091 * 3.3 - 0.3
    #expect(isClose(moves.last ?? 0, expected, within: 1e-6))
    #expect(harness.collectionView.rowReading(of: "hero")?.motion.lap == 363)
  }
}
