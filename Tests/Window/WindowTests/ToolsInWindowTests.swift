import CSDL2
import CollectionViews
import Foundation
import Gallery
import LayoutGeometry
import SDLRendering
import SceneReadings
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests of the tools in a window, with a real pointer and real keys.
@Suite(.serialized)
struct ToolsInWindowTests {
  @Test(arguments: [RendererChoice.software, .accelerated])
  func `I and a click put the element on the clipboard, and L shows the pixel under the pointer`(
    renderer: RendererChoice
  ) async throws {
    let probe = try ToolProbe()
    var told: String?
    probe.isDone = { probe in
      guard let text = SDL_GetClipboardText() else { return false }
      defer { SDL_free(text) }
      told = String(cString: text)
      return told == "hero/card/page-1/content/0" && !probe.samples.isEmpty
    }
    let place = CGPoint(x: 40, y: 300)
    try await LiveWindow(renderer: renderer, size: CGSize(width: 430, height: 700)).run(
      probe, until: "the clipboard"
    ) {
      robot in
      try robot.start(
        [.move(place), .key("i"), .key("l"), .press(1), .release(1)]
          + PointerRobot.Step.path(from: place, to: place + CGPoint(x: 20, y: 0), steps: 40, interval: 0.05))
    }
    #expect(told == "hero/card/page-1/content/0")
    #expect(probe.stage.trace.rows.first { $0.id == .row("hero") }?.motion.page == 0)
    let sample = try #require(probe.samples.last)
    #expect(sample.area.width == 17 && sample.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(sample.color(x: sample.area.x + 8, y: sample.area.y + 8) != Color(hex: 0))
  }

  @Test func `a dropped picture is laid over the scene, and one that is none is told`() async throws {
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
    try await LiveWindow(renderer: .software, size: CGSize(width: 430, height: 700)).run(
      probe, until: "both drops")
    #expect(probe.chromeList.commands.contains { $0.element == "tools/reference" })
    #expect(!probe.displayList.pictures.contains { $0.path == mock.path })
  }

  @Test(arguments: ["software", "accelerated"])
  func `the difference from its own picture is black, and V takes the scene apart and back`(renderer: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let feed = Checkout.root().appendingPathComponent("Resources/Feeds/minimal.yml").path
    let still = ["--reduce-motion", "--renderer", renderer]
    let window = try await FeedWindow(feed, still)
    // A drag takes the hint away; before the first page it ends at its start.
    let (start, end) = (CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200))
    try await window.drag(from: start, to: end, until: "the row dragged") {
      $0.text("rows.hello.phase") == "dragging"
    }
    try await window.rest()
    try await window.robot.perform([.move(Self.aside)])
    let before = try await window.robot.screenshot()
    try await window.robot.perform([.key("v")])
    try await window.screenshot(of: "the scene taken apart") { $0.share(differingFrom: before) > 0.3 }
    try await window.robot.perform([.key("v")])
    try await window.screenshot(of: "the scene as it was") { $0.share(differingFrom: before) == 0 }
    let mock = folder.file("mock.png")
    try PNGFile().png(of: before.bitmap).write(to: mock)
    let other = try await FeedWindow(
      feed, still + ["--reference", mock.path, "--reference-mode", "difference"])
    try await other.robot.perform([.move(Self.aside)])
    try await other.screenshot(of: "nothing but black, once the hint has gone") { $0.blackShare > 0.98 }
  }

  /// A place in the window without anything to click.
  private static let aside = CGPoint(x: 415, y: 900)
}

/// A stage that keeps the pixels lent to its tools, and drops files on its own window.
private final class ToolProbe: ScreenContent {
  let stage: Stage
  let tools = Toolbox()
  private(set) var samples: [MagnifierPixels] = []
  /// The files that are still to be dropped.
  var drops: [String] = []
  /// The condition, tested after each frame, for closing the window.
  var isDone: (ToolProbe) -> Bool = { _ in false }

  init() throws {
    let scene = try #require(Gallery.scene(named: "default"))
    var options = StageOptions()
    options.traits.reducesMotion = true
    stage = Stage(scene, options: options, tools: tools, text: BlockTextMeasuring())
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

  func lend(_ sample: MagnifierPixels) {
    samples.append(sample)
    stage.lend(sample)
  }

  func takePictureRequests() -> [PictureRequest] { stage.takePictureRequests() }

  func takeWindowRequests() -> [WindowRequest] {
    for request in stage.takeWindowRequests() where request == .copyElement {
      SDL_SetClipboardText(tools.inspectedElement?.id.path ?? "")
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
