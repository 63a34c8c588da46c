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
}
