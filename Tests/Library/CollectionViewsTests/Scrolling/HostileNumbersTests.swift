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

/// Tests that absurd numbers, given to every part of the engine that takes any, stop none of it.
struct HostileNumbersTests {
  nonisolated static let numbers: [CGFloat] = [
    1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .greatestFiniteMagnitude, 9.3e18, 0, -1, 1e9,
  ]
  nonisolated static let counts = [Int.max, Int.min, Int.max - 1, -1, 0, 1_000_000_000, Int(Int32.max)]

  private func isSane(_ harness: StageHarness) -> Bool {
    let motions = [harness.feed] + harness.stage.trace.rows.map(\.motion)
    return motions.allSatisfy { $0.offset.isFinite && $0.velocity.isFinite && abs($0.offset) <= 2e9 }
  }

  /// Returns a call of everything that takes a number, each with this number.
  private func doors(_ number: CGFloat) -> [@MainActor (TurnedFeed, StageHarness) -> Void] {
    let point = CGPoint(x: number, y: number)
    let scrollers: [Scroller] = [.vertical, .row("1"), .row("2"), .row("3")]
    return [
      { feed, _ in feed.view.setContentOffset(point, animated: false) },
      { feed, _ in feed.view.setContentOffset(point, animated: true) },
      { feed, _ in feed.view.contentOffset = point },
      { feed, _ in feed.view.scrollRectToVisible(CGRect(origin: point, size: .zero), animated: true) },
      { feed, _ in
        for scroller in scrollers {
          feed.view.perform(ScrollRequest(scroller, to: .offset(number)))
          feed.view.perform(ScrollRequest(scroller, to: .offset(number), animation: .none))
          feed.view.perform(ScrollRequest(scroller, to: .offset(40), animation: .bounded(number)))
        }
      },
      { feed, harness in
        for modifiers in [KeyModifiers(), .shift] {
          for isSmooth in [false, true] {
            for place in [200, 450] as [CGFloat] {
              harness.send(
                .wheel(
                  WheelEvent(
                    at: feed.point(place, 200), deltaX: number, deltaY: -number, isSmooth: isSmooth,
                    modifiers: modifiers)))
              harness.advance(by: 0.2)
            }
          }
        }
      },
      { feed, harness in
        harness.press(at: feed.point(300, 200))
        harness.move(to: point)
        harness.move(to: CGPoint(x: -number, y: 100))
        harness.advance(by: 0.001)
        harness.release(at: point)
      },
      { feed, harness in
        harness.press(at: point)
        harness.move(to: feed.point(100, 100))
        harness.release(at: feed.point(120, 100))
      },
      { feed, _ in
        feed.view.contentInset = EdgeInsets(top: number, left: number, bottom: number, right: number)
      },
      { feed, _ in feed.view.safeAreaInsets = EdgeInsets(top: number, left: number) },
      { feed, _ in feed.view.isPagingEnabled = number > 0 },
      { feed, _ in
        var gestures = GestureSettings(
          mouseSlop: number, touchSlop: number, wheelNotch: number, wheelSilence: TimeInterval(number),
          keyLine: number)
        gestures.directionalLockAngle = number
        gestures.wheelGlide = TimeInterval(number)
        gestures.caughtPageShare = number
        feed.view.gestureSettings = gestures
      },
      { feed, _ in
        var motion = MotionSettings.uiKit
        motion.bounceRate = number
        motion.snapRate = number
        motion.restDistance = number
        motion.requestLimit = TimeInterval(number)
        motion.sampleInterval = TimeInterval(number)
        motion.quietTime = TimeInterval(number)
        motion.directionDeadBand = number
        motion.stopHysteresis = number
        motion.carriedMomentum = number
        motion.rubberBandCoefficient = number
        motion.farTarget = .preJump(pages: Int.min)
        feed.view.motionSettings = motion
      },
      { feed, harness in harness.send(.window(.resized(CGSize(width: number, height: 500), scale: number))) },
      { _, harness in harness.stage.handle(InputEvent(.window(.focused(true)), at: TimeInterval(number))) },
      { _, harness in harness.stage.advance(to: TimeInterval(number)) },
      { feed, _ in feed.view.invalidateLayout(until: -abs(TimeInterval(number))) },
      { feed, _ in feed.view.frame = CGRect(x: number, y: number, width: number, height: number) },
    ]
  }

