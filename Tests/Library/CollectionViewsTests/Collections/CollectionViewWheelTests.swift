import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the wheel and the keys in a feed.
///
/// Covers requirements R23 and R29.
struct CollectionViewWheelTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene())
  }

  @Test func `the wheel over a carousel scrolls the feed by 53 points a notch`() {
    let harness = harness()
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
    harness.advance(by: 0.5)
    #expect(isClose(harness.feed.offset, 53))
    #expect(harness.row("row0")?.motion.page == 0)
  }

  /// Covers requirement R61.
  @Test(arguments: [30.0, 60, 144])
  func `a notch glides, as far at any frame rate, and a press stops it`(rate: Double) {
    let harness = StageHarness(SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene(), rate: rate)
    harness.advance(to: 0.5)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
    harness.advance(to: 0.6)
    harness.press(at: CGPoint(x: 200, y: 100))
    harness.advance(by: 0.1)
    harness.release(at: CGPoint(x: 200, y: 100))
    harness.advance(by: 1)
    #expect(isClose(harness.feed.offset, 39.2593, within: 0.0001) && harness.feed.phase == .idle)
  }

  @Test func `without the glide a notch moves at once, and a touchpad always does`() {
    for isSmooth in [false, true] {
      let harness = harness()
      if !isSmooth { harness.collectionView.gestureSettings.wheelGlide = 0 }
      harness.send(
        .wheel(
          WheelEvent(
            at: CGPoint(x: 200, y: 100), deltaX: 0, deltaY: isSmooth ? -0.52 : -1, isSmooth: isSmooth)
        ))
      #expect(isClose(harness.collectionView.contentOffset.y, isSmooth ? 27.56 : 53))
    }
  }

  @Test func `a touchpad that begins with a whole notch loses nothing of it`() {
    let harness = harness()
    for (turn, way) in [1, 0.52, 0.23].enumerated() {
      harness.advance(to: Double(turn) * 0.02)
      harness.send(
        .wheel(
          WheelEvent(at: CGPoint(x: 200, y: 100), deltaX: 0, deltaY: CGFloat(-way), isSmooth: turn > 0)))
    }
    harness.advance(by: 1)
    #expect(isClose(harness.feed.offset, 53 * 1.75, within: 1e-9))
  }

  /// Covers requirement R29.
  @Test(arguments: [(0.05, 1), (0.1, 2), (0.15, 3), (0.3, 3)])
  func `three sideways notches turn a page each, and fewer the more of them are one push`(
    every: TimeInterval, pages: Int
  ) {
    let harness = harness()
    for turn in 0..<3 {
      harness.advance(to: 0.5 + Double(turn) * every)
      harness.wheel(at: CGPoint(x: 200, y: 100), x: 1)
    }
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.page == pages)
  }

  @Test func `shift and the wheel turn one page a notch and never move the feed`() {
    let harness = harness()
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 0.05)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.page == 1)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.page == 2)
    #expect(harness.feed.offset == 0)
  }

  private final class Asking: ScrollViewDelegate {
    var isOn = false

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      guard isOn else { return }
      isOn = false
      scrollView.perform(ScrollRequest(.row("row0"), to: .stop(2, .shortest)))
    }
  }

  @Test(arguments: [false, true])
  func `a feed that turns page by page turns one a notch, and a push of three turns one`(bySections: Bool) {
    let harness = StageHarness(SampleFeed((0..<30).map { SampleFeed.Row("row\($0)") }).scene())
    if bySections {
      harness.collectionView.paging = .sections
    } else {
      harness.collectionView.isPagingEnabled = true
    }
    harness.advance(by: 0.1)
    let offsets = [1, 3, -1].map { notches in
      for _ in 0..<abs(notches) {
        harness.wheel(at: CGPoint(x: 200, y: 100), y: notches > 0 ? -1 : 1)
        harness.advance(by: 0.02)
      }
      harness.advance(by: 2)
      return harness.feed.offset
    }
    #expect(offsets[0] > 53 && offsets[1] > offsets[0] && offsets[1] <= 2 * offsets[0])
    #expect(isClose(offsets[2], offsets[0]) && harness.feed.phase == .idle)
  }

  @Test func `what is asked for while content moves goes before a page that the wheel turns`() {
    let harness = harness()
    let asking = Asking()
    harness.collectionView.delegate = asking
    harness.collectionView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    harness.advance(by: 0.1)
    asking.isOn = true
    let turn = WheelEvent(at: CGPoint(x: 200, y: 100), deltaX: 0, deltaY: -1, modifiers: .shift)
    harness.stage.handle(InputEvent(.wheel(turn), at: harness.time + 0.01))
    harness.advance(by: 2)
    #expect(!asking.isOn)
    #expect(harness.row("row0")?.motion.page == 3)
  }

  @Test func `a turn of the wheel stays with the row it began on although rows slide under it`() {
    let harness = harness()
    for _ in 0..<12 {
      harness.wheel(at: CGPoint(x: 200, y: 100), y: -1)
      harness.advance(by: 0.05)
    }
    harness.advance(by: 1)
    #expect(harness.feed.offset > 500)
    #expect(harness.stage.trace.rows.allSatisfy { $0.motion.page == 0 })
  }

  @Test func `arrow keys turn the page of the row that shows most, or of the focused one`() {
    let harness = harness()
    for _ in 0..<3 { harness.key("tab") }
    harness.key("right")
    harness.key("right")
    harness.advance(by: 1)
    #expect(harness.row("row1")?.motion.page == 2)
    #expect(harness.row("row0")?.motion.page == 0)
  }

  @Test func `page down moves by the window less a margin and repeats add up`() {
    let harness = harness()
    harness.key("down")
    harness.key("down")
    harness.advance(by: 1)
    #expect(isClose(harness.feed.offset, 80, within: 1e-6))
    harness.key("home")
    harness.advance(by: 1)
    #expect(harness.feed.offset == 0)
  }

  @Test func `notches move a row that rests anywhere by 53 points each, and silence settles it`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("row0", count: 9, .continuous)]).scene())
    for _ in 0..<2 { harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift) }
    harness.advance(by: 0.14)
    #expect(harness.row("row0")?.motion.phase == .animating && harness.row("row0")?.motion.cause == .wheel)
    harness.advance(by: 0.1)
    #expect(harness.row("row0")?.motion.offset == 106 && harness.row("row0")?.motion.cause == nil)
    #expect(harness.events.filter { $0.kind == .motion(.didSettle(stop: nil)) }.count == 1)
  }

  /// Covers requirement R29.
  @Test(arguments: [0, 0.3, 1.05, 1.2, 4.35, 7.95])
  func `a notch 150 ms after the last one turns a page, wherever on the clock it lies`(start: TimeInterval) {
    let harness = harness()
    for turn in 0...1 {
      harness.advance(to: (start * 100 + Double(turn) * 15).rounded() / 100)
      harness.wheel(at: CGPoint(x: 200, y: 100), y: -1, modifiers: .shift)
    }
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.page == 2)
  }

  /// Covers requirement R23.
  @Test func `at a row's end, and over no row, a sideways wheel moves nothing`() {
    let harness = harness()
    harness.collectionView.perform(
      ScrollRequest(.row("row0"), to: .stop(4, .shortest), animation: .none))
    for (y, way) in [(100, 1), (222, 1), (100, 3)] as [(CGFloat, CGFloat)] {
      harness.wheel(at: CGPoint(x: 200, y: y), x: way)
      harness.advance(by: 0.5)
      harness.wheel(at: CGPoint(x: 200, y: y), y: -way, modifiers: .shift)
      harness.advance(by: 0.5)
    }
    #expect(harness.row("row0")?.motion.page == 4 && harness.feed.offset == 0)
    #expect(harness.row("row0")?.motion.overshoot == 0)
  }

  /// Covers requirement R29.
  @Test func `a touchpad moves a row of pages one to one, and silence brings it to the nearer one`() {
    let harness = harness()
    let start = harness.row("row0")?.motion.offset ?? 0
    for (turn, whole) in [0.53, 1, 0.74, 0.6, 0.05, 0.04, 0.04].enumerated() {
      harness.advance(to: Double(turn) * 0.05)
      harness.send(
        .wheel(
          WheelEvent(
            at: CGPoint(x: 200, y: 100), deltaX: CGFloat(whole), deltaY: 0.1, isSmooth: whole != 1)))
    }
    harness.advance(by: 0.14)
    #expect(isClose(harness.row("row0")?.motion.offset ?? 0, start + 159))
    #expect(harness.row("row0")?.motion.settledPage == 0 && harness.row("row0")?.motion.cause == .wheel)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 1 && harness.row("row0")?.motion.phase == .idle)
    #expect(harness.feed.offset == 0)
  }
}
