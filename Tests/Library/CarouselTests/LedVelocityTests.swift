import CollectionViews
import Foundation
import OrihonTesting
import SampleFeeds
import SceneReadings
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the velocity that a row tells which goes along with another one.
struct LedVelocityTests {
  private func harness(rows: [SampleFeed.Row]) -> StageHarness {
    let rows = rows.enumerated().map { index, row in
      var row = row
      row.carousel.followsByProgress = index > 0
      return row
    }
    return StageHarness(SampleFeed(rows).scene(), rate: 240)
  }

  @Test(arguments: [false, true])
  func `it is that of the row's own offset in flight, and 0 at rest`(loops: Bool) throws {
    let harness = harness(rows: [
      .linked("a", loops: loops), .linked("b", 3, follows: "a", loops: loops),
      .linked("c", 8, follows: "a", loops: loops),
    ])
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 1 / 240)
    var seen = 0
    for _ in 0..<100 {
      let before = try ["a", "b", "c"].map { try #require(harness.row($0)?.motion) }
      harness.advance(by: 1 / 240)
      for (motion, id) in zip(before, ["a", "b", "c"]) {
        let now = try #require(harness.row(id)?.motion)
        guard now.phase == motion.phase, now.phase != .idle, now.lap == motion.lap else { continue }
        let measured = (now.offset - motion.offset) * 240
        let told = (now.velocity + motion.velocity) / 2
        #expect(isClose(measured, told, within: max(2, abs(told) * 0.03)), "\(id): \(measured), \(told)")
        if id != "a", abs(told) > 100 { seen += 1 }
      }
    }
    #expect(seen > 12)
    harness.settle()
    #expect(["a", "b", "c"].allSatisfy { harness.row($0)?.motion.velocity == 0 })
  }

  @Test func `a hand that stops leaves none`() throws {
    let harness = harness(rows: [.linked("a"), .linked("b", follows: "a")])
    let start = harness.center(ofRow: "a")
    harness.press(at: start)
    for step in 1...12 {
      harness.move(to: CGPoint(x: start.x - CGFloat(step) * 10, y: start.y))
      harness.advance(by: 0.02)
    }
    #expect(harness.row("b")?.motion.velocity ?? 0 > 100)
    harness.advance(by: 1)
    #expect(harness.row("a")?.motion.velocity == 0 && harness.row("b")?.motion.velocity == 0)
  }
}
