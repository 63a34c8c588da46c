import CSDL2
import Foundation
import SDLRendering
import ScreenInterface
import Testing

struct LostReleaseTests {
  @Test func `a release that SDL never reports ends the stroke as cancelled`() async throws {
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .cancelled }
    probe.onEvent = { event in
      if case .pointer(let pointer) = event.kind, pointer.phase == .pressed {
        SDL_EventState(SDL_MOUSEBUTTONUP.rawValue, SDL_IGNORE)
      }
    }
    try await LiveWindow(renderer: .software).run(probe, until: "the end of the stroke") { robot in
      let start = CGPoint(x: 200, y: 200)
      return try robot.start(
        PointerRobot.Step.drag(from: start, to: CGPoint(x: 200, y: 300), steps: 10))
    }
    let phases = probe.pointerEvents.map(\.event.phase)
    #expect(phases.last == .cancelled)
    #expect(!phases.contains(.released))
  }

  @Test func `clicks that follow each other faster than frames all end where the button is released`()
    async throws
  {
    let clicks = 40
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { probe in
      // Frames are slow: a click often begins after the button was asked for and before events are read.
      Thread.sleep(forTimeInterval: 0.003)
      return probe.pointerEvents.count { [.released, .cancelled].contains($0.event.phase) } == clicks
    }
    try await LiveWindow(renderer: .software).run(probe, until: "the end of the last click") { robot in
      try robot.start((0..<clicks).flatMap { PointerRobot.Step.click(at: CGPoint(x: 100 + $0, y: 200)) })
    }
    #expect(probe.pointerEvents.count { $0.event.phase == .cancelled } == 0)
  }
}
