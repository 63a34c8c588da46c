import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface
import Testing

/// Tests that what scrolls in a window on an X server is what is painted whole, to the pixel.
struct ScrolledPixelsTests {
  private static let size = CGSize(width: 400, height: 500)

  @Test(arguments: [false, true])
  func `stripes under a header that stays arrive whole, also where the server is another machine`(isFar: Bool)
    async throws
  {
    let display = try await VirtualDisplay(isFar: isFar)
    defer { display.stop() }
    display.adopt()
    let robot = PointerRobot(display: display, process: ProcessInfo.processInfo.processIdentifier)
    let stripes = StripesContent()
    var screenshots: [Screenshot] = []
    stripes.didShow = { stripes in
      guard [12, 47, 90].contains(stripes.shown) else { return }
      if let picture = try? robot.screenshotInLoop() {
        screenshots.append(picture)
        stripes.pictures.append(stripes.displayList)
      }
    }
    let session = try SDLSession()
    let window = try SDLWindow(
      WindowOptions(title: "stripes", size: Self.size, renderer: .software), session: session)
    var loop = MainLoopOptions()
    loop.seconds = HangGuard.seconds
    try SDLMainLoop(
      content: stripes, window: window, resources: DrawingResources(fonts: .blocks), options: loop
    ).run()
    #expect(screenshots.count == 3)
    for (screenshot, list) in zip(screenshots, stripes.pictures) {
      let whole = try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: 1)
      let differences = (0..<500).flatMap { y in
        (0..<400).filter { screenshot[$0, y] != whole[$0, y] & 0xFF_FFFF }.map { "\($0), \(y)" }
      }
      #expect(differences.prefix(3) == [])
    }
  }
}

/// Stripes of all colours that go up under a header, seven pixels a frame, and then down.
private final class StripesContent: ScreenContent {
  private(set) var displayList = DisplayList(size: .zero, background: Color(hex: 0xFFFFFF))
  let chromeList = DisplayList(size: .zero, background: .clear)
  let pointerShape = PointerShape.arrow
  let nextWakeTime: TimeInterval? = nil
  let isMoving = true
  /// The number of frames on the screen.
  private(set) var shown = 0
  var didShow: (StripesContent) -> Void = { _ in }
  var pictures: [DisplayList] = []
  private var frame = 0
  private var size = CGSize.zero

  func handle(_ event: InputEvent) {
    if case .window(.resized(let size, _)) = event.kind { self.size = size }
  }

  func advance(to time: TimeInterval) {
    frame += 1
    let offset = CGFloat(frame < 60 ? frame * 7 : 840 - frame * 7)
    let bounds = CGRect(origin: .zero, size: size)
    displayList.restart(size: size, background: Color(hex: 0xFFFFFF))
    for index in 0..<40 {
      let place = CGRect(x: 30, y: CGFloat(index) * 25 - offset, width: 330, height: 21)
      let color = Color(hex: UInt32(index) &* 0x3A_51C7 & 0xFF_FFFF)
      displayList.commands.append(
        DrawCommand(
          .fill(color, cornerRadius: 6), element: ElementID("stripe/\(index)"), frame: place, clip: bounds))
    }
    let header = CGRect(x: 0, y: 0, width: size.width, height: 40)
    displayList.commands.append(
      DrawCommand(
        .fill(Color(hex: 0x204060).withOpacity(0.7), cornerRadius: 0), element: "header", frame: header,
        clip: bounds))
  }

  func takePictureRequests() -> [PictureRequest] { [] }
  func takeWindowRequests() -> [WindowRequest] { shown > 95 ? [.close] : [] }

  func didPresent(_ frame: PresentedFrame) {
    shown += 1
    didShow(self)
  }
}
