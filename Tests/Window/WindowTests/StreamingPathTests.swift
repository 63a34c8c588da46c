import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

/// Tests of the software path of Wayland on X11, which supports it as well.
struct StreamingPathTests {
  @Test func `pixels of our own reach the screen through one texture`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let robot = PointerRobot(display: display, process: ProcessInfo.processInfo.processIdentifier)
    var colors: [UInt32] = []
    let probe = ProbeContent(isMoving: true)
    probe.isStill = true
    probe.isDone = { probe in
      guard probe.frames.count > 5, let picture = try? robot.screenshotInLoop() else { return false }
      colors = [picture[200, 100], picture[20, 400]]
      return true
    }
    try show(probe)
    #expect(colors == [0x185A8C, 0xFAF4E6])
  }

  /// Covers requirement R54.
  @Test func `a present that blocks tells that the window is covered, not that it is hidden`()
    async throws
  {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.events.contains { $0.kind == .window(.occluded(true)) } }
    try show(probe, presentDelay: 0.15)
    #expect(probe.isDone(probe))
    #expect(!probe.events.contains { $0.kind == .window(.visible(false)) })
  }

  /// Covers requirement R54: a covered window tries whether it is seen again, because nothing tells it so.
  @Test func `a covered window at rest goes on trying whether it is seen again`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let probe = ProbeContent(isMoving: true)
    var shownWhenCovered: Int?
    probe.onEvent = { [unowned probe] event in
      guard event.kind == .window(.occluded(true)) else { return }
      probe.isMoving = false
      shownWhenCovered = probe.presented.count
    }
    probe.isDone = { probe in shownWhenCovered.map { probe.presented.count >= $0 + 4 } ?? false }
    try show(probe, presentDelay: 0.15)
    #expect(probe.isDone(probe))
  }

  private func show(_ probe: ProbeContent, presentDelay: TimeInterval = 0) throws {
    let session = try SDLSession()
    let size = CGSize(width: 400, height: 500)
    let options = WindowOptions(title: "probe", size: size, renderer: .accelerated)
    var opened = try WindowOpener(options: options).open { _ in }
    opened.renderer = .software
    let window = SDLWindow(opened, scale: nil, session: session)
    let resources = DrawingResources(fonts: .blocks)
    #expect(try window.presentation(with: resources) is StreamingPath)
    var loop = MainLoopOptions()
    loop.seconds = HangGuard.seconds
    loop.presentDelay = presentDelay
    try SDLMainLoop(content: probe, window: window, resources: resources, options: loop).run()
  }
}
