import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// Tests of the loop on a real X server, with the pointer moved by another process.
///
/// The number of moves that have times of their own depends on the machine: `orihon bench input` measures it.
@Suite(.serialized)
struct LiveLoopTests {
  @Test(arguments: [RendererChoice.software, .accelerated])
  func `while frames are drawn each move is told once, in order, and before the frame that follows it`(
    renderer: RendererChoice
  ) async throws {
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    let window = LiveWindow(renderer: renderer, size: CGSize(width: 320, height: 480))
    try await window.run(probe, until: "the release of a flick") { robot in
      try robot.start(
        PointerRobot.Step.drag(
          from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40), steps: 200, interval: 0.004))
    }
    let events: [PointerEvent] = probe.pointerEvents.map(\.event)
    let moves = events.filter { $0.phase == .moved && $0.buttons == 1 }
    let path: [CGFloat] = stride(from: 438, through: 40, by: -2).map { $0 }
    #expect(moves.map(\.location.y) == path)
    let times = probe.story.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "no time lies before what was said before")
  }

  @Test(arguments: [RendererChoice.software, .accelerated])
  func `a window at rest makes a frame for an event, and shows one only for a difference`(
    renderer: RendererChoice
  ) async throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { $0.pointerEvents.last?.event.location == CGPoint(x: 60, y: 20) }
    try await LiveWindow(renderer: renderer).run(probe, until: "the last move") { robot in
      try robot.start(
        PointerRobot.Step.path(
          from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 20, interval: 0.05))
    }
    #expect(probe.pointerEvents.count >= 20)
    #expect(probe.presented.count <= 3, "the first, and those after the window was uncovered")
    #expect(probe.frames.count <= probe.events.count + 4, "nothing moves by itself")
  }

  @Test
  func `what lies under the pointer is asked after events and before a rest, not while the scene moves`()
    async throws
  {
    let moving = ProbeContent(isMoving: true)
    moving.isDone = { $0.presented.count >= 40 }
    try await LiveWindow(renderer: .software).run(moving, until: "40 frames")
    #expect(moving.shapeQuestions <= moving.events.count)
    let resting = ProbeContent(isMoving: false)
    resting.nextWakeTime = 0.3
    var rest: (before: Int, end: TimeInterval)?
    resting.isDone = { probe in
      guard let time = probe.frames.last, time >= 0.3 else { return false }
      if let rest { return time >= rest.end }
      rest = (probe.shapeQuestions, time + 2)
      probe.nextWakeTime = time + 2
      return false
    }
    try await LiveWindow(renderer: .software).run(resting, until: "the frame after a rest")
    #expect(resting.shapeQuestions > (try #require(rest).before))
  }

  @Test func `a stroke goes on outside the window and comes back`() async throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    try await LiveWindow(renderer: .software).run(probe, until: "the release of a stroke") { robot in
      let inside = CGPoint(x: 215, y: 400)
      let outside = CGPoint(x: -150, y: 400)
      return try robot.start(
        [.move(inside), .press(1)]
          + PointerRobot.Step.path(from: inside, to: outside, steps: 20)
          + PointerRobot.Step.path(from: outside, to: inside, steps: 20) + [.release(1)])
    }
    let phases = probe.pointerEvents.map(\.event.phase)
    #expect(phases.filter { $0 == .pressed }.count == 1)
    #expect(!phases.contains(.cancelled))
    #expect(probe.pointerEvents.contains { $0.event.location.x < -100 && $0.event.buttons == 1 })
  }

  @Test func `an event in an idle window is followed by its frame`() async throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { Self.frame(afterKeyIn: $0.story) != nil }
    try await LiveWindow(renderer: .software).run(probe, until: "a frame after a key") { robot in
      try robot.start([.move(CGPoint(x: 20, y: 20)), .key("t")])
    }
    #expect(Self.frame(afterKeyIn: probe.story) != nil)
  }

  /// Returns the time of the frame that follows the first key that goes down.
  private static func frame(afterKeyIn story: [ProbeContent.Moment]) -> TimeInterval? {
    let isDown = { (moment: ProbeContent.Moment) in
      if case .key(let key) = moment.event?.kind { key.key == "t" && key.isDown } else { false }
    }
    guard let down = story.firstIndex(where: isDown) else { return nil }
    return story[down...].first { $0.event == nil && $0.time >= story[down].time }?.time
  }

  @Test func `a scene is woken at the time that it asked for`() async throws {
    let probe = ProbeContent(isMoving: false)
    probe.nextWakeTime = 0.7
    probe.isDone = { ($0.frames.last ?? 0) >= 0.7 }
    try await LiveWindow(renderer: .software).run(probe, until: "the frame at 0.7 s")
    #expect(try #require(probe.frames.last) >= 0.7)
    #expect(probe.frames.count <= probe.events.count + 4, "nothing else was due")
  }

  @Test func `a resize during motion tells the scene and goes on drawing`() async throws {
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.displayList.size == CGSize(width: 500, height: 700) && $0.presented.count > 20 }
    probe.requests = [.resize(CGSize(width: 500, height: 700))]
    try await LiveWindow(renderer: .software).run(probe, until: "frames of another size")
    #expect(probe.displayList.size == CGSize(width: 500, height: 700))
    let whole = PixelRect(x: 0, y: 0, width: 500, height: 700)
    #expect(probe.presented.contains { $0.damage == [whole] })
  }

  @Test func `with a scale the window is larger and the pointer's coordinates are not`() async throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    let window = LiveWindow(renderer: .software, size: CGSize(width: 400, height: 500), scale: 2)
    try await window.run(probe, until: "a click") { robot in
      try robot.start(PointerRobot.Step.click(at: CGPoint(x: 600, y: 900)))
    }
    #expect(probe.events.first?.kind == .window(.resized(CGSize(width: 400, height: 500), scale: 2)))
    #expect(isClose(try #require(probe.pointerEvents.last).event.location, CGPoint(x: 300, y: 450)))
  }
}
