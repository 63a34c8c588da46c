import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionStrokeTests {
  @Test func `content follows the pointer, and resists beyond the edge`() {
    var motion = ScrollMotion(Fixtures.feed, at: 300)
    motion.press(at: 0)
    #expect(motion.phase == .tracking)
    motion.beginDrag(at: 0.1)
    motion.drag(to: -120, at: 0.2)
    #expect(isClose(motion.offset, 420))
    motion.drag(to: 400, at: 0.3)
    #expect(isClose(motion.offset, -51.462, within: 0.0005))
    motion.drag(to: 0, at: 0.4)
    #expect(isClose(motion.offset, 300))
    #expect(motion.cause == .drag && motion.phase == .dragging)
  }

  @Test func `a fling runs to its natural stop and ends there exactly`() throws {
    var motion = ScrollMotion(Fixtures.feed, at: 300)
    motion.stroke(by: -80, at: -800, from: 0)
    #expect(motion.phase == .decelerating && motion.cause == .fling)
    #expect(isClose(motion.velocity, 800, within: 0.01))
    let rest = try #require(motion.targetOffset)
    #expect(isClose(rest, 380 + 800 / DecelerationRate.normal.decay, within: 0.01))
    #expect(motion.predictedOffset == rest)
    motion.advance(to: try #require(motion.nextDeadline))
    #expect(motion.phase == .idle && motion.offset == rest && motion.cause == nil)
  }

  @Test func `a fling past the edge decelerates, bounces and rests on the edge`() {
    var motion = ScrollMotion(Fixtures.feed, at: 2000)
    motion.stroke(by: -100, at: -2000, from: 0)
    let phases = phases(of: &motion)
    #expect(phases == [.tracking, .dragging, .decelerating, .bouncing, .idle])
    #expect(motion.offset == 2200)
  }

  @Test func `without bounces a fling stops dead at the edge and a drag does too`() {
    var motion = ScrollMotion(Fixtures.hard, at: 2000)
    motion.stroke(by: -100, at: -2000, from: 0)
    #expect(phases(of: &motion) == [.tracking, .dragging, .decelerating, .idle])
    #expect(motion.offset == 2200)
    motion.beginDrag(at: 60)
    motion.drag(to: -50, at: 60.1)
    #expect(motion.offset == 2200)
    motion.drag(to: 50, at: 60.2)
    #expect(motion.offset == 2150)
  }

  @Test func `what fits cannot be dragged, unless it always bounces`() {
    var motion = ScrollMotion(Fixtures.short)
    motion.stroke(by: -200, at: -2000, from: 0)
    #expect(motion.offset == 0 && motion.phase == .idle)
    var geometry = Fixtures.short
    geometry.alwaysBounces = true
    var bouncing = ScrollMotion(geometry)
    bouncing.beginDrag(at: 0)
    bouncing.drag(to: -200, at: 0.1)
    #expect(bouncing.offset > 50)
    bouncing.lift(at: 0.5)
    #expect(bouncing.phase == .bouncing)
    bouncing.advance(to: 9)
    #expect(bouncing.offset == 0 && bouncing.phase == .idle)
  }

  /// Covers requirement R32.
  @Test func `overscrolled content is caught without a jump and follows through the band`() {
    var motion = ScrollMotion(Fixtures.feed)
    motion.beginDrag(at: 0)
    motion.drag(to: 300, at: 0.2)
    motion.lift(at: 0.5)
    #expect(motion.phase == .bouncing)
    motion.advance(to: 0.53)
    let caught = motion.offset
    motion.press(at: 0.53)
    motion.beginDrag(at: 0.55)
    #expect(isClose(motion.offset, caught))
    let band = RubberBand(dimension: 800)
    motion.drag(to: 40, at: 0.6)
    #expect(isClose(motion.offset, -band.offset(for: band.distance(for: -caught) + 40), within: 1e-9))
  }

  @Test func `a release beyond the edge hands on the velocity of the content, not of the pointer`() {
    var motion = ScrollMotion(Fixtures.feed)
    motion.stroke(by: 100, at: 600, from: 0)
    let slope = RubberBand(dimension: 800).slope(at: 100)
    #expect(isClose(motion.velocity, -600 * slope, within: 0.01))
    #expect(motion.phase == .bouncing)
  }

  @Test func `a pointer that rested before its release throws nothing`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.beginDrag(at: 0)
    for step in 1...10 { motion.drag(to: CGFloat(step) * -9, at: Double(step) / 100) }
    motion.lift(at: 0.21)
    #expect(motion.phase == .idle && isClose(motion.offset, 590))
    #expect(motion.takeKinds().last == .phaseChanged(.idle))
  }

  /// Covers requirement R28.
  @Test func `a short flick turns the page, a slow short drag does not`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -40, at: -900, from: 0)
    #expect(motion.targetStop == 1)
    motion.advance(to: 5)
    #expect(motion.offset == 328 && motion.settledStop == 1)
    motion.stroke(by: -40, at: -100, from: 6)
    #expect(motion.targetStop == 1)
    motion.advance(to: 12)
    #expect(motion.offset == 328)
  }

  /// Covers requirements R32 and S28.
  @Test func `a press stops a page where it is, and letting go lets it go to the nearer one`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.stroke(by: -60, at: -900, from: 0)
    motion.advance(to: 0.1)
    let caught = motion.offset
    motion.press(at: 0.1)
    #expect(motion.offset == caught && motion.velocity == 0 && motion.phase == .tracking)
    motion.advance(to: 3)
    #expect(motion.offset == caught)
    motion.lift(at: 3)
    #expect(motion.phase == .decelerating)
    motion.advance(to: 9)
    #expect(motion.phase == .idle && motion.offset == (caught < 164 ? 0 : 328))
  }

  @Test func `a press that moves nothing tells nothing but the press`() {
    var motion = ScrollMotion(Fixtures.pages, at: 328)
    motion.press(at: 1)
    motion.lift(at: 2)
    #expect(motion.takeKinds() == [.phaseChanged(.tracking), .phaseChanged(.idle)])
  }

  /// Covers requirement R25.
  @Test func `a lost stroke ends as a release without velocity`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.beginDrag(at: 0)
    for step in 1...5 { motion.drag(to: CGFloat(step) * -12, at: Double(step) / 100) }
    motion.cancel(at: 0.05)
    #expect(motion.targetStop == 0 && motion.cause == .drag)
  }

  @Test func `what the pointer did before its drag counts for the velocity, not for the offset`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.press(at: 0)
    for step in 0...3 { motion.track(CGFloat(step) * -10, at: Double(step) / 100) }
    motion.beginDrag(at: 0.03)
    motion.drag(to: -10, at: 0.04)
    #expect(isClose(motion.offset, 510))
    motion.lift(at: 0.04)
    #expect(isClose(motion.velocity, 1000, within: 0.01))
  }

  /// Covers requirement R27.
  @Test func `the program may choose another target at the release`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.beginDrag(at: 0)
    for step in 1...10 { motion.drag(to: CGFloat(step) * -10, at: Double(step) / 100) }
    motion.lift(at: 0.1) { proposal in
      #expect(isClose(proposal.velocity, 1, within: 1e-6))
      #expect(isClose(proposal.target, 328))
      return 656
    }
    #expect(motion.targetStop == 2)
    motion.advance(to: 9)
    #expect(motion.offset == 656)
  }

  @Test func `a wheel moves at once, no further than the edge, and stops a fling`() {
    var motion = ScrollMotion(Fixtures.feed, at: 100)
    #expect(isClose(motion.wheel(by: 53, at: 1), 53))
    #expect(isClose(motion.wheel(by: -500, at: 1.1), -153))
    #expect(motion.wheel(by: -53, at: 1.2) == 0)
    #expect(motion.cause == .wheel && motion.phase == .idle)
    motion.endWheel(at: 2)
    #expect(motion.cause == nil)
    motion.stroke(by: -50, at: -900, from: 3)
    motion.wheel(by: 10, at: 3.2)
    #expect(motion.phase == .idle && motion.velocity == 0)
  }

  @Test func `pages left between two stops by a wheel go to the nearer when it has ended`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.wheel(by: 200, at: 0)
    #expect(motion.stop == 1 && motion.settledStop == 0)
    motion.endWheel(at: 0.15)
    motion.advance(to: 5)
    #expect(motion.offset == 328 && motion.settledStop == 1)
  }

  private func phases(of motion: inout ScrollMotion) -> [ScrollPhase] {
    motion.advance(to: motion.time + 30)
    return motion.takeKinds().phases
  }
}
