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

/// Tests that a feed that scrolls sideways behaves as one that scrolls up and down, turned.
struct CollectionViewAxisTests {
  /// One frame, measured along the feed and across it.
  private struct Moment {
    var feed: MotionTrace
    var rows: [MotionTrace]
    var frames: [String: CGRect]
  }

  /// A course of gestures on a feed, given along it and across it.
  nonisolated struct Course: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var play: @Sendable @MainActor (TurnedFeed, StageHarness) -> Void

    init(_ name: String, _ play: @escaping @Sendable @MainActor (TurnedFeed, StageHarness) -> Void) {
      testDescription = name
      self.play = play
    }
  }

  nonisolated static let courses: [Course] = [
    Course("a drag along the feed, and one beyond its beginning") { feed, harness in
      harness.drag(from: feed.point(500, 200), by: feed.way(-260, 30))
      harness.drag(from: feed.point(100, 200), by: feed.way(480, -20), hold: 0)
    },
    Course("flicks along the feed, caught and thrown again") { feed, harness in
      harness.flick(from: feed.point(500, 200), by: feed.way(-200, 10))
      harness.advance(by: 0.3)
      harness.flick(from: feed.point(500, 200), by: feed.way(-240, 10))
      harness.advance(by: 3)
    },
    Course("flicks across the feed, on a row that pages, one that rests anywhere and one that loops") {
      feed, harness in
      for place in [470, 300, 300, 300] as [CGFloat] {
        harness.flick(from: feed.point(place, 300), by: feed.way(12, -180))
        harness.advance(by: 1)
        feed.view.perform(ScrollRequest(.axis(feed.axis), to: .offset(feed.view.feedMotion.offset + 200)))
        harness.advance(by: 0.6)
      }
    },
    Course("the wheel along the feed and across it") { feed, harness in
      for _ in 0..<5 {
        feed.wheel(harness, at: feed.point(450, 200), along: 1)
        harness.advance(by: 0.05)
      }
      harness.advance(by: 0.5)
      feed.wheel(harness, at: feed.point(300, 200), along: 1, isAcross: true)
      harness.advance(by: 0.5)
      feed.wheel(harness, at: feed.point(450, 200), along: 2, isAcross: true)
    },
    Course("keys along the feed and across it") { feed, harness in
      for (along, isForward) in [(true, true), (true, true), (true, false), (false, true), (false, true)] {
        harness.key(feed.arrow(along: along, isForward: isForward))
        harness.advance(by: 0.2)
      }
      for key in ["tab", "tab", "pageDown", "space", "end", "home", "tab"] as [Key] {
        harness.key(key)
        harness.advance(by: 0.5)
      }
      harness.key(feed.arrow(along: false, isForward: true))
    },
    Course("requests for items, on both axes and on one") { feed, harness in
      feed.view.scrollToItem(at: IndexPath(item: 4, section: 2), at: [], animated: true)
      harness.advance(by: 0.6)
      feed.view.scroll(to: IndexPath(item: 7, section: 4), axes: Axes(feed.axis), animated: true)
      harness.advance(by: 0.6)
      feed.view.scrollToItem(
        at: IndexPath(item: 2, section: 1), at: [.centeredHorizontally, .centeredVertically], animated: false)
    },
    Course("pages of the view's own extent") { feed, harness in
      feed.view.isPagingEnabled = true
      harness.advance(by: 0.1)
      harness.flick(from: feed.point(500, 200), by: feed.way(-90, 3))
      harness.advance(by: 1.5)
      harness.key(feed.arrow(along: true, isForward: true))
    },
    Course("pages of the sections") { feed, harness in
      feed.view.paging = .sections
      harness.advance(by: 0.1)
      harness.flick(from: feed.point(500, 200), by: feed.way(-60, 3))
      harness.advance(by: 1.5)
      harness.key("pageDown")
    },
    Course("the indicator, dragged along the edge") { feed, harness in
      feed.view.perform(ScrollRequest(.axis(feed.axis), to: .offset(20)))
      harness.advance(by: 0.4)
      harness.drag(from: feed.point(40, 395), by: feed.way(150, 0))
      #expect(feed.view.feedMotion.offset > 300)
    },
    Course("items put in before what shows") { feed, harness in
      feed.view.perform(ScrollRequest(.axis(feed.axis), to: .offset(700), animation: .none))
      harness.advance(by: 0.1)
      feed.counts[0] += 3
      feed.view.reloadData()
      harness.advance(by: 0.1)
      harness.flick(from: feed.point(500, 200), by: feed.way(-90, 3))
    },
    Course("insets before and after the content") { feed, harness in
      feed.view.contentInset =
        feed.axis == .vertical
        ? EdgeInsets(top: 40, bottom: 70)
        : EdgeInsets(left: feed.isMirrored ? 70 : 40, right: feed.isMirrored ? 40 : 70)
      harness.key("home")
      harness.advance(by: 0.6)
      harness.key("end")
    },
  ]

  private func play(_ course: Course, _ feed: TurnedFeed) -> [Moment] {
    let harness = feed.harness()
    var moments: [Moment] = []
    harness.onFrame = { trace in
      moments.append(
        Moment(
          feed: trace.feed, rows: trace.rows.sorted { $0.id.name < $1.id.name }.map(\.motion),
          frames: feed.frames(harness)))
      #expect(trace.feedAxis == feed.axis && trace.rows.allSatisfy { $0.axis == feed.axis.perpendicular })
    }
    course.play(feed, harness)
    harness.settle(within: 8)
    return moments
  }

  @Test(arguments: courses, [false, true])
  func `whatever is done along one axis does the same along the other, turned`(
    course: Course, isMirrored: Bool
  ) throws {
    let upright = play(course, TurnedFeed(.vertical))
    let turned = play(course, TurnedFeed(.horizontal, isMirrored: isMirrored))
    #expect(upright.count == turned.count)
    let feedOffsets: Set<CGFloat> = Set(upright.map(\.feed.offset))
    let rowOffsets: Set<CGFloat> = Set(upright.flatMap { moment in moment.rows.map(\.offset) })
    #expect(feedOffsets.count + rowOffsets.count > 5, "something moves")
    for (frame, (left, right)) in zip(upright, turned).enumerated() {
      try #require(isClose(left.feed.offset, right.feed.offset, within: 1e-6), "frame \(frame)")
      try #require(left.feed.phase == right.feed.phase && left.feed.page == right.feed.page)
      try #require(left.feed.direction == right.feed.direction && left.feed.cause == right.feed.cause)
      try #require(left.rows.map(\.page) == right.rows.map(\.page) && left.rows.count == right.rows.count)
      for (one, other) in zip(left.rows, right.rows) {
        try #require(isClose(one.offset, other.offset, within: 1e-6) && one.lap == other.lap)
      }
      try #require(left.frames.keys == right.frames.keys, "frame \(frame)")
      for (name, place) in left.frames {
        // Both sides of the mirror are rounded to whole pixels from the left edge.
        let other = try #require(right.frames[name])
        try #require(isClose(place, other, within: 1), "\(name) in frame \(frame): \(place), \(other)")
      }
    }
  }

  @Test func `a layout that turns brings its feed to the beginning, on the other axis`() {
    let feed = TurnedFeed(.vertical)
    let harness = feed.harness()
    harness.flick(from: feed.point(500, 200), by: feed.way(-200, 0))
    harness.advance(by: 0.1)
    let layout = feed.view.collectionViewLayout
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    (layout as? CollectionViewCompositionalLayout)?.configuration = configuration
    harness.advance(by: 0.1)
    #expect(feed.view.feedAxis == .horizontal && feed.view.contentOffset == .zero)
    feed.view.setContentOffset(CGPoint(x: 120, y: 50), animated: false)
    #expect(feed.view.contentOffset == CGPoint(x: 120, y: 0))
  }
}
