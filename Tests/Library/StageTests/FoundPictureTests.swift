import Carousel
import Foundation
import LayoutGeometry
import SampleFeeds
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests that motion does not depend on the time of decoding a picture, which no recording contains.
struct FoundPictureTests {
  private func stage() -> Stage {
    var hero = SampleFeed.Row("hero", cardWidth: 430, loops: true)
    hero.spacing = 0
    hero.carousel.autoScroll = AutoScrollSettings(interval: 1)
    let stage = Stage(SampleFeed([hero]).scene(), text: BlockTextMeasuring())
    stage.advance(to: 0)
    return stage
  }

  @Test(arguments: [0.4, 1.1, 1.3, 1.7, 1.999])
  func `a picture that arrives while the machine stalls leaves every motion as it would be`(
    arrival: TimeInterval
  ) throws {
    let (interrupted, left) = (stage(), stage())
    let picture = PictureReference(path: "/nowhere/picture.png")
    interrupted.handle(InputEvent(.found(FileEvent(.pictureDiscarded(picture))), at: arrival))
    for stage in [interrupted, left] {
      stage.advance(to: 2)
      stage.advance(to: 2.1)
    }
    #expect(interrupted.variables == left.variables)
    let hero = try #require(left.trace.rows.first)
    #expect(hero.motion.phase == .animating, "the page turns only now: its time has been slept through")
  }
}
