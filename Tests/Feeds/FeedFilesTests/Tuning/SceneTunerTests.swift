import Carousel
import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

@testable import FeedFiles

/// The rows of a scene written in Swift, tuned as those of a feed are.
struct SceneTunerTests {
  private func harness(_ rows: [SampleFeed.Row]) -> StageHarness {
    StageHarness(SampleFeed(rows).scene().tunable())
  }

  private func turning(_ id: String, loops: Bool = true) -> SampleFeed.Row {
    var row = SampleFeed.Row(id, loops: loops)
    row.carousel.autoScroll = AutoScrollSettings(interval: 4)
    return row
  }

  private func tuning(_ harness: StageHarness) throws -> FeedTuning {
    try #require(harness.stage.content.tunable?.tuning)
  }

  private func value(_ name: String, _ harness: StageHarness) throws -> String {
    let tuning = try tuning(harness)
    let key = try #require(tuning.keys.first { $0.path.description == name }, "\(name)")
    let value = tuning.value(of: key)
    return "\(value.text) \(tuning.name(of: value.layer))"
  }

  private func set(_ name: String, _ text: String?, _ harness: StageHarness) -> Bool {
    harness.stage.perform(.setting(name, to: text), at: harness.time)
  }

  @Test func `a row has the groups that its code uses, with the values of the code`() throws {
    var policy = SampleFeed.Row("plain")
    policy.carousel.dotsKind = nil
    policy.carousel.snapPolicy = SnapPolicy(threshold: 0.4, maxPagesPerFlick: nil, distanceLimits: 40...160)
    let harness = harness([turning("turning"), policy])
    harness.advance(by: 0.1)
    let groups = try tuning(harness).keys.filter { !$0.isFixed && $0.path.row != nil }.map(\.group)
    #expect(Set(groups) == ["turning.paging", "turning.autoplay", "turning.dots", "plain.paging"])
    #expect(try value("turning.autoplay.interval", harness) == "4 code")
    #expect(try value("turning.paging.threshold", harness) == "0.2 default")
    #expect(try value("plain.paging.threshold", harness) == "0.4 code")
    #expect(try value("plain.paging.maxPagesPerFlick", harness) == "any code")
    #expect(try value("plain.paging.distanceLimits.1", harness) == "160 code")
    #expect(try value("turning.dots.scrubs", harness) == "true code")
  }

  @Test func `the feed's own numbers are told as those of the code`() throws {
    let feed = SampleFeed([.init("a")])
    let scene = Scene("own") { _ in
      let content = feed.scene().makeContent(ViewContext(text: BlockTextMeasuring()))
      content.feed?.motionSettings.bounceRate = 8
      content.feed?.decelerationRate = .fast
      return content
    }
    let harness = StageHarness(scene.tunable())
    #expect(try value("motion.bounceRate", harness) == "8 code")
    #expect(try value("motion.decelerationRate", harness) == "0.99 code")
    #expect(set("motion.snapRate", "9", harness))
    #expect(harness.collectionView.motionSettings.bounceRate == 8)
    #expect(set("motion.bounceRate", "20", harness) && set("motion.bounceRate", nil, harness))
    #expect(harness.collectionView.motionSettings.bounceRate == 8)
    #expect(harness.collectionView.decelerationRate == .fast)
  }