  @Test(arguments: numbers, [Axis.vertical, .horizontal])
  func `no number that comes in by any door stops the engine or leaves it astray`(
    number: CGFloat, axis: Axis
  ) {
    for index in doors(number).indices {
      let feed = TurnedFeed(axis)
      let harness = feed.harness()
      doors(number)[index](feed, harness)
      harness.stage.advance(to: harness.stage.time + 0.1)
      harness.stage.handle(
        InputEvent(
          .pointer(PointerEvent(.pressed, at: feed.point(450, 200), buttons: 1)), at: harness.stage.time))
      for step in 1...8 {
        let at = feed.point(450 - CGFloat(step) * 20, 200 + CGFloat(step) * 3)
        let time = harness.stage.time + 0.008
        harness.stage.handle(InputEvent(.pointer(PointerEvent(.moved, at: at, buttons: 1)), at: time))
      }
      harness.stage.handle(
        InputEvent(.pointer(PointerEvent(.released, at: feed.point(290, 224))), at: harness.stage.time))
      for key in ["down", "right", "end", "pageUp", "home", "tab"] as [Key] { harness.key(key) }
      for _ in 0..<4 { harness.stage.advance(to: harness.stage.time + 0.2) }
      #expect(isSane(harness), "door \(index) with \(number)")
    }
  }

  @Test(arguments: counts)
  func `no whole number stops a request, a page control or a path`(count: Int) {
    let feed = TurnedFeed(.vertical)
    let harness = feed.harness()
    for scroller in [.vertical, .row("1"), .row("2"), .row("3")] as [Scroller] {
      for target in [.step(count), .stop(count, .shortest), .stop(count, .backward)]
        as [MotionRequest.Target]
      {
        feed.view.perform(ScrollRequest(scroller, to: target))
        feed.view.perform(ScrollRequest(scroller, to: target, animation: .none))
        harness.advance(by: 0.5)
      }
    }
    let place = feed.view.layoutAttributesForItem(at: IndexPath(item: count, section: count))
    #expect((place == nil) == (count != 0))
    #expect(isSane(harness))
    #expect(harness.events.count < 5000)
    let control = PageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    control.numberOfPages = count
    control.currentPage = count
    control.firstVisiblePage = count
    control.metrics.maximumDots = Int.max
    #expect(control.currentPage >= 0 && control.sizeThatFits(CGSize(width: 1e300, height: 40)).width >= 0)
    let dots = PageDots(
      count: count, position: CGFloat(count), loops: true, firstPage: count, length: 300, metrics: .capsule)
    #expect(dots.dots.count < 1000)
    #expect(PageDots.firstPage(showing: count, count: count, capacity: count, previous: count) >= 0)
  }

  @Test func `a wheel that turns a million pages of a loop tells of few`() {
    let feed = TurnedFeed(.vertical)
    let harness = feed.harness()
    feed.view.perform(ScrollRequest(.vertical, to: .offset(900), animation: .none))
    harness.advance(by: 0.1)
    let before = harness.events.count
    for _ in 0..<10 {
      harness.send(
        .wheel(WheelEvent(at: feed.point(300, 200), deltaX: 1e6, deltaY: 0, isSmooth: true)))
      harness.advance(by: 0.01)
    }
    harness.advance(by: 1)
    #expect(harness.events.count - before < 1000)
  }

  @Test func `a colour, a pixel and a place in a carousel take any number`() {
    for number in Self.numbers {
      _ = DynamicColor(red: number, green: number, blue: number, alpha: number)
      #expect(abs(number.pixels(scale: number)) <= 1_000_000_000)
    }
  }
}
