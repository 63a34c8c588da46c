import Foundation
import Testing

/// Tests of the HUD's dock, for which a wide window grows, and stays on its screen.
struct HUDRoomTests {
  @Test(arguments: [(1280, 1220), (1024, 900)])
  func `a window grows by the dock where its screen has room, and else the dock stands above the scene`(
    screen: Int, width: Int
  ) async throws {
    let display = try await VirtualDisplay(width: screen, height: 800)
    defer { display.stop() }
    let window = try await FeedWindow("default", ["--size", "900x700", "--hud"], on: display)
    try await window.pauseAutoScroll(at: CGPoint(x: 400, y: 300))
    try await window.screenshot(of: "a window of \(width)") { $0.width == width }
    let extent = try await window.robot.extent()
    #expect(extent.upperBound - extent.lowerBound == width)
    #expect(extent.lowerBound >= 0 && extent.upperBound <= screen, "\(extent)")
    try await window.robot.perform([.key("h")])
    try await window.screenshot(of: "a window as it was") { $0.width == 900 }
    try await window.program.quit()
  }
}
