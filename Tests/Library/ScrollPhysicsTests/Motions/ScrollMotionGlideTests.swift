import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests of the glide by a notch of the wheel.
///
/// Covers requirement R61.
struct ScrollMotionGlideTests {
  private struct Case: Decodable {
    let name: String
    let start: CGFloat
    let notches, points: [[Double]]
  }

  /// Covers requirement R61.
  @Test(arguments: [30.0, 60, 144, 1000])
  func `notches glide as the worked numbers say, at any frame rate`(rate: Double) throws {
    for each in try Vectors.load("physics/glide", as: Case.self) {
      var motion = ScrollMotion(Fixtures.feed, at: each.start)
      var notches = each.notches[...]
      var points = each.points[...]
      for frame in 0...Int(rate) {
        let time = Double(frame) / rate
        while let next = [notches.first?[0], points.first?[0]].compactMap({ $0 }).min(), next <= time {
          if let notch = notches.first, notch[0] == next {
            motion.glide(by: notch[1], within: 0.15, at: next)
            notches.removeFirst()
          } else if let point = points.popFirst() {
            motion.advance(to: next)
            #expect(isClose(motion.offset, each.start + point[1], within: 0.0001), "\(each.name) at \(next)")
            if point.count > 2 { #expect(isClose(motion.velocity, point[2], within: 0.0001), "\(each.name)") }
          }
        }
        motion.advance(to: time)
      }
      #expect(notches.isEmpty && points.isEmpty && motion.phase == .idle)
    }
  }

  @Test func `a glide is one movement by the wheel, which settles when the wheel is silent`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    for notch in 0..<4 { motion.glide(by: 53, within: 0.15, at: Double(notch) * 0.06) }
    #expect(motion.isGliding && motion.cause == .wheel && motion.intent == .towardsEnd)
    motion.advance(to: 0.34)
    #expect(motion.phase == .idle && motion.offset == 712 && motion.cause == .wheel)
    motion.endWheel(at: 0.4)
    #expect(motion.cause == nil && motion.direction == .none)
    let kinds = motion.takeKinds()
    #expect(kinds.phases == [.animating, .idle])
    #expect(kinds.filter { $0 == .didSettle(stop: nil) }.count == 1)
  }

  @Test func `a glide longer than the silence settles at its own end`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.glide(by: 53, within: 0.5, at: 0)
    motion.endWheel(at: 0.15)
    #expect(motion.isGliding)
    motion.advance(to: 0.5)
    #expect(motion.phase == .idle && motion.offset == 553 && motion.cause == nil)
  }

  @Test func `place and velocity have no step at a notch, whenever it comes`() {
    for step in 1..<30 {
      var motion = ScrollMotion(Fixtures.feed, at: 1000)
      motion.glide(by: 53, within: 0.15, at: 0)
      motion.advance(to: Double(step) / 200)
      let before = motion
      motion.glide(by: step.isMultiple(of: 2) ? 53 : -53, within: 0.15, at: motion.time)
      #expect(motion.offset == before.offset && isClose(motion.velocity, before.velocity, within: 1e-9))
    }
  }

  @Test func `a press stops it where it is, and a request takes over from its velocity`() {
    var pressed = ScrollMotion(Fixtures.feed, at: 500)
    pressed.glide(by: 53, within: 0.15, at: 0)
    var asked = pressed
    pressed.press(at: 0.075)
    #expect(pressed.offset == 526.5 && pressed.velocity == 0)
    pressed.lift(at: 1)
    pressed.endWheel(at: 1.1)
    #expect(pressed.offset == 526.5 && pressed.phase == .idle && pressed.cause == nil)
    asked.perform(MotionRequest(id: 1, cause: .key, target: .offset(900)), at: 0.075)
    #expect(isClose(asked.offset, 526.5) && isClose(asked.velocity, 530, within: 1e-9))
    asked.advance(to: 5)
    #expect(asked.offset == 900)
  }

  @Test func `a fling hands its velocity to a notch the same way and none to one against it`() {
    for way in [53, -53] as [CGFloat] {
      var motion = ScrollMotion(Fixtures.feed, at: 500)
      motion.stroke(by: -60, at: -1500, from: 0)
      motion.advance(to: 0.3)
      let (place, speed) = (motion.offset, motion.velocity)
      motion.glide(by: way, within: 0.15, at: 0.3)
      #expect(isClose(motion.velocity, way > 0 ? speed : 0, within: 1e-9))
      var last = motion.offset
      for step in 1...40 {
        motion.advance(to: 0.3 + Double(step) / 200)
        #expect((motion.offset - last) * way >= 0, "it goes past its end")
        last = motion.offset
      }
      #expect(isClose(motion.offset, place + way, within: 1e-9))
    }
  }

  @Test func `no notch leaves the legal range, however they come`() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<300 {
      var motion = ScrollMotion(Fixtures.feed, at: random.below(2) == 0 ? 2190 : 20)
      for _ in 0..<12 {
        motion.glide(by: (random.share() - 0.5) * 400, within: 0.15, at: motion.time)
        let end = motion.time + Double(random.share()) * 0.2
        while motion.time < end {
          motion.advance(to: motion.time + 0.004)
          #expect((-1e-6...2200 + 1e-6).contains(motion.offset))
        }
      }
    }
  }

  @Test func `pages reached by a glide wait for the silence and go to the nearer`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.glide(by: 200, within: 0.15, at: 0)
    motion.advance(to: 0.2)
    #expect(motion.offset == 200 && motion.stop == 1 && motion.settledStop == 0)
    motion.endWheel(at: 0.3)
    motion.advance(to: 5)
    #expect(motion.offset == 328 && motion.settledStop == 1)
  }

  @Test func `a loop is glided round, seam by seam`() {
    var motion = ScrollMotion(Fixtures.freeLoop)
    for _ in 0..<3 { motion.glide(by: 250, within: 0.15, at: 0) }
    motion.advance(to: 1)
    #expect(motion.lap == 2 && isClose(motion.offset, 750 - 2000 / 3.0, within: 1e-9))
    #expect(motion.takeKinds().laps == [1, 2])
  }

  @Test func `a layout that moves the content moves the glide with it`() {
    var motion = ScrollMotion(Fixtures.feed, at: 500)
    motion.glide(by: 53, within: 0.15, at: 0)
    motion.setGeometry(Fixtures.feed, keeping: .content(movedBy: 100), at: 0.075)
    #expect(isClose(motion.offset, 626.5) && isClose(motion.velocity, 530, within: 1e-9))
    motion.advance(to: 0.15)
    #expect(isClose(motion.offset, 653) && motion.phase == .idle)
    motion.glide(by: 53, within: 0.15, at: 1)
    let shorter = ScrollGeometry(viewportLength: 800, bounds: .clamped(0...680))
    motion.setGeometry(shorter, keeping: .offset, at: 1.075)
    #expect(isClose(motion.offset, 679.5) && motion.isGliding)
    motion.advance(to: 1.2)
    #expect(motion.offset == 680 && motion.phase == .idle)
  }

  @Test func `what is held, or comes back from beyond an edge, does not glide`() {
    var held = ScrollMotion(Fixtures.feed, at: 500)
    held.press(at: 0)
    held.glide(by: 53, within: 0.15, at: 0.1)
    #expect(held.phase == .tracking)
    var away = ScrollMotion(Fixtures.feed)
    away.beginDrag(at: 0)
    away.drag(to: 300, at: 0.2)
    away.lift(at: 0.5)
    away.glide(by: 53, within: 0.15, at: 0.52)
    #expect(away.phase == .bouncing)
  }
}
