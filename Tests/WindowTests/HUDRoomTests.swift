import Foundation
import Testing

/// The dock of the HUD asks a wide window to grow, and the window stays on its screen.
struct HUDRoomTests {
  @Test(arguments: [(1280, 1220), (1024, 900)])
  func `a window grows by the dock where its screen has room, and else the dock stands above the scene`(
    screen: Int, width: Int
  ) throws {
    let display = try VirtualDisplay(width: screen, height: 800)
    defer { display.stop() }
    let window = try FeedWindow("default", ["--size", "900x700", "--hud"], on: display)
    try window.robot.perform([.move(CGPoint(x: 400, y: 300)), .pause(1)])
    let extent = try window.robot.extent()
    #expect(extent.upperBound - extent.lowerBound == width)
    #expect(extent.lowerBound >= 0 && extent.upperBound <= screen, "\(extent)")
    #expect(try window.robot.screenshot().width == width)
    try window.robot.perform([.key("h"), .pause(1)])
    #expect(try window.robot.screenshot().width == 900)
    #expect(try window.program.quit() == 0)
  }
}
