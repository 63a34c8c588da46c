import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of wheels that report fractions of a notch, and of touchpads, in feeds and rows that page and that do not.
struct FineWheelTests {
  private let place = CGPoint(x: 200, y: 100)

  private func harness(paging: CollectionView.FeedPaging = .none, isMirrored: Bool = false, rate: Double = 60)
    -> StageHarness
  {
    var options = StageOptions()
    options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let feed = SampleFeed((0..<30).map { SampleFeed.Row("row\($0)") })
    let harness = StageHarness(feed.scene(paging: paging), options: options, rate: rate)
    harness.advance(to: 0.5)
    return harness
  }

  /// Turns by each value in turn, `every` seconds apart, upwards or, with `isAcross`, to the right.
  private func turn(
    _ harness: StageHarness, _ values: [CGFloat], every: TimeInterval = 0.006, isAcross: Bool = false,
    _ modifiers: KeyModifiers = []
  ) {
    let start = harness.time
    for (index, value) in values.enumerated() {
      harness.advance(to: start + Double(index) * every)
      let (x, y) = isAcross ? (value, 0) : (0, value)
      harness.send(.wheel(WheelEvent(at: place, deltaX: x, deltaY: y, isSmooth: true, modifiers: modifiers)))
    }
  }

  private func equal(_ part: CGFloat, _ count: Int) -> [CGFloat] { Array(repeating: part, count: count) }

  // MARK: Wheels

  @Test(arguments: [(-0.125, 8), (-0.25, 4), (-0.5, 2), (-1 / 15, 15), (-1, 1)] as [(CGFloat, Int)])
  func `fractions that add up to a notch turn the page of a feed that a notch turns`(
    part: CGFloat, count: Int
  ) {
    let (notched, fine) = (harness(paging: .bounds), harness(paging: .bounds))
    for _ in 0..<3 {
      notched.wheel(at: place, y: -1)
      notched.advance(by: 1)
      turn(fine, equal(part, count))
      fine.advance(by: 1)
      #expect(fine.feed.offset == notched.feed.offset && fine.feed.phase == .idle)
    }
    #expect(fine.feed.offset > 2000)
    turn(fine, equal(-part, count))
    fine.advance(by: 1)
    #expect(isClose(fine.feed.offset, notched.feed.offset * 2 / 3, within: 1e-6))
  }

