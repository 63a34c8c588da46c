import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// The loop on a real X server, its pointer moved by another process.
@Suite(.serialized)
struct LiveLoopTests {
  // A busy machine can spoil a stroke, on either side of the X server, but never mend one: of many strokes one
  // has to come through whole. A loop that looks at its events once a frame spoils every one, with less than a
  // third of the times distinct. The window is small, so that a software rasteriser of GL has time to spare.
  @Test(arguments: [RendererChoice.software, .accelerated])
  func `each move has its own time, and a flick its velocity, while frames are drawn`(
    renderer: RendererChoice
  ) throws {
    let window = LiveWindow(renderer: renderer, size: CGSize(width: 320, height: 480))
    var flick = try Flick(in: window)
    for _ in 0..<60 where !flick.isFaithful { flick = try Flick(in: window) }
    #expect(flick.moves == 200)
    #expect(flick.distinctTimes >= 190)
    #expect(isClose(flick.medianSpeed, flick.overallSpeed, within: flick.tolerance), "\(flick)")
    #expect(flick.frames > 20)
  }

  @Test(arguments: [RendererChoice.software, .accelerated])
  func `a window at rest draws one frame, and another only for a difference`(renderer: RendererChoice) throws
  {
    let probe = ProbeContent(isMoving: false)
    try LiveWindow(renderer: renderer, seconds: 1.5).run(probe) { _ in nil }
    #expect(probe.presented.count <= 3, "the first, and those after the window was uncovered")
    #expect(probe.frames.count <= 8)
  }

  @Test func `a stroke goes on outside the window and comes back`() throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    try LiveWindow(renderer: .software).run(probe) { robot in
      let inside = CGPoint(x: 215, y: 400)
      let outside = CGPoint(x: -150, y: 400)
      return try robot.start(
        [.pause(0.2), .move(inside), .press(1)]
          + PointerRobot.Step.path(from: inside, to: outside, steps: 20)
          + PointerRobot.Step.path(from: outside, to: inside, steps: 20) + [.release(1)])
    }
    let phases = probe.pointerEvents.map(\.event.phase)
    #expect(phases.filter { $0 == .pressed }.count == 1)
    #expect(!phases.contains(.cancelled))
    #expect(probe.pointerEvents.contains { $0.event.location.x < -100 && $0.event.buttons == 1 })
  }

  @Test func `an event in an idle window is followed by its frame`() throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { probe in
      probe.events.contains {
        if case .key(let key) = $0.kind { key.key == "t" && !key.isDown } else { false }
      }
    }
    try LiveWindow(renderer: .software).run(probe) { robot in
      try robot.start([.pause(0.3), .move(CGPoint(x: 20, y: 20)), .pause(0.3), .key("t")])
    }
    let keys = probe.events.filter { if case .key = $0.kind { true } else { false } }
    let down = try #require(keys.first)
    let frame = try #require(probe.frames.first { $0 >= down.timestamp })
    #expect(frame - down.timestamp < 0.25)
  }

  @Test func `a scene is woken at the time that it asked for`() throws {
    let probe = ProbeContent(isMoving: false)
    probe.nextWakeTime = 0.7
    probe.isDone = { ($0.frames.last ?? 0) >= 0.7 }
    try LiveWindow(renderer: .software).run(probe) { _ in nil }
    #expect(try #require(probe.frames.last) >= 0.7)
    #expect(probe.frames.count <= 8, "nothing else was due")
  }

  @Test func `a resize during motion tells the scene and goes on drawing`() throws {
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.displayList.size == CGSize(width: 500, height: 700) && $0.presented.count > 20 }
    probe.requests = [.resize(CGSize(width: 500, height: 700))]
    try LiveWindow(renderer: .software).run(probe) { _ in nil }
    #expect(probe.displayList.size == CGSize(width: 500, height: 700))
    let whole = PixelRect(x: 0, y: 0, width: 500, height: 700)
    #expect(probe.presented.contains { $0.damage == [whole] })
  }

  @Test func `with a scale the window is larger and the pointer's coordinates are not`() throws {
    let probe = ProbeContent(isMoving: false)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    try LiveWindow(renderer: .software, size: CGSize(width: 400, height: 500), scale: 2).run(probe) { robot in
      try robot.start([.pause(0.2)] + PointerRobot.Step.click(at: CGPoint(x: 600, y: 900)))
    }
    #expect(probe.events.first?.kind == .window(.resized(CGSize(width: 400, height: 500), scale: 2)))
    #expect(isClose(try #require(probe.pointerEvents.last).event.location, CGPoint(x: 300, y: 450)))
  }
}
