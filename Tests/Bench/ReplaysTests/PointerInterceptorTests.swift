import Foundation
import OrihonTesting
import SampleRuns
import ScreenInterface
import Stage
import Testing

@testable import Replays

struct PointerInterceptorTests {
  private func parts(_ content: StageSession) -> Set<String> {
    Set(content.chromeList.commands.map(\.element.path).filter { $0.hasPrefix("tools/pointer/") })
  }

  private func pointer(_ phase: PointerEvent.Phase, _ device: PointerEvent.Device = .mouse) -> InputEvent.Kind
  {
    .pointer(PointerEvent(phase, at: CGPoint(x: 200, y: 880), device: device, buttons: 1))
  }

  @Test(arguments: PointerEvent.Device.allCases)
  func `mouse and finger are drawn above the scene and leave no trace in it`(
    device: PointerEvent.Device
  ) {
    let (stage, plain) = (Playing.stage(), Playing.stage())
    let content = StageSession(stage)
    content.intercept { PointerInterceptor(on: $0, isDrawn: true) }
    content.advance(to: 0)
    #expect(parts(content).isEmpty)
    for screen in [content, plain] as [any ScreenContent] {
      screen.handle(InputEvent(pointer(.pressed, device), at: 0.1))
      screen.advance(to: 0.2)
    }
    #expect(parts(content) == ["tools/pointer/disc", "tools/pointer/ripple"])
    #expect(content.displayList == plain.displayList)
    #expect(stage.chromeList == plain.chromeList)
    #expect(stage.digest == plain.digest)
    #expect(content.isMoving)
    content.handle(InputEvent(pointer(.released, device), at: 0.3))
    content.advance(to: 3)
    #expect(!parts(content).contains("tools/pointer/ripple"))
    #expect(!content.isMoving)
  }

  @Test func `a ripple keeps its pace when time runs slower`() {
    let stage = Playing.stage()
    let content = StageSession(stage)
    let drawn = content.intercept { PointerInterceptor(on: $0, isDrawn: true, speed: 0.1) }
    content.handle(InputEvent(pointer(.pressed), at: 0.1))
    content.advance(to: 0.1 + 0.9 * 0.1 * DrawnPointer.Ripple.duration)
    #expect(parts(content).contains("tools/pointer/ripple"))
    drawn.show(at: 0.1 + 1.1 * 0.1 * DrawnPointer.Ripple.duration)
    #expect(!parts(content).contains("tools/pointer/ripple"))
  }
}
