import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of what a press catches: flicks that add up, and pages on their way.
///
/// Covers requirement R62.
struct InterruptedFlingTests {
  private struct Case: Decodable {
    let name: String
    let caught, lifted, leaves: CGFloat
  }

  private static let long = ScrollGeometry(viewportLength: 800, bounds: .clamped(0...100_000))

  /// Returns a scroller that flies with a velocity, at time 1.
  private func flying(
    at velocity: CGFloat, in geometry: ScrollGeometry = long, settings: MotionSettings = .uiKit
  ) -> ScrollMotion {
    var motion = ScrollMotion(geometry: geometry, offset: 50_000, settings: settings)
    motion.stroke(by: -velocity / 10, at: -velocity, from: 0.9)
    return motion
  }

  /// Covers requirement R62.
  @Test func `a flick carries the momentum that the worked numbers say`() throws {
    for each in try Vectors.load("physics/carried-momentum", as: Case.self) {
      var motion = flying(at: each.caught)
      #expect(isClose(motion.velocity, each.caught, within: 0.001), "\(each.name)")
      motion.stroke(by: -each.lifted / 10, at: -each.lifted, from: motion.time)
      #expect(isClose(motion.velocity, each.leaves, within: 0.01), "\(each.name): \(motion.velocity)")
    }
  }

  @Test func `what a release would carry is part of what is proposed`() throws {
    var motion = flying(at: 900)
    motion.press(at: motion.time)
    motion.beginDrag(at: motion.time)
    for step in 1...10 { motion.drag(to: -9 * CGFloat(step), at: 1 + Double(step) / 100) }
    #expect(isClose(motion.velocity, 900, within: 0.001))
    #expect(isClose(motion.carriedVelocity, 528.062, within: 0.01))
    let proposal = try #require(motion.proposal)
    #expect(isClose(proposal.velocity, 1.428062, within: 1e-5))
    motion.lift(at: motion.time)
    #expect(isClose(motion.targetOffset ?? 0, proposal.target, within: 1e-9))
  }

  /// Covers requirement R62.
  @Test(arguments: [(0.019, true), (0.021, false)])
  func `a hand that stands still for more than 20 ms loses it`(rest: TimeInterval, isKept: Bool) {
    for place in [5, 10] {
      var motion = flying(at: 900)
      motion.press(at: motion.time)
      motion.beginDrag(at: motion.time)
      var time = motion.time
      for step in 1...10 {
        time += step == place ? rest : 0.01
        motion.drag(to: -9 * CGFloat(step), at: time)
      }
      #expect((motion.carriedVelocity > 0) == isKept, "a rest before move \(place)")
    }
    var motion = flying(at: 900)
    motion.beginDrag(at: motion.time)
    for step in 1...10 { motion.drag(to: -9 * CGFloat(step), at: 1 + Double(step) / 100) }
    motion.lift(at: motion.time + rest)
    #expect((motion.velocity > 1000) == isKept, "a rest before the release")
  }

  @Test func `the time from the press to the drag does not count`() {
    var motion = flying(at: 900)
    motion.press(at: motion.time)
    motion.advance(to: 1.4)
    motion.beginDrag(at: 1.4)
    for step in 1...10 { motion.drag(to: -9 * CGFloat(step), at: 1.4 + Double(step) / 100) }
    #expect(motion.carriedVelocity > 500)
  }

  @Test func `a fling that was at rest again, a page and a switched-off setting carry nothing`() {
    var rested = flying(at: 900)
    rested.advance(to: 20)
    rested.stroke(by: -90, at: -900, from: 20)
    #expect(isClose(rested.velocity, 900, within: 0.01))
    var page = ScrollMotion(Fixtures.pages)
    page.stroke(by: -60, at: -900, from: 0)
    page.stroke(by: -60, at: -900, from: 0.1)
    #expect(isClose(page.velocity, 900, within: 0.01))
    var settings = MotionSettings.desktop
    settings.carriedMomentum = 0
    var plain = flying(at: 900, settings: settings)
    plain.stroke(by: -90, at: -900, from: plain.time)
    #expect(isClose(plain.velocity, 900, within: 0.01))
  }

  @Test func `a row that lands on its stops carries it too`() {
    var boundaries = Self.long
    boundaries.stops = SnapPoints(first: 0, pitch: 100, count: 1001, last: nil)
    boundaries.policy = .groupBoundary
    var motion = flying(at: 900, in: boundaries)
    let first = motion.targetOffset ?? 0
    motion.stroke(by: -90, at: -900, from: motion.time)
    #expect((motion.targetOffset ?? 0) - first > 300)
  }

  @Test func `quick flicks on a free row go further and further`() {
    var motion = ScrollMotion(Self.long)
    var speeds: [CGFloat] = []
    for flick in 0..<4 {
      motion.stroke(by: -90, at: -900, from: Double(flick) * 0.2)
      speeds.append(motion.velocity)
    }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 < $1 })
  }

  // MARK: Pages

  /// Returns the page to which the second of two flicks goes, `pause` seconds after the first.
  private func page(after pause: TimeInterval, countingFrom share: CGFloat) -> Int? {
    var motion = ScrollMotion(Fixtures.loop)
    motion.stroke(by: -80, at: -900, from: 0)
    let press = motion.time + pause
    motion.press(at: press)
    motion.beginDrag(at: press, countingPagesFrom: share)
    for step in 1...8 { motion.drag(to: -9 * CGFloat(step), at: press + Double(step) / 100) }
    motion.lift(at: motion.time)
    return motion.targetStop
  }

  @Test func `a page caught on its way counts from its share on, and never at 1`() {
    #expect(page(after: 0.12, countingFrom: 0.25) == 2)
    #expect(page(after: 0.12, countingFrom: 0.9) == 1)
    #expect(page(after: 0.12, countingFrom: 1) == 1)
    #expect(page(after: 0.001, countingFrom: 0.5) == 1)
  }

  @Test(arguments: [0.08, 0.12, 0.2, 0.4])
  func `ten flicks turn ten pages, as quick as a hand is`(pause: TimeInterval) {
    var motion = ScrollMotion(Fixtures.loop)
    for _ in 0..<10 {
      let press = motion.time + pause
      motion.press(at: press)
      motion.beginDrag(at: press, countingPagesFrom: 0.25)
      for step in 1...8 { motion.drag(to: -9 * CGFloat(step), at: press + Double(step) / 100) }
      motion.lift(at: motion.time)
    }
    motion.advance(to: motion.time + 5)
    #expect(motion.lap == 2 && motion.settledStop == 0)
  }

  @Test func `a move that was asked for counts only where it is caught`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(MotionRequest(id: 1, cause: .dots, target: .stop(4, .shortest)), at: 0)
    motion.advance(to: 0.15)
    let shown = motion.nearestStop ?? 0
    motion.beginDrag(at: 0.15, countingPagesFrom: 0.25)
    for step in 1...8 { motion.drag(to: -9 * CGFloat(step), at: 0.15 + Double(step) / 100) }
    motion.lift(at: motion.time)
    #expect(shown == 2 && motion.targetStop == 3)
  }
}
