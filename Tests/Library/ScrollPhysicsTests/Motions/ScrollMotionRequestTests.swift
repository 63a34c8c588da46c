import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct ScrollMotionRequestTests {
  private func request(
    _ id: Int, _ target: MotionRequest.Target, _ animation: MotionRequest.Animation = .eased
  ) -> MotionRequest {
    MotionRequest(id: id, cause: .dots, target: target, animation: animation)
  }

  @Test func `from rest a request eases in and out in 0,3 s and arrives exactly`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, .stop(1, .shortest)), at: 1)
    #expect(motion.phase == .animating && motion.stop == 1 && motion.requestID == 1)
    motion.advance(to: 1.075)
    #expect(isClose(motion.offset, 328 * 0.1292, within: 0.02))
    motion.advance(to: 1.15)
    #expect(isClose(motion.offset, 164, within: 1e-6))
    motion.advance(to: 1.3)
    #expect(motion.offset == 328 && motion.phase == .idle && motion.requestID == nil)
    #expect(
      motion.takeKinds() == [
        .requested(id: 1, cause: .dots, stop: 1, offset: 328), .willSettle(offset: 328, stop: 1),
        .phaseChanged(.animating), .stopChanged(1, .dots), .directionChanged(.towardsEnd),
        .ended(id: 1, .arrived), .didSettle(stop: 1), .directionChanged(.none), .phaseChanged(.idle),
      ])
  }

  /// Covers requirements R31 and S13.
  @Test func `five quick steps are five pages, reached once`() {
    var motion = ScrollMotion(Fixtures.paged(count: 9))
    for tap in 0..<5 { motion.perform(request(tap, .step(1)), at: Double(tap) * 0.06) }
    motion.advance(to: 9)
    let kinds = motion.takeKinds()
    #expect(motion.settledStop == 5)
    #expect(kinds.filter { $0 == .didSettle(stop: 5) }.count == 1)
    #expect(kinds.stops == [1, 2, 3, 4, 5])
    #expect(
      kinds.endings == [
        [0: .superseded], [1: .superseded], [2: .superseded], [3: .superseded], [4: .arrived],
      ])
  }

  /// Covers requirements S13 and R41.
  @Test func `a later request bends the motion without a jump of place or speed`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, .stop(3, .shortest)), at: 0)
    motion.advance(to: 0.12)
    let (offset, velocity) = (motion.offset, motion.velocity)
    motion.perform(request(2, .stop(1, .shortest)), at: 0.12)
    #expect(isClose(motion.offset, offset))
    #expect(isClose(motion.velocity, velocity, within: 1e-6))
    motion.advance(to: 5)
    #expect(motion.settledStop == 1)
    #expect(motion.takeKinds().endings == [[1: .superseded], [2: .arrived]])
  }

  /// Covers requirements R41 and S14.
  @Test func `where it rests, or is going, a request changes nothing`() {
    var motion = ScrollMotion(Fixtures.pages, at: 328)
    motion.perform(request(1, .stop(1, .shortest)), at: 0)
    #expect(motion.takeKinds().endings == [[1: .alreadyThere]])
    #expect(motion.phase == .idle)
    motion.stroke(by: -60, at: -900, from: 1)
    _ = motion.takeEvents()
    let before = motion
    motion.perform(request(2, .stop(2, .shortest)), at: motion.time)
    #expect(motion.takeKinds().endings == [[2: .alreadyThere]])
    #expect(motion == before)
    motion.perform(request(3, .step(9)), at: 9)
    #expect(motion.targetStop == 4)
    motion.perform(request(4, .step(1)), at: 9.1)
    #expect(motion.takeKinds().endings.last == [4: .alreadyThere])
  }

  @Test(arguments: [.stop(5, .shortest), .stop(-1, .forward), .offset(.nan)] as [MotionRequest.Target])
  func `an unknown target is rejected and moves nothing`(target: MotionRequest.Target) {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, target), at: 0)
    #expect(
      motion.takeKinds() == [
        .requested(id: 1, cause: .dots, stop: nil, offset: nil), .ended(id: 1, .rejected),
      ])
    #expect(motion.phase == .idle)
  }

  /// Covers requirement R10.
  @Test func `without stops only an offset can be asked for`() {
    var motion = ScrollMotion(Fixtures.feed)
    motion.perform(request(1, .step(1)), at: 0)
    motion.perform(request(2, .offset(9000)), at: 0)
    motion.advance(to: 1)
    #expect(motion.takeKinds().endings == [[1: .rejected], [2: .arrived]])
    #expect(motion.offset == 2200 && motion.stop == nil)
  }

  /// Covers requirement R32.
  @Test func `a press interrupts a request where the content is`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, .stop(4, .shortest)), at: 0)
    motion.advance(to: 0.1)
    let offset = motion.offset
    motion.press(at: 0.1)
    #expect(motion.offset == offset && motion.stop == Int((offset / 328).rounded()))
    #expect(motion.takeKinds().endings == [[1: .interrupted]])
    motion.perform(request(2, .stop(4, .shortest)), at: 0.2)
    #expect(
      motion.takeKinds().drop { if case .requested = $0 { false } else { true } } == [
        .requested(id: 2, cause: .dots, stop: 4, offset: 1312), .willSettle(offset: 1312, stop: 4),
        .ended(id: 2, .interrupted),
      ])
    #expect(motion.offset == offset)
  }

  @Test func `a wheel interrupts, and a view that goes cancels`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, .stop(4, .shortest)), at: 0)
    motion.wheel(by: 1, at: 0.1)
    motion.perform(request(2, .stop(0, .shortest)), at: 0.2)
    motion.advance(to: 0.3)
    motion.abandon(at: 0.3)
    #expect(motion.takeKinds().endings == [[1: .interrupted], [2: .cancelled]])
    #expect(motion.phase == .idle && motion.offset.truncatingRemainder(dividingBy: 328) == 0)
  }

  /// Covers requirement R44.
  @Test func `an unanimated request is there at once and animates nothing`() {
    var motion = ScrollMotion(Fixtures.pages)
    motion.perform(request(1, .stop(3, .shortest), .none), at: 2)
    #expect(motion.offset == 984 && motion.phase == .idle && motion.settledStop == 3)
    let kinds = motion.takeKinds()
    #expect(!kinds.contains(.phaseChanged(.animating)))
    #expect(kinds.contains(.stopChanged(3, .dots)) && kinds.contains(.ended(id: 1, .arrived)))
  }

  /// Covers requirements R45 and S23.
  @Test func `a bounded rewind is one move of at most its time`() {
    var motion = ScrollMotion(Fixtures.paged(count: 40), at: 39 * 328)
    motion.perform(request(1, .stop(0, .shortest), .bounded(0.6)), at: 0)
    #expect(motion.stop == 0)
    motion.advance(to: 0.6)
    #expect(motion.offset == 0 && motion.phase == .idle)
    #expect(motion.takeKinds().stops == [0])
  }

  /// Covers requirement R05.
  @Test func `in a loop a stop is reached the shorter way, forward when both are as far`() {
    var motion = ScrollMotion(Fixtures.loop, at: 4 * 328)
    motion.perform(request(1, .stop(0, .shortest)), at: 0)
    motion.advance(to: 1)
    #expect(motion.lap == 1 && motion.offset == 0)
    motion.perform(request(2, .stop(4, .forward)), at: 1)
    motion.advance(to: 2)
    #expect(motion.lap == 1 && motion.stop == 4)
    motion.perform(request(3, .stop(2, .backward)), at: 2)
    motion.advance(to: 3)
    #expect(motion.lap == 1 && motion.stop == 2)
    var even = ScrollMotion(
      ScrollGeometry(
        viewportLength: 390, bounds: .periodic(1313.2),
        stops: SnapPoints(first: 0, pitch: 328.3, count: 4, last: nil)))
    even.perform(request(4, .stop(2, .shortest)), at: 0)
    #expect(even.targetStop == 2)
    even.advance(to: 1)
    #expect(even.lap == 0)
    even.perform(request(5, .stop(0, .shortest)), at: 1)
    even.advance(to: 2)
    #expect(even.lap == 1)
  }

  /// Covers requirement R31.
  @Test func `steps in a loop add up across the seam`() {
    var motion = ScrollMotion(Fixtures.loop, at: 3 * 328)
    for tap in 0..<7 { motion.perform(request(tap, .step(1)), at: Double(tap) * 0.05) }
    motion.advance(to: 9)
    #expect(motion.settledStop == 0 && motion.lap == 2)
    for tap in 0..<3 { motion.perform(request(tap, .step(-1)), at: 9 + Double(tap) * 0.05) }
    motion.advance(to: 19)
    #expect(motion.settledStop == 2 && motion.lap == 1)
  }

  private struct RouteCase: Decodable {
    let name: String
    let count, from, to, step: Int
    let route: MotionRequest.Route
  }

  /// Covers requirement R05.
  @Test func `in a loop the way to a page is as long as the worked numbers say`() throws {
    for each in try Vectors.load("paging/routes", as: RouteCase.self) {
      let pitch: CGFloat = 328.3
      let loop = ScrollGeometry(
        viewportLength: 390, bounds: .periodic(pitch * CGFloat(each.count)),
        stops: SnapPoints(first: 0, pitch: pitch, count: each.count, last: nil))
      var motion = ScrollMotion(loop, at: CGFloat(each.from) * pitch)
      let start = CGFloat(motion.lap) * pitch * CGFloat(each.count) + motion.offset
      motion.perform(request(1, .stop(each.to, each.route)), at: 0)
      motion.advance(to: 1)
      let way = CGFloat(motion.lap) * pitch * CGFloat(each.count) + motion.offset - start
      #expect(isClose(way, CGFloat(each.step) * pitch, within: 1e-6), "\(each.name): \(way)")
      #expect(motion.settledStop == each.to, "\(each.name)")
    }
  }

  @Test func `a request whose curve takes no time is there at once`() {
    var settings = MotionSettings.uiKit
    settings.requestCurve.duration = 0
    var motion = ScrollMotion(geometry: Fixtures.pages, offset: 0, settings: settings)
    motion.perform(request(1, .stop(2, .shortest)), at: 1)
    #expect(motion.offset == 656)
    motion.advance(to: 1)
    #expect(motion.phase == .idle && motion.takeKinds().endings == [[1: .arrived]])
  }
}
