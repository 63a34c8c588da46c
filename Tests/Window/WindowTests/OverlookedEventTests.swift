import CSDL2
import CX11
import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

struct OverlookedEventTests {
  @Test func `a move that Xlib has read while it sent a request is taken without waiting for another event`()
    async throws
  {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let session = try SDLSession()
    let window = try SDLWindow(
      WindowOptions(title: "overlooked", size: CGSize(width: 200, height: 200), renderer: .software),
      session: session)
    window.show()
    let native = try #require(NativeWindow(window))
    let (hand, waiting, clock) = (
      try #require(DrawingConnection(to: window)), EventReader(for: window), SDLClock()
    )
    XSync(native.display, 0)
    while waiting.poll() != nil {}
    XWarpPointer(hand.display, 0, hand.window, 0, 0, 0, 0, 100, 50)
    XFlush(hand.display)
    try #require(DescriptorWait.wait(for: native.connection, atMost: HangGuard.seconds))
    // Sending, Xlib reads what there is to read.
    XDefineCursor(native.display, native.window, 0)
    XFlush(native.display)
    let end = clock.now + HangGuard.seconds
    while let event = waiting.next(until: end, clock: clock) {
      if event.type == SDL_MOUSEMOTION.rawValue { return }
    }
    Issue.record("the move was not taken")
  }
}
