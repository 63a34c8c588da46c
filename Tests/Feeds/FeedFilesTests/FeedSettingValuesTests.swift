import Carousel
import CollectionViews
import Documents
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import FeedFiles

struct FeedSettingValuesTests {
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

  @Test func `every number of a file reaches the value that it names`() throws {
    let written = FeedSetting.allCases.map { setting in
      "  \(setting.group): {\(setting.name): \(Self.sample(of: setting))}"
    }
    for (setting, line) in zip(FeedSetting.allCases, written) {
      let text = "settings:\n\(line)\nsections:\n  - {id: a, cards: [{title: a}]}\n"
      let settings = try WrittenFeed.document(text).settings
      #expect(settings.values == [setting: Self.sample(of: setting)])
      let isUsed =
        settings.motion != .uiKit || settings.gestures != .desktop || settings.dots != .capsule
        || settings.deceleration != .normal || Self.ofRows.contains(setting)
      #expect(isUsed, "\(setting.rawValue) has no effect")
    }
  }

  /// The settings that belong to rows, not to the feed's motion, gestures and dots.
  private static let ofRows: Set<FeedSetting> = [
    .flickThreshold, .autoplayInterval, .rewindDuration, .leastVisibleFraction,
  ]

  /// Returns a number that is allowed and no default.
  private static func sample(of setting: FeedSetting) -> Double {
    let range = setting.range
    let middle = range.lower + (range.upper - range.lower) * 0.625
    return setting.isWhole ? middle.rounded() : middle
  }

  @Test func `presets and words reach motion, gestures and dots`() throws {
    let settings = try WrittenFeed.document(
      """
      settings:
        motion:
          {preset: seed, velocityEstimator: macOS, farTarget: preJump(3), retargetDecays: [5, 20], quietTime: 0.2}
        gestures: {preset: uiKit, handOff: continuous}
        dots: {endScales: [0.5]}
      sections: [{id: a, cards: [{title: a}]}]
      """
    ).settings
    var motion = MotionSettings.seed
    motion.velocityEstimator = .weighted(.macOS)
    motion.farTarget = .preJump(pages: 3)
    motion.retargetDecays = 5...20
    motion.quietTime = 0.2
    #expect(settings.motion == motion)
    var gestures = GestureSettings.uiKit
    gestures.handOff = .continuous
    #expect(settings.gestures == gestures)
    #expect(settings.dots.endScales == [0.5])
  }

  @Test(arguments: [
    ("sweep", DistantTargetPolicy.sweep), ("cut(5)", .cut(beyond: 5)), ("preJump(1)", .preJump(pages: 1)),
  ])
  func `a far way is written as a word with its pages`(word: String, runningAnimation: DistantTargetPolicy)
    throws
  {
    let text = "settings: {motion: {farTarget: \(word)}}\nsections: [{id: a, cards: [{title: a}]}]\n"
    #expect(try WrittenFeed.document(text).settings.farTarget == runningAnimation)
  }

  @Test func `a feed's rows rewind and count as visible by its numbers`() throws {
    let feed = try WrittenFeed.document(
      WrittenFeed.feed(
        WrittenFeed.row("a", cards: ["x", "y"], more: "    autoplay: {wrap: rewind}\n"))
        + "settings: {autoplay: {rewindDuration: 0.25, leastVisibleFraction: 0.75, interval: 7}}\n")
    let autoScroll = try #require(feed.carousels.first?.autoScroll)
    #expect(isClose(autoScroll.rewindDuration, 0.25))
    #expect(isClose(autoScroll.leastVisibleFraction, 0.75))
    #expect(isClose(autoScroll.interval, 7))
  }
}
