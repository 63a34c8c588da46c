import Foundation
import SDLRendering
import ScreenInterface

/// A window opened inside the tests, on an X server of its own.
struct LiveWindow {
  private let options: WindowOptions
  private let seconds: TimeInterval

  /// A window that closes by itself after `seconds`.
  init(
    renderer: RendererChoice, size: CGSize = CGSize(width: 430, height: 800), scale: CGFloat? = nil,
    seconds: TimeInterval = 20
  ) {
    options = WindowOptions(title: "probe", size: size, scale: scale, renderer: renderer)
    self.seconds = seconds
  }

  /// Runs `content` until it is done, while what `drive` starts moves the pointer.
  func run(_ content: any ScreenContent, drive: (PointerRobot) throws -> Process?) throws {
    let display = try VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let driving = try drive(
      PointerRobot(display: display, process: ProcessInfo.processInfo.processIdentifier))
    defer { driving?.waitUntilExit() }
    try show(content)
  }

  private func show(_ content: any ScreenContent) throws {
    let session = try SDLSession()
    let window = try SDLWindow(options, session: session)
    var loop = MainLoopOptions()
    loop.seconds = seconds
    let resources = DrawingResources(fonts: .blocks)
    try SDLMainLoop(content: content, window: window, resources: resources, options: loop).run()
  }
}
