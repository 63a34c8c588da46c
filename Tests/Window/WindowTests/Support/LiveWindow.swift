import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface

/// A window opened inside the tests, on an X server of its own.
struct LiveWindow {
  private let options: WindowOptions

  /// Creates a window that its content closes.
  init(
    renderer: RendererChoice, size: CGSize = CGSize(width: 430, height: 800), scale: CGFloat? = nil
  ) {
    options = WindowOptions(title: "probe", size: size, scale: scale, renderer: renderer)
  }

  /// Runs `content` until it closes the window.
  ///
  /// Once the first frame is on the screen, `drive` may start a program that moves the pointer.
  ///
  /// - Throws: `HarnessFault.neverShown` with `what` where the content never closes the window.
  func run(
    _ content: any ScreenContent, until what: String,
    drive: @escaping (PointerRobot) throws -> Process? = { _ in nil }
  ) async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let robot = PointerRobot(display: display, process: ProcessInfo.processInfo.processIdentifier)
    let driven = DrivenContent(content) { try drive(robot) }
    defer { driven.finish() }
    try show(driven)
    if let fault = driven.fault { throw fault }
    guard driven.isClosed else { throw HarnessFault.neverShown(what, last: "the window was still open") }
  }

  private func show(_ content: any ScreenContent) throws {
    let session = try SDLSession()
    let window = try SDLWindow(options, session: session)
    var loop = MainLoopOptions()
    loop.seconds = HangGuard.seconds
    let resources = DrawingResources(fonts: .blocks)
    try SDLMainLoop(content: content, window: window, resources: resources, options: loop).run()
  }
}

/// A content that starts moving the pointer at the first frame.
private final class DrivenContent: ScreenContent {
  private let content: any ScreenContent
  private let drive: () throws -> Process?
  private var driving: Process?
  private var hasBegun = false
  /// The error that kept the pointer from being moved; `nil` for none.
  private(set) var fault: (any Error)?
  /// True once the content has closed its window.
  private(set) var isClosed = false

  init(_ content: any ScreenContent, drive: @escaping () throws -> Process?) {
    self.content = content
    self.drive = drive
  }

  func handle(_ event: InputEvent) { content.handle(event) }
  func advance(to time: TimeInterval) { content.advance(to: time) }
  var displayList: DisplayList { content.displayList }
  var chromeList: DisplayList { content.chromeList }
  var isMoving: Bool { content.isMoving }
  var nextWakeTime: TimeInterval? { content.nextWakeTime }
  var pointerShape: PointerShape { content.pointerShape }
  var wantedPixels: PixelRect? { content.wantedPixels }
  func lend(_ sample: MagnifierPixels) { content.lend(sample) }
  func takePictureRequests() -> [PictureRequest] { content.takePictureRequests() }

  var frameProbe: (any FrameProbe)? {
    get { content.frameProbe }
    set { content.frameProbe = newValue }
  }

  func didPresent(_ frame: PresentedFrame) {
    content.didPresent(frame)
    if hasBegun { return }
    hasBegun = true
    do { driving = try drive() } catch { fault = error }
  }

  func takeWindowRequests() -> [WindowRequest] {
    let requests = content.takeWindowRequests() + (fault == nil ? [] : [.close])
    isClosed = isClosed || requests.contains(.close)
    return requests
  }

  /// Waits until the pointer stands still.
  func finish() { driving?.waitUntilExit() }
}
