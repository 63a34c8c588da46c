import Carousel
import CollectionViews
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

/// Tests of a day of auto-scroll in a whole scene, from one due instant to the next.
///
/// Covers requirement R50.
struct AutoScrollSoakTests {
  private static let day: TimeInterval = 24 * 3600
  private static let interval: TimeInterval = 3
  /// The time of a rest and of the move that follows it, in seconds.
  private static let period = interval + MotionSettings.uiKit.requestCurve.duration

  @Test func `after 24 hours every page turned when it should have, and the feed is where it was`() throws {
    var row = SampleFeed.Row("hero", cardWidth: 430, loops: true)
    row.spacing = 0
    row.carousel.autoScroll = AutoScrollSettings(interval: Self.interval)
    let stage = Stage(SampleFeed([row]).scene(), text: BlockTextMeasuring())
    stage.advance(to: 0)
    var turns = 0
    var worst: TimeInterval = 0
    var time: TimeInterval = 0
    while let next = stage.nextWakeTime, next <= Self.day {
      time = max(time.nextUp, next)
      stage.advance(to: time)
      for event in stage.frameEvents {
        guard case .motion(.requested(_, .autoplay, _, _)) = event.kind else { continue }
        let due = Self.interval + TimeInterval(turns) * Self.period
        worst = max(worst, abs(event.time - due))
        turns += 1
      }
    }
    #expect(turns == Int(((Self.day - Self.interval) / Self.period).rounded(.down)) + 1)
    #expect(worst < 1e-6, "\(worst) s of drift")
    stage.advance(to: Self.day + 2 * Self.interval)
    let hero = try #require(stage.trace.rows.first { $0.id == .row("hero") })
    #expect(stage.trace.feed.offset == 0)
    #expect(hero.motion.offset.truncatingRemainder(dividingBy: 430) == 0)
    #expect(hero.motion.lap >= turns / 5 - 1)
  }
}
