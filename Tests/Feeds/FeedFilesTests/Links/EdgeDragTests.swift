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
