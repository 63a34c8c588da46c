import Carousel
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

@testable import FeedFiles

struct FeedSnappingTests {
  private func policy(_ paging: String, _ more: String = "") throws -> SnapPolicy? {
    let row = WrittenFeed.row("a", cards: ["x", "y", "z"], more: paging)
    return try WrittenFeed.document(WrittenFeed.feed(row) + more).carousels.first?.snapPolicy
  }

  @Test(arguments: SnapPreset.allCases)
  func `a row takes a policy by its name`(preset: SnapPreset) throws {
    #expect(try policy("    paging: {policy: \(preset.rawValue)}\n") == preset.policy)
  }

  @Test func `every part of a policy can be written over its preset`() throws {
    let written = try policy(
      """
          paging:
            {policy: seedC, rule: fromDragStart, threshold: 0.3, maxPagesPerFlick: 3, distanceShare: 0.25,
             distanceLimits: [40, 120]}

      """)
    let wanted = SnapPolicy(
      rule: .fromDragStart, threshold: 0.3, maxPagesPerFlick: 3, distanceShare: 0.25, distanceLimits: 40...120
    )
    #expect(written == wanted)
    #expect(try policy("    paging: {policy: desktop, maxPagesPerFlick: any}\n")?.maxPagesPerFlick == nil)
  }

  @Test func `without a name the row's behaviour and the feed's threshold are changed`() throws {
    #expect(try policy("") == nil)
    let settings = "settings: {gestures: {flickThreshold: 0.7}}\n"
    #expect(try policy("", settings) == SnapPolicy(threshold: 0.7))
    #expect(
      try policy("    paging: {distanceShare: 0.25}\n", settings)
        == SnapPolicy(threshold: 0.7, distanceShare: 0.25))
  }

  @Test func `a threshold alone changes nothing else`() throws {
    #expect(try policy("    paging: {threshold: 0.1}\n") == .seedCCured)
  }

  @Test(arguments: [("any", 2...4), ("2", 2...2), ("1", 1...1)])
  func `a flick turns as many pages as the row says`(pages: String, wanted: ClosedRange<Int>) throws {
    let row = WrittenFeed.row(
      "a", cards: ["p", "q", "r", "s", "t"], more: "    paging: {policy: uiKit, maxPagesPerFlick: \(pages)}\n"
    )
    let harness = try WrittenFeed.harness(WrittenFeed.feed(row))
    let card = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
    harness.flick(from: CGPoint(x: card.midX, y: card.midY), by: CGPoint(x: -200, y: 0), in: 0.04)
    harness.advance(by: 3)
    let page = try #require(harness.row("a")?.motion.page)
    #expect(wanted.contains(page), "\(page)")
  }
}

/// Tests of a file's settings for the look of dots.
struct FeedDotsTests {
  private func dots(_ text: String, _ settings: String = "") throws -> (PageControl, StageHarness) {
    let row = WrittenFeed.row("a", cards: ["x", "y", "z"]).replacingOccurrences(
      of: "{position: below}", with: text)
    let harness = try WrittenFeed.harness(WrittenFeed.feed(row) + settings)
    let footer = harness.collectionView.supplementaryView(
      forElementKind: SectionBuilder.ElementKind.dots, inSection: "a")
    return (try #require(footer?.firstDescendant()), harness)
  }

  @Test func `direction and symbols reach the page control`() throws {
    let (dots, _) = try dots("{direction: rightToLeft, image: chevron, currentImage: play}")
    #expect(dots.direction == .rightToLeft)
    #expect(dots.preferredIndicatorImage == .symbol(.chevron))
    #expect(dots.preferredCurrentPageIndicatorImage == .symbol(.play))
    let first = try #require(dots.frame(ofDot: 0))
    #expect(try #require(dots.frame(ofDot: 2)).maxX < first.minX)
  }

  @Test func `the feed's measures reach the page control, and larger dots get the room that they need`()
    throws
  {
    let (plain, usual) = try dots("{position: below}")
    let (large, grown) = try dots(
      "{position: below}",
      "settings: {dots: {dotDiameter: 20, pitch: 30, currentWidth: 40, maximumDots: 9}}\n")
    #expect(plain.metrics == .capsule)
    #expect(isClose(large.metrics.dotDiameter, 20) && large.metrics.maximumDots == 9)
    func bottom(_ control: PageControl) -> CGFloat { control.convertToWindow(control.bounds).maxY }
    #expect(isClose(bottom(large) - bottom(plain), 12))
    let dot = try #require(large.frame(ofDot: 1))
    #expect(large.bounds.contains(dot))
    func height(_ harness: StageHarness) -> CGFloat? {
      harness.collectionView.solvedLayout?.contentSize.height
    }
    #expect(isClose(try #require(height(grown)) - (try #require(height(usual))), 12))
  }
}
