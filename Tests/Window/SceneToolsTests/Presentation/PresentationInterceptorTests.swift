import CollectionViews
import Foundation
import SampleFeeds
import SceneReadings
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import SceneTools

/// Tests of a scene that is shown without its tools.
struct PresentationInterceptorTests {
  private let tools = Toolbox(showsHUD: true, showsHint: true)
  private let stage: Stage
  private let tap: PresentationInterceptor

  init() {
    stage = Stage(
      SampleFeed((0..<9).map { SampleFeed.Row("row\($0)") }).scene(), tools: tools,
      text: BlockTextMeasuring())
    tap = PresentationInterceptor(on: stage)
    tap.advance(to: 0)
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    for isDown in [true, false] {
      tap.handle(InputEvent(.key(KeyEvent(key, modifiers: modifiers, isDown: isDown)), at: 1))
    }
    tap.advance(to: 1)
  }

  @Test func `nothing is drawn above the scene, not even tools that are open`() {
    #expect(!stage.chromeList.commands.isEmpty)
    #expect(tap.chromeList.commands.isEmpty && tap.chromeList.size == stage.size)
  }

  @Test func `the keys of the tools do nothing`() {
    _ = tap.takeWindowRequests()
    for key in ["t", "m", "d", "i", "?", "s", "="] as [Key] { press(key) }
    for key in ["s", "r", "p", "o"] as [Key] { press(key, .control) }
    #expect(!stage.isDark && !stage.context.traits.isRightToLeft && stage.clockRate == 1)
    #expect(!tools.ownsPointer)
    #expect(tap.takeWindowRequests() == [])
  }

  @Test func `the keys of the scene and of the window do what they always do`() {
    press("end")
    tap.advance(to: 10)
    #expect(stage.trace.feed.offset > 0)
    press("f11")
    press("q", .control)
    #expect(tap.takeWindowRequests().contains(.toggleFullScreen))
  }

  @Test func `a file that is dropped is not told of`() {
    let file = DroppedFile.other(path: "shop.yml", reason: "this is not a picture")
    tap.handle(InputEvent(.found(FileEvent(.dropped(file))), at: 1))
    tap.advance(to: 1)
    #expect(!stage.chromeList.commands.contains { $0.element == "tools/note" })
  }

  @Test func `the state of a row leaves its header, and nothing else leaves the scene`() {
    func command(_ path: String) -> DrawCommand {
      let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      return DrawCommand(
        .fill(Color(hex: 0), cornerRadius: 0), element: ElementID(path), frame: frame, clip: frame)
    }
    let kept = ["hero/header", "hero/header/0", "hero/card/chip", "chip/header", "hero/header/chips"]
    let paths = kept + ["hero/header/chip", "hero/header/chip/0"]
    let list = DisplayList(size: .zero, background: .clear, commands: paths.map(command))
    let presented = ScenePresentation(hidesTools: true).lists([list], isDark: false, scale: 1)
    #expect(presented.map { $0.commands.map(\.element.path) } == [kept])
    #expect(ScenePresentation().lists([list], isDark: false, scale: 1) == [list])
  }
}