  @Test func `another threshold decides a flick otherwise, and nil brings the code's back`() throws {
    let harness = harness([.init("a")])
    harness.advance(by: 0.1)
    #expect(set("a.paging.threshold", "5", harness) && set("a.paging.distanceShare", "1", harness))
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -100, y: 0))
    harness.settle()
    #expect(harness.row("a")?.motion.page == 0)
    #expect(set("a.paging.threshold", nil, harness) && set("a.paging.distanceShare", nil, harness))
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -100, y: 0))
    harness.settle()
    #expect(harness.row("a")?.motion.page == 1)
    #expect(set("gestures.flickThreshold", "5", harness))
    harness.advance(by: 0.1)
    #expect(harness.collectionView.rowMotion(of: "a")?.geometry.policy.threshold == 5)
  }

  @Test func `another interval turns the page earlier`() {
    let harness = harness([turning("a")])
    harness.advance(by: 0.1)
    #expect(set("a.autoplay.interval", "1", harness))
    harness.advance(by: 1.6)
    #expect(harness.row("a")?.motion.page == 1)
    #expect(set("a.autoplay.interval", nil, harness))
    harness.advance(by: 2.5)
    #expect(harness.row("a")?.motion.page == 1)
  }

  @Test func `dots take a look and measures, and their own look again`() throws {
    let harness = harness([.init("a"), .init("b")])
    harness.advance(by: 0.1)
    func dots(_ row: String) -> PageControl? {
      PageControlBinding(row: row, elementKind: "dots").pageControl(in: harness.collectionView)
    }
    let own = try #require(dots("a")).metrics
    #expect(set("a.dots.background", "prominent", harness) && set("dots.pitch", "24", harness))
    harness.advance(by: 0.1)
    #expect(dots("a")?.backgroundStyle == .prominent && dots("b")?.backgroundStyle == .automatic)
    #expect(dots("a")?.metrics.pitch == 24 && dots("b")?.metrics.pitch == 24)
    #expect(set("a.dots.background", nil, harness) && set("dots.pitch", nil, harness))
    harness.advance(by: 0.1)
    #expect(dots("a")?.backgroundStyle == .automatic && dots("b")?.metrics == own)
  }

  @Test func `what only the code decides is there with its reason, and is refused with it`() throws {
    var free = SampleFeed.Row("free", .continuous)
    free.carousel.dotsKind = nil
    let harness = harness([.init("a"), free])
    harness.advance(by: 0.1)
    let fixed = try tuning(harness).keys.filter(\.isFixed)
    #expect(fixed.map(\.path.description) == ["a.dots.position", "a.transform", "free.paging"])
    #expect(fixed.last?.line == "The row rests anywhere, so there is no page to choose.")
    var tuning = try tuning(harness)
    for (written, words) in [
      ("a.transform=fold", "\"a.transform\" cannot be tuned. The code of the layout moves the cards"),
      ("free.paging.threshold=1", "The row rests anywhere"), ("moon.paging.threshold=1", "rows: a"),
      ("a.autoplay.interval=1", "is nothing that this scene's code lets tune"),
      ("a.paging.threshold=-1", "allowed: from 0"),
    ] {
      #expect {
        try tuning.take([SettingAssignment(written)])
      } throws: {
        "\($0)".contains(words) && "\($0)".hasPrefix(written)
      }
      #expect(!set(String(written.split(separator: "=")[0]), "-7", harness))
    }
  }

  @Test func `a row that no CarouselSection describes says what it lacks`() throws {
    let feed = SampleFeed([.init("a")])
    let scene = Scene("bare") { context in
      var content = feed.scene().makeContent(context)
      content.participants = []
      content.feed?.rowController = nil
      return content
    }
    let harness = StageHarness(scene.tunable())
    harness.advance(by: 0.1)
    let fixed = try tuning(harness).keys.filter(\.isFixed)
    #expect(fixed.map(\.path.description) == ["a.paging"])
    #expect(fixed.first?.line.contains("gives this row no CarouselSection") == true)
  }

  @Test func `going back in time brings the numbers of rows back`() throws {
    let harness = harness([turning("a")])
    harness.advance(by: 0.1)
    #expect(set("a.paging.threshold", "3", harness))
    harness.advance(by: 0.1)
    let (moment, digest) = (harness.stage.snapshot(), harness.stage.digest)
    #expect(set("a.paging.threshold", nil, harness) && set("a.autoplay.interval", "0.2", harness))
    harness.advance(by: 1)
    harness.stage.restore(moment)
    #expect(harness.stage.digest == digest)
    #expect(try value("a.paging.threshold", harness) == "3 live")
    #expect(try value("a.autoplay.interval", harness) == "4 code")
    #expect(harness.collectionView.rowMotion(of: "a")?.geometry.policy.threshold == 3)
  }

  @Test func `the changes are written as Swift that a CarouselSection takes`() throws {
    let harness = harness([turning("a")])
    harness.advance(by: 0.1)
    for (name, text) in [
      ("a.paging.threshold", "0.5"), ("a.autoplay.wrap", "rewind"), ("a.dots.scrubs", "false"),
      ("a.dots.background", "minimal"), ("motion.bounceRate", "9"),
    ] { #expect(set(name, text, harness)) }
    #expect(
      try tuning(harness).swift == """
        collectionView.motionSettings.bounceRate = 9
        // row a
        autoScroll.wrap = .rewind
        pageControl.backgroundStyle = .minimal
        pageControl.allowsContinuousInteraction = false
        snapPolicy.threshold = 0.5

        """)
  }
}
