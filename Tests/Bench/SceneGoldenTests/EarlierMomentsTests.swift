import CollectionViews
import Foundation
import Gallery
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests of going back in time to moments before a row that has shown since had begun.
struct EarlierMomentsTests {
  private func stage(_ scene: Scene) -> Stage {
    let stage = Stage(scene, tools: Toolbox(), text: BlockTextMeasuring())
    stage.advance(to: 0)
    return stage
  }

  /// The first scroll view in `view`, for a scene that has no feed.
  private func scrollView(in view: View) -> ScrollView? {
    (view as? ScrollView) ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  @Test(arguments: Gallery.names)
  func `a moment looks as it looked, also where more has been seen since`(name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    let (stage, fresh) = (stage(scene), stage(scene))
    let feed: ScrollView = try #require(stage.content.feed ?? scrollView(in: stage.content.root))
    let end = min(feed.contentSize.height - feed.bounds.height, 3000)
    var time = 0.0
    func frame(at offset: CGFloat) {
      time += 1 / 60
      feed.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      stage.advance(to: time)
    }
    for offset in stride(from: 0, through: max(end, 0), by: 30) {
      frame(at: offset)
      let moment = stage.snapshot()
      frame(at: offset + 60)
      stage.restore(moment)
      time = moment.time
      stage.refresh(to: time)
      fresh.showAnew(stage)
      let (used, new) = (stage.displayList.commands, fresh.displayList.commands)
      let index = (0..<max(used.count, new.count)).first {
        !used.indices.contains($0) || !new.indices.contains($0) || used[$0] != new[$0]
      }
      let drawn = index.flatMap { used.indices.contains($0) ? used[$0] : nil }
      #expect(index == nil, "at \(offset) pt: \(drawn.map { "\($0)" } ?? "nothing")")
    }
  }
}
