import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles

/// Tests of the drag from the leading edge that goes back.
struct EdgeDragTests {
  private func pushed(traits: TraitCollection = TraitCollection()) throws -> StageHarness {
    let harness = try LinkedFeedsSample.harness(traits: traits)
    try harness.click(card: 0, of: "more")
    harness.settle()
    return harness
  }

  @Test func `the feed follows the hand from where the drag was accepted`() throws {
    let harness = try pushed()
    harness.press(at: CGPoint(x: 10, y: 500))
    harness.move(to: CGPoint(x: 20, y: 500))
    for x in [60.0, 120, 90] {
      harness.move(to: CGPoint(x: x, y: 500))
      harness.advance(by: 1 / 60)
      #expect(try #require(harness.edge(ofLevel: 1)) == CGFloat(x) - 20)
    }
    #expect(harness.moves == ["push other.yml"], "nothing is popped before the feed is gone")
  }

  @Test(arguments: [(100, false), (180, false), (240, true), (400, true)])
  func `a slow drag goes back beyond the half`(distance: Int, goesBack: Bool) throws {
    let harness = try pushed()
    harness.drag(from: CGPoint(x: 10, y: 500), by: CGPoint(x: CGFloat(distance), y: 0))
    harness.settle()
    #expect(harness.moves.count == (goesBack ? 2 : 1))
    #expect(harness.stage.context.scrollViews.count == 1)
  }

  @Test func `a short flick goes back, and one the other way does not`() throws {
    let harness = try pushed()
    harness.press(at: CGPoint(x: 10, y: 500))
    harness.move(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 380, y: 0), in: 0.3)
    harness.move(from: CGPoint(x: 390, y: 500), by: CGPoint(x: -120, y: 0), in: 0.08)
    harness.release(at: CGPoint(x: 270, y: 500))
    harness.settle()
    #expect(harness.moves.count == 1)
    harness.flick(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 120, y: 0), in: 0.06)
    harness.settle()
    #expect(harness.moves.last == "pop other.yml")
  }

  @Test(arguments: [
    (430.0, 40.0, 0.05, true), (430, 60, 0.1, true), (430, 60, 0.15, true), (430, 40, 0.4, false),
    (1440, 40, 0.05, true), (1440, 60, 0.15, true), (1440, 120, 1.5, false), (320, 30, 0.05, true),
  ])
  func `a flick is told by its velocity, in any width`(
    width: Double, distance: Double, duration: Double, goesBack: Bool
  ) throws {
    let harness = try pushed()
    harness.send(.window(.resized(CGSize(width: width, height: 932), scale: 1)))
    harness.settle()
    harness.flick(from: CGPoint(x: 4, y: 500), by: CGPoint(x: distance, y: 2), in: duration)
    harness.settle()
    #expect(harness.moves.last == (goesBack ? "pop other.yml" : "push other.yml"))
  }

  /// The release after moves of some points from the press, ten milliseconds apart, in a width of 400 points.
  private func released(after ways: [CGFloat], rest: TimeInterval = 0.005) -> FeedSlide? {
    var transition = FeedTransition()
    var press = Press(at: CGPoint(x: 10, y: 500), time: 0, device: .mouse)
    transition.press(press, slop: 8, rule: .dominant)
    for (index, way) in ways.enumerated() {
      press.location = CGPoint(x: 10 + way, y: 500)
      press.time = Double(index + 1) / 100
      _ = transition.move(press, width: 400, sign: 1)
    }
    _ = transition.release(at: press.time + rest, width: 400)
    return transition.slide
  }

  @Test func `the velocity of a flick counts from the press, not from the slop`() throws {
    // The pairs are 700, 1200 and 1600 points a second: 0.6 · 700 + 0.35 · 1200 + 0.05 · 1600 = 920.
    let slide = try #require(released(after: [5, 12, 24, 40]))
    #expect(slide.goal == 1 && slide.origin == 28 / 400)
    let begin = slide.start
    let velocity = (slide.share(at: begin + 1e-5) - slide.share(at: begin)) / 1e-5 * 400
    #expect(abs(velocity - 920) < 1)
  }

  @Test func `a hand that turns back, rests or creeps is no flick`() throws {
    #expect(try #require(released(after: [60, 300, 380, 370, 350, 320])).goal == 0)
    #expect(try #require(released(after: [5, 12, 24, 40], rest: 0.1)).goal == 0)
    #expect(try #require(released(after: [9, 11, 13, 15, 16])).goal == 0)
    #expect(try #require(released(after: [60, 300, 301, 302, 303, 304])).goal == 1)
  }

  @Test func `a drag that begins further in, or goes up, scrolls the feed`() throws {
    let harness = try pushed()
    harness.drag(from: CGPoint(x: 40, y: 500), by: CGPoint(x: 300, y: 0))
    harness.settle()
    #expect(harness.moves.count == 1)
    harness.drag(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 0, y: -200))
    harness.settle()
    #expect(harness.moves.count == 1 && harness.feed.offset > 100)
  }

  @Test func `a click at the edge is a click on the card`() throws {
    let harness = try pushed()
    harness.drag(from: CGPoint(x: 200, y: 800), by: CGPoint(x: 0, y: -700))
    harness.settle()
    let card = try #require(harness.stage.frame(ofItem: 12, inRow: "lines"))
    #expect(card.minX < 10)
    harness.click(at: CGPoint(x: 10, y: card.midY))
    harness.settle()
    #expect(harness.moves == ["push other.yml", "push first.yml"])
  }

  @Test func `in a mirrored window the edge is the right one`() throws {
    let harness = try pushed(traits: TraitCollection(layoutDirection: .rightToLeft))
    harness.drag(from: CGPoint(x: 420, y: 500), by: CGPoint(x: -300, y: 0))
    harness.settle()
    #expect(harness.moves.last == "pop other.yml")
  }

  @Test func `a press holds a feed that slides, and a mere press lets it go on`() throws {
    let harness = try pushed()
    harness.key("backspace")
    harness.advance(by: 0.1)
    let edge = try #require(harness.edge(ofLevel: 1))
    #expect(edge > 0)
    harness.press(at: CGPoint(x: edge + 20, y: 500))
    harness.advance(by: 1)
    #expect(
      abs(try #require(harness.edge(ofLevel: 1)) - edge) < 60, "it stays where the press has stopped it")
    harness.release(at: CGPoint(x: edge + 20, y: 500))
    harness.settle()
    #expect(harness.moves.last == "pop other.yml")
  }

  @Test func `the window that loses the pointer ends the drag without a velocity`() throws {
    let harness = try pushed()
    harness.press(at: CGPoint(x: 10, y: 500))
    harness.move(from: CGPoint(x: 10, y: 500), by: CGPoint(x: 150, y: 0), in: 0.05)
    harness.send(.window(.focused(false)))
    harness.settle()
    #expect(harness.moves.count == 1)
    #expect(harness.edge(ofLevel: 1) == 0)
  }
}