  @Test(arguments: [false, true])
  func `a row turns a page for each notch, sideways and with shift`(isMirrored: Bool) {
    let harness = harness(isMirrored: isMirrored)
    turn(harness, equal(isMirrored ? -0.125 : 0.125, 8), isAcross: true)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 1)
    turn(harness, equal(-0.125, 8), .shift)
    harness.advance(by: 1)
    #expect(harness.row("row0")?.motion.settledPage == 2)
    #expect(harness.feed.offset == 0)
  }

  @Test(arguments: [0.01, 0.02, 0.05, 0.12])
  func `five notches in a row turn the pages that five whole ones turn`(every: TimeInterval) {
    let (notched, fine) = (harness(), harness())
    // Whole notches come with the last of the eight parts.
    notched.advance(by: 7 * every)
    for notch in 0..<5 {
      if notch > 0 { notched.advance(by: 8 * every) }
      notched.wheel(at: place, x: 1)
    }
    turn(fine, equal(0.125, 40), every: every, isAcross: true)
    for harness in [notched, fine] { harness.advance(by: 1) }
    #expect(fine.row("row0")?.motion.settledPage == notched.row("row0")?.motion.settledPage)
    #expect((fine.row("row0")?.motion.settledPage ?? 0) > 1)
  }

  @Test(arguments: [
    [-0.125, -0.125, -0.125, -0.125, -0.125, -0.125, -0.125], [-0.75, 0.75, -0.75, 0.75], [-0.5],
  ])
  func `less than a notch, and less than one either way, turns none`(values: [CGFloat]) {
    let harness = harness(paging: .bounds)
    for _ in 0..<3 {
      turn(harness, values)
      harness.advance(by: 0.3)
    }
    #expect(harness.feed.offset == 0 && harness.feed.phase == .idle)
  }

  @Test func `on content that rests anywhere fractions glide as they come, without a step`() {
    let harness = harness(rate: 240)
    var (offsets, speeds): ([CGFloat], [CGFloat]) = ([], [])
    harness.onFrame = { trace in
      offsets.append(trace.feed.offset)
      speeds.append(trace.feed.velocity)
    }
    turn(harness, equal(-0.125, 16), every: 0.01)
    harness.advance(by: 0.5)
    #expect(isClose(harness.feed.offset, 106, within: 1e-9) && harness.feed.phase == .idle)
    for (now, next) in zip(offsets, offsets.dropFirst()) { #expect(next >= now && next - now < 4) }
    // A cubic curve to 53 points in 0.15 s gathers speed by at most 6 · 53 / 0.15² pt/s².
    for (now, next) in zip(speeds, speeds.dropFirst()) { #expect(abs(next - now) < 6 * 53 / 0.0225 / 240) }
  }

  // MARK: Touchpads

  /// A swipe of values that no wheel reports, which ends at 1,325 points a second with 106 of them done.
  private static let swipe: [CGFloat] = [0.09, 0.187, 0.323] + Array(repeating: 0.3501, count: 4)

  @Test(arguments: [30.0, 60, 144])
  func `a quick swipe turns the page of a feed at its own speed, at any frame rate`(rate: Double) {
    let harness = harness(paging: .bounds, rate: rate)
    turn(harness, Self.swipe.map { -$0 }, every: 0.014)
    let way = Self.swipe.reduce(0, +) * 53
    #expect(isClose(harness.collectionView.contentOffset.y, way, within: 1e-6))
    let last = harness.time
    harness.advance(to: last + 0.059)
    #expect(isClose(harness.feed.offset, way, within: 1e-6))
    harness.advance(by: 2)
    let flick = harness.events.first { $0.kind == .motion(.phaseChanged(.decelerating)) }
    #expect(isClose(flick?.time ?? 0, last + 0.06))
    let page = harness.feed.offset
    harness.wheel(at: place, y: 1)
    harness.advance(by: 1)
    #expect(page > 500 && harness.feed.offset == 0)
  }

  @Test(arguments: [false, true])
  func `it turns the page of a row that a drag as fast turns, and a slow one comes back`(isMirrored: Bool) {
    let sign: CGFloat = isMirrored ? -1 : 1
    let harness = harness(isMirrored: isMirrored)
    turn(harness, Self.swipe.map { $0 * sign }, every: 0.014, isAcross: true)
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.settledPage == 1)
    turn(harness, Self.swipe.map { $0 * sign }, every: 0.14, isAcross: true)
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.settledPage == 1 && harness.row("row0")?.motion.phase == .idle)
    turn(harness, Self.swipe.map { -$0 * sign }, every: 0.014, isAcross: true)
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.settledPage == 0)
  }

  @Test func `swipes in quick succession turn a page each, as flicks do`() {
    let harness = harness()
    for _ in 0..<3 {
      turn(harness, Self.swipe, every: 0.014, isAcross: true)
      harness.advance(by: 0.2)
    }
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.settledPage == 3)
  }

  @Test func `a swipe in tenths of a notch, which is a wheel's at first, is made up for and turns one page`()
  {
    let harness = harness()
    turn(harness, [0.1, 0.2, 0.3, 0.3, 0.4, 0.4, 0.4, 0.3], every: 0.016, isAcross: true)
    #expect(isClose(harness.row("row0")?.motion.offset ?? 0, startOfRow + 2.4 * 53, within: 1e-6))
    harness.advance(by: 2)
    #expect(harness.row("row0")?.motion.settledPage == 1)
  }

  private var startOfRow: CGFloat { harness().row("row0")?.motion.offset ?? .nan }

  @Test func `without stops a swipe ends where it is`() {
    let harness = harness()
    turn(harness, Self.swipe.map { -$0 }, every: 0.014)
    harness.advance(by: 1)
    #expect(isClose(harness.feed.offset, Self.swipe.reduce(0, +) * 53, within: 1e-6))
  }
}
