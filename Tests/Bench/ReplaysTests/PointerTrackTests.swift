import Foundation
import Replays
import ScreenInterface
import Testing

struct PointerTrackTests {
  private func event(
    _ phase: PointerEvent.Phase, _ x: CGFloat, at time: TimeInterval
  ) -> InputEvent {
    InputEvent(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 5))), at: time)
  }

  @Test func `nothing is drawn until the pointer was seen`() {
    var track = PointerTrack()
    #expect(track.mark(at: 0) == nil)
    track.note(InputEvent(.key(KeyEvent("left")), at: 0))
    #expect(track.mark(at: 0) == nil)
    track.note(InputEvent(.wheel(WheelEvent(at: CGPoint(x: 3, y: 4), deltaX: 0, deltaY: 1)), at: 0.1))
    #expect(track.mark(at: 0.1) == DrawnPointer(at: CGPoint(x: 3, y: 4), isPressed: false))
  }

  @Test func `a stroke is followed, and its press ripples for a while`() {
    var track = PointerTrack()
    for event in [event(.moved, 10, at: 0), event(.pressed, 10, at: 1), event(.moved, 30, at: 1.1)] {
      track.note(event)
    }
    let ripple = DrawnPointer.Ripple(at: CGPoint(x: 10, y: 5), age: 0.125)
    #expect(track.mark(at: 1.125) == DrawnPointer(at: CGPoint(x: 30, y: 5), isPressed: true, ripple: ripple))
    track.note(event(.released, 40, at: 1.2))
    #expect(track.mark(at: 9) == DrawnPointer(at: CGPoint(x: 40, y: 5), isPressed: false))
  }

  @Test func `it is gone outside the window, but not in the middle of a stroke`() {
    var track = PointerTrack()
    track.note(event(.pressed, 10, at: 0))
    track.note(InputEvent(.window(.pointerInside(false)), at: 0.1))
    #expect(track.mark(at: 0.1)?.isPressed == true)
    track.note(event(.released, 10, at: 0.2))
    track.note(InputEvent(.window(.pointerInside(false)), at: 0.3))
    #expect(track.mark(at: 0.3) == nil)
  }
}
