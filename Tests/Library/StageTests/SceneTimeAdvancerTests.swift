import Carousel
import Foundation
import SampleFeeds
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests of what becomes due while no frame is made, as in a window that stalls.
struct SceneTimeAdvancerTests {
  /// A row that turns after three seconds of rest and is on its way at 3.1 s, its move taking 0.3 s.
  private func turningStage() -> Stage {
    var row = SampleFeed.Row("hero", cardWidth: 430, loops: true)
    row.spacing = 0
    row.carousel.autoScroll = AutoScrollSettings(interval: 3)
    let stage = Stage(SampleFeed([row]).scene(), text: BlockTextMeasuring())
    for time in [0, 3, 3.1] { stage.advance(to: time) }
    return stage
  }

  private func turns(of stage: Stage) -> [TimeInterval] {
    stage.frameEvents.compactMap { event in
      guard case .motion(.requested(_, .autoplay, _, _)) = event.kind else { return nil }
      return (event.time * 1000).rounded() / 1000
    }
  }

  @Test func `a turn that what rests on the way waits for is made at its own instant in the same pass`() {
    let stage = turningStage()
    stage.advance(to: 6.4)
    #expect(turns(of: stage) == [6.3])
  }

  @Test(arguments: [6.4, 9, 30])
  func `a look before the next frame changes nothing that was slept through`(time: TimeInterval) {
    let (seen, unseen) = (turningStage(), turningStage())
    seen.refresh(to: time)
    for stage in [seen, unseen] { stage.advance(to: time) }
    #expect(turns(of: seen) == turns(of: unseen) && turns(of: seen).count == 1)
    for stage in [seen, unseen] { stage.advance(to: time + 0.2) }
    #expect(seen.digest == unseen.digest)
  }
}
