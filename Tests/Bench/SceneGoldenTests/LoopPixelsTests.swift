import CollectionViews
import CompositionalLayout
import Foundation
import Gallery
import LayoutGeometry
import SDLRendering
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests of a loop's seam, in pixels.
///
/// Covers requirements R02, R09 and S32.
struct LoopPixelsTests {
  @Test(arguments: ["loops", "transforms"])
  func `at twenty offsets the pixels a lap further on are the same`(name: String) throws {
    let stage = Stage(try #require(Gallery.scene(named: name)), text: BlockTextMeasuring())
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let feed = try #require(stage.content.feed)
    stage.advance(to: 0)
    let rows = feed.rowReadings.filter { $0.motion.geometry.bounds.period != nil }
    #expect(rows.count >= 4)
    var random = SplitMix64(seed: 20)
    var frame = 0
    func shot(_ places: [ScrollerID: CGFloat]) -> Bitmap {
      for row in rows {
        let third = (row.motion.geometry.bounds.period ?? 0) / 3
        let offset = places[row.id] ?? 0
        for target in [offset + third, offset + 2 * third, offset] {
          feed.perform(ScrollRequest(row.id.scroller, to: .offset(target), animation: .none))
        }
      }
      frame += 1
      stage.advance(to: TimeInterval(frame) / 60)
      return renderer.bitmap(of: [stage.displayList], scale: 1.25)
    }
    for _ in 0..<20 {
      var places: [ScrollerID: CGFloat] = [:]
      for row in rows {
        places[row.id] = CGFloat(random.below(Int((row.motion.geometry.bounds.period ?? 0) * 64))) / 64
      }
      let here = shot(places)
      let laps = feed.rowReadings.map(\.motion.lap)
      #expect(shot(places) == here)
      #expect(zip(feed.rowReadings, laps).filter { $0.motion.lap == $1 + 1 }.count == rows.count)
    }
  }
}
