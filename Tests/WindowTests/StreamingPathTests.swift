import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

/// The software path of Wayland, tried on X11, where it works as well.
struct StreamingPathTests {
  @Test func `pixels of our own reach the screen through one texture`() throws {
    let display = try VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    try show(on: display)
  }

  private func show(on display: VirtualDisplay) throws {
    let session = try SDLSession()
    let size = CGSize(width: 400, height: 500)
    let options = WindowOptions(title: "probe", size: size, renderer: .accelerated)
    var opened = try WindowOpener(options: options).open { _ in }
    opened.renderer = .software
    let window = SDLWindow(opened, scale: nil, session: session)
    let resources = DrawingResources(fonts: .blocks)
    #expect(try window.presentation(with: resources) is StreamingPath)
    let probe = ProbeContent(isMoving: false)
    let robot = PointerRobot(display: display, process: ProcessInfo.processInfo.processIdentifier)
    var colors: [UInt32] = []
    probe.isDone = { probe in
      guard probe.frames.count > 5, let picture = try? robot.screenshot() else { return false }
      colors = [picture[200, 100], picture[20, 400]]
      return true
    }
    probe.isMoving = true
    probe.isStill = true
    var loop = MainLoopOptions()
    loop.seconds = 20
    try SDLMainLoop(content: probe, window: window, resources: resources, options: loop).run()
    #expect(colors == [0x185A8C, 0xFAF4E6])
  }
}
