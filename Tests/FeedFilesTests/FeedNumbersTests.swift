import CollectionViews
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import FeedFiles

struct FeedNumbersTests {
  @Test func `numbers that a file sets reach motion and gestures, all others keep their defaults`() {
    let settings = FeedSettings([
      .bounceRate: 14, .rubberBandCoefficient: 0.4, .requestDuration: 0.5, .mouseSlop: 3, .wheelNotch: 80,
      .decelerationRate: 0.995,
    ])
    #expect(isClose(settings.motion.bounceRate, 14))
    #expect(isClose(settings.motion.rubberBandCoefficient, 0.4))
    #expect(isClose(settings.motion.requestCurve.duration, 0.5))
    #expect(isClose(settings.gestures.mouseSlop, 3))
    #expect(isClose(settings.gestures.touchSlop, 10))
    #expect(isClose(settings.gestures.wheelNotch, 80))
    #expect(isClose(settings.deceleration.rawValue, 0.995))
    #expect(FeedSettings().motion == .uiKit)
  }
}
