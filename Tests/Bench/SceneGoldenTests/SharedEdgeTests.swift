import CollectionViews
import CompositionalLayout
import Foundation
import SDLRendering
import SampleFeeds
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests that cards that touch leave no hair-line between them.
struct SharedEdgeTests {
  /// Covers requirement R35.
  @Test func `at a thousand offsets and scale 1.25 no background shows between touching cards`() throws {
    var row = SampleFeed.Row("a", count: 7, .continuous, cardWidth: 143.3, loops: true)
    row.spacing = 0
    row.height = 8
    var options = StageOptions(size: CGSize(width: 430, height: 64))
    options.traits.displayScale = 1.25
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let stage = Stage(SampleFeed([row]).scene(), options: options, text: renderer.textMeasuring)
    stage.advance(to: 0)
    let paper = stage.displayList.background
    let background = UInt32(paper.red) << 16 | UInt32(paper.green) << 8 | UInt32(paper.blue)
    for step in 1...1000 {
      stage.content.feed?.perform(
        ScrollRequest(.row("a"), to: .offset(CGFloat(step) * 1.003), animation: .none))
      stage.advance(to: TimeInterval(step) / 60)
      let bitmap = renderer.bitmap(of: [stage.displayList], scale: 1.25)
      let gaps = (0..<bitmap.width).filter { bitmap[$0, 5] & 0xFF_FFFF == background }
      #expect(gaps.isEmpty, "at step \(step): \(gaps)")
      if !gaps.isEmpty { return }
    }
  }
}
