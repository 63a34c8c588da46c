import Foundation
import Gallery
import LayoutGeometry
import OrihonTesting
import Stage
import Testing

/// Tests that a look at a scene between two frames, which no recording holds, changes nothing that follows.
struct HoverAfterLookTests {
  /// Flings the feed, moves the unpressed pointer while it flies, presses and drags; returns where all of it led.
  private func variables(pointerAt y: CGFloat, looking: Bool, key: Key? = nil) throws -> [String] {
    let harness = StageHarness(try #require(Gallery.scene(named: "picture")))
    // The first move over a view only tells where the pointer is.
    for y in [200, 210, 880] as [CGFloat] { harness.move(to: CGPoint(x: 200, y: y)) }
    harness.flick(from: CGPoint(x: 60, y: 850), by: CGPoint(x: 0, y: -120))
    harness.advance(to: 13.1 / 60)
    let time: TimeInterval = 13.9 / 60
    if looking { harness.stage.refresh(to: time) }
    harness.advance(to: time)
    let start = CGPoint(x: 398, y: y)
    harness.move(to: start)
    if let key { harness.key(key) }
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 8, y: 60), in: 0.1)
    harness.release(at: CGPoint(x: 406, y: y + 60))
    harness.settle()
    return harness.stage.variables.map { "\($0.path) \($0.value)" }
  }

  @Test(arguments: Array(stride(from: CGFloat(150), to: 420, by: 3)))
  func `whether somebody looked before a press decides nothing`(y: CGFloat) throws {
    #expect(try variables(pointerAt: y, looking: true) == variables(pointerAt: y, looking: false))
  }

  @Test(arguments: Array(stride(from: CGFloat(150), to: 420, by: 3)))
  func `nor before a key that goes to the view under the pointer`(y: CGFloat) throws {
    let (looked, other) = (
      try variables(pointerAt: y, looking: true, key: "right"),
      try variables(pointerAt: y, looking: false, key: "right")
    )
    #expect(looked == other)
  }

  /// Flings the plan inside a card, drags it out of the window with the feed, looks or not, and drags it back.
  private func planAfterwards(distance: CGFloat, looking: Bool) throws -> [String] {
    let harness = StageHarness(try #require(Gallery.scene(named: "picture")))
    harness.flick(from: CGPoint(x: 369, y: 60), by: CGPoint(x: -300, y: 20))
    let start = CGPoint(x: 330, y: 920)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: 0, y: -distance), in: 0.08)
    let end = CGPoint(x: start.x, y: start.y - distance)
    harness.move(to: end - CGPoint(x: 0, y: 4))
    if looking { harness.stage.refresh(to: harness.stage.time) }
    harness.move(from: end - CGPoint(x: 0, y: 4), by: CGPoint(x: 0, y: distance), in: 0.1)
    harness.release(at: start)
    harness.advance(by: 1)
    return harness.stage.variables.map { "\($0.path) \($0.value)" }
  }

  @Test(arguments: Array(stride(from: CGFloat(420), to: 620, by: 4)))
  func `a look ends no motion inside a view that has scrolled out of it`(distance: CGFloat) throws {
    let (looked, other) = (
      try planAfterwards(distance: distance, looking: true),
      try planAfterwards(distance: distance, looking: false)
    )
    #expect(looked == other)
  }
}
