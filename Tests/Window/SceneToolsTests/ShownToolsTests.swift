import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of tools shown to an onlooker, such as those asked of a replay.
struct ShownToolsTests {
  private let card = CGPoint(x: 450, y: 100)

  private func harness(_ settings: ToolSettings? = nil) -> (StageHarness, SampleFeed) {
    let feed = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")])
    let harness = StageHarness(
      feed.scene(), options: StageOptions(size: CGSize(width: 900, height: 900)), tools: Toolbox())
    if let settings { harness.toolbox.show(settings) }
    return (harness, feed)
  }

  private var everything: ToolSettings {
    var settings = ToolSettings()
    settings.showsHUD = true
    settings.inspection = .element("a/card/0")
    settings.loupe = CGPoint(x: 9, y: 9)
    settings.showsTrails = true
    settings.takesInput = false
    return settings
  }

  private func parts(_ harness: StageHarness) -> Set<String> {
    harness.advance(by: 0.05)
    return Set(harness.stage.chromeList.commands.map(\.element.path))
  }

  private let drawn: Set<String> = ["tools/panel", "tools/inspector/element", "tools/trails"]

  /// Plays a session whose keys open tools, with the window's answer to the HUD.
  private func session(_ harness: StageHarness) {
    for key in ["h", "i", "l"] as [Key] { harness.key(key) }
    harness.key("h", modifiers: .shift)
    harness.send(.window(.resized(CGSize(width: 1220, height: 900), scale: 1)))
    harness.advance(by: 0.1)
    harness.click(at: card)
    harness.drag(from: CGPoint(x: 450, y: 300), by: CGPoint(x: -200, y: 0))
    harness.key("tab")
    harness.advance(by: 1)
  }

  @Test func `what is played goes the same way with them and without`() {
    let (plain, plainFeed) = harness()
    session(plain)
    #expect(plain.stage.sceneSize.width == 900 && plainFeed.selected.isEmpty)
    var layers = everything
    layers.showsLayers = true
    for settings in [everything, layers] {
      let (watched, feed) = harness(settings)
      session(watched)
      #expect(watched.stage.trace == plain.stage.trace)
      #expect(watched.stage.sceneSize == plain.stage.sceneSize)
      #expect(watched.stage.displayList == plain.stage.displayList)
      #expect(watched.stage.takeWindowRequests() == [.widen(1220), .copyElement])
      #expect(feed.selected == plainFeed.selected)
    }
  }

  @Test func `they show whatever played keys open and close`() {
    let (watched, _) = harness(everything)
    #expect(parts(watched).isSuperset(of: drawn))
    #expect(watched.toolbox.inspectedElement?.id == "a/card/0")
    session(watched)
    #expect(parts(watched).isSuperset(of: drawn))
    #expect(watched.toolbox.inspectedElement?.id == "a/card/0")
    for key in ["h", "i", "l"] as [Key] { watched.key(key) }
    watched.key("h", modifiers: .shift)
    watched.key("escape")
    #expect(parts(watched).isSuperset(of: drawn))
  }

  @Test func `they ask the window for no room, and a click is the scene's`() {
    let (watched, feed) = harness(everything)
    watched.click(at: card)
    #expect(feed.selected.count == 1)
    #expect(watched.stage.takeWindowRequests().isEmpty)
    watched.send(.window(.resized(CGSize(width: 1400, height: 900), scale: 1)))
    watched.advance(by: 0.05)
    #expect(watched.stage.sceneSize.width == 1400)
  }

  @Test(
    arguments: [
      ("h", [], "tools/panel"), ("h", .shift, "tools/trails"), ("i", [], "tools/inspector/element"),
      ("v", [], "tools/layers/feed"), ("escape", [], "tools/layers/feed"),
    ] as [(Key, KeyModifiers, String)])
  func `the hand's own key takes one away, once`(key: Key, modifiers: KeyModifiers, part: String) {
    var settings = everything
    settings.showsLayers = part.hasPrefix("tools/layers")
    let (watched, _) = harness(settings)
    #expect(parts(watched).contains { $0.hasPrefix(part) }, "\(parts(watched).sorted())")
    #expect(watched.toolbox.takeAwayOnlooking(with: KeyEvent(key, modifiers: modifiers)))
    #expect(!parts(watched).contains { $0.hasPrefix(part) })
    #expect(!watched.toolbox.takeAwayOnlooking(with: KeyEvent(key, modifiers: modifiers)) || key == "escape")
    #expect(!watched.toolbox.takeAwayOnlooking(with: KeyEvent("t")))
  }

  @Test func `a key takes away no tool of the scene's own`() {
    let (harness, _) = harness()
    harness.key("h")
    #expect(!harness.toolbox.takeAwayOnlooking(with: KeyEvent("h")))
    #expect(parts(harness).contains("tools/panel"))
  }
}
