import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionDirectionTests {
  private func run(_ motion: inout ScrollMotion, until end: TimeInterval) -> Set<ScrollDirection> {
    var intents: Set<ScrollDirection> = []
    while motion.time < end {
      motion.advance(to: motion.time + 1 / 60.0)
      intents.insert(motion.intent)
    }
    return intents
  }

  /// Covers requirement S33.
  @Test func `a page that goes back to its place was meant to go on`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.beginDrag(at: 0)
    for step in 1...10 { motion.drag(to: CGFloat(step) * -10, at: Double(step) / 20) }
    motion.lift(at: 1)
    #expect(motion.targetStop == 0)
    #expect(run(&motion, until: 9) == [.towardsEnd])
    #expect(motion.phase == .idle && motion.offset == 0)
    #expect(motion.takeKinds().directions == [.towardsEnd, .towardsStart, .none])
  }

  /// Covers requirement S33.
  @Test func `neither a bounce nor a seam changes what was meant`() {
    var feed = ScrollMotion(Fixtures.feed, at: 2000)
    feed.stroke(by: -150, at: -2500, from: 0)
    #expect(run(&feed, until: 9) == [.towardsEnd])
    #expect(feed.offset == 2200)
    var loop = ScrollMotion(Fixtures.freeLoop)
    loop.stroke(by: 300, at: 4000, from: 0)
    #expect(run(&loop, until: 9) == [.towardsStart])
    #expect(loop.lap < -2)
  }

  /// Covers requirement S33.
  @Test func `a gesture means nothing until it has gone further than the dead band`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.stroke(by: -60, at: -900, from: 0)
    motion.advance(to: 0.2)
    #expect(motion.intent == .towardsEnd)
    motion.beginDrag(at: 0.2)
    #expect(motion.intent == .none && motion.direction == .towardsEnd)
    motion.drag(to: -0.5, at: 0.21)
    #expect(motion.intent == .none)
    motion.drag(to: -0.6, at: 0.22)
    #expect(motion.intent == .towardsEnd)
    motion.drag(to: 4, at: 0.23)
    #expect(motion.intent == .towardsStart)
  }

  @Test func `a request means its target, a wheel its turns`() {
    var motion = ScrollMotion(Fixtures.loop)
    motion.perform(MotionRequest(id: 1, cause: .key, target: .step(-1)), at: 0)
    #expect(motion.intent == .towardsStart)
    motion.advance(to: 1)
    #expect(motion.intent == .towardsStart && motion.direction == .none)
    motion.wheel(by: 20, at: 2)
    #expect(motion.intent == .towardsEnd)
    motion.endWheel(at: 2.2)
    motion.advance(to: 9)
    #expect(motion.intent == .towardsEnd && motion.stop == 4)
  }

  /// Covers requirement S33.
  @Test func `a correction of layout is no movement`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.beginDrag(at: 0)
    motion.drag(to: -30, at: 0.1)
    motion.setGeometry(Fixtures.feed, keeping: .content(movedBy: -200), at: 0.1)
    #expect(motion.intent == .towardsEnd && motion.direction == .towardsEnd)
    motion.drag(to: -30.2, at: 0.2)
    #expect(motion.intent == .towardsEnd && motion.direction == .towardsEnd)
  }

  /// Covers requirement S33.
  @Test func `a slow creep is noticed, however small its steps`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.beginDrag(at: 0)
    for step in 1...60 { motion.drag(to: CGFloat(step) * 0.01, at: Double(step)) }
    #expect(motion.takeKinds().directions == [.towardsStart])
  }
}
