import Foundation
import ScreenInterface
import Testing

@testable import SDLRendering

struct SDLErrorTests {
  @Test(arguments: [
    (SDLError.noDisplay(reason: "x11 not available"), "DISPLAY or WAYLAND_DISPLAY"),
    (.windowRefused(size: CGSize(width: 90000, height: 10), reason: "too large"), "90000×10"),
    (.rendererRefused(.accelerated, reason: "no driver"), "accelerated renderer was refused: no driver"),
    (.surfaceRefused(size: CGSize(width: 1, height: 2), reason: "lost"), "1×2"),
    (.unwatchable(path: "/none", reason: "No such file or directory"), "/none cannot be watched"),
  ])
  func `an error says what was wrong, with the value`(error: SDLError, part: String) {
    #expect(error.description.contains(part))
  }
}
