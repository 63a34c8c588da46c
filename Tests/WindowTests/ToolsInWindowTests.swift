import CSDL2
import CollectionViews
import Foundation
import Gallery
import LayoutGeometry
import SDLRendering
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// The tools in a window, with a real pointer and real keys.
@Suite(.serialized)
struct ToolsInWindowTests {
  @Test(arguments: [RendererChoice.software, .accelerated])
  func `I and a click put the element on the clipboard, and L shows the pixel under the pointer`(
    renderer: RendererChoice
  ) throws {
    let probe = try ToolProbe()
    var told: String?
    probe.isDone = { _ in
      guard let text = SDL_GetClipboardText() else { return false }
      defer { SDL_free(text) }
      told = String(cString: text)
      return told == "hero/card/page-1/content/0"
    }
    let place = CGPoint(x: 40, y: 300)
    try LiveWindow(renderer: renderer, size: CGSize(width: 430, height: 700)).run(probe) { robot in
      try robot.start(
        [.pause(0.4), .move(place), .key("i"), .key("l"), .pause(0.3), .press(1), .pause(0.1), .release(1)]
          + PointerRobot.Step.path(from: place, to: place + CGPoint(x: 20, y: 0), steps: 40, interval: 0.05))
    }
    #expect(told == "hero/card/page-1/content/0")
    #expect(probe.stage.trace.rows.first { $0.id == "hero" }?.motion.page == 0)
    let sample = try #require(probe.samples.last)
    #expect(sample.area.width == 17 && sample.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(sample.color(x: sample.area.x + 8, y: sample.area.y + 8) != Color(hex: 0))
  }

  @Test func `a dropped picture is laid over the scene, and one that is none is told`() throws {
    let folder = try TemporaryFolder()
    let mock = folder.file("mock.png")
    try PNGFile().png(of: Bitmap(width: 430, height: 700, color: 0xFF20_4060)).write(to: mock)
    let probe = try ToolProbe()
    probe.drops = [mock.path, folder.file("gone.png").path]
    probe.isDone = { probe in
      let commands = probe.chromeList.commands
      return commands.contains { $0.element == "tools/reference" }
        && commands.contains { $0.element == "tools/note" } && probe.drops.isEmpty
    }
    try LiveWindow(renderer: .software, size: CGSize(width: 430, height: 700)).run(probe) { _ in nil }
    #expect(probe.chromeList.commands.contains { $0.element == "tools/reference" })
    #expect(!probe.displayList.pictures.contains { $0.path == mock.path })
  }

  @Test(arguments: ["software", "accelerated"])
  func `the difference from its own picture is black, and V takes the scene apart and back`(renderer: String)
    throws
  {
    let folder = try TemporaryFolder()
    let feed = Checkout.root().appendingPathComponent("Resources/Feeds/minimal.yml").path
    let still = ["--reduce-motion", "--renderer", renderer]
    let window = try FeedWindow(feed, still)
    // The hint has gone by then.
    try window.robot.perform([.move(CGPoint(x: 415, y: 900)), .pause(7)])
    let before = try window.robot.screenshot()
    try window.robot.perform([.key("v"), .pause(0.5)])
    #expect(try window.robot.screenshot().share(differingFrom: before) > 0.3)
    try window.robot.perform([.key("v"), .pause(0.5)])
    #expect(try window.robot.screenshot().share(differingFrom: before) == 0)
    let mock = folder.file("mock.png")
    try PNGFile().png(of: before.bitmap).write(to: mock)
    let other = try FeedWindow(
      feed, still + ["--reference", mock.path, "--reference-mode", "difference"])
    try other.robot.perform([.move(CGPoint(x: 415, y: 900)), .pause(7)])
    #expect(try other.robot.screenshot().share(differingFrom: before) > 0.9)
    #expect(try other.robot.screenshot().blackShare > 0.98)
  }
}

/// A stage that says what its tools were lent and drops files on its own window.
private final class ToolProbe: ScreenContent {
  let stage: Stage
  private(set) var samples: [PixelSample] = []
  /// The files that are still to be dropped.
  var drops: [String] = []
  /// What decides, after each frame, that the window closes.
  var isDone: (ToolProbe) -> Bool = { _ in false }

  init() throws {
    let scene = try #require(Gallery.scene(named: "default"))
    var options = StageOptions()
    options.traits.reducesMotion = true
    stage = Stage(scene, options: options, text: BlockTextMeasuring())
  }

  var displayList: DisplayList { stage.displayList }
  var chromeList: DisplayList { stage.chromeList }
  var isMoving: Bool { stage.isMoving || !drops.isEmpty }
  var nextWakeTime: TimeInterval? { stage.nextWakeTime }
  var pointerShape: PointerShape { stage.pointerShape }
  var wantedPixels: PixelRect? { stage.wantedPixels }

  func handle(_ event: InputEvent) { stage.handle(event) }

  func advance(to time: TimeInterval) {
    stage.advance(to: time)
    guard time > 0.3, !drops.isEmpty else { return }
    var event = SDL_Event()
    event.drop.type = SDL_DROPFILE.rawValue
    event.drop.file = SDL_strdup(drops.removeFirst())
    SDL_PushEvent(&event)
  }

  func lend(_ sample: PixelSample) {
    samples.append(sample)
    stage.lend(sample)
  }

  func takePictureRequests() -> [PictureRequest] { stage.takePictureRequests() }

  func takeWindowRequests() -> [WindowRequest] {
    for request in stage.takeWindowRequests() where request == .copyElement {
      SDL_SetClipboardText(stage.inspectedElement?.id.path ?? "")
    }
    return isDone(self) ? [.close] : []
  }

  func didPresent(_ frame: PresentedFrame) { stage.didPresent(frame) }
}

extension Screenshot {
  fileprivate var bitmap: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { self[$0 % width, $0 / width] | 0xFF00_0000 })
  }

  fileprivate func share(differingFrom other: Screenshot) -> Double {
    zip(bitmap.pixels, other.bitmap.pixels).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) } / Double(width * height)
  }

  fileprivate var blackShare: Double {
    bitmap.pixels.reduce(0) { $0 + ($1 & 0xFF_FFFF == 0 ? 1 : 0) } / Double(width * height)
  }
}
