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

/// Tests of the HUD as a dock of 320 points at the right of windows from 760 points on.
///
/// The feed keeps its width. Covers DESIGN §3.
struct HUDDockTests {
  private func harness(_ size: CGSize, showsHUD: Bool = false) -> StageHarness {
    StageHarness(
      SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene(),
      options: StageOptions(size: size), tools: Toolbox(showsHUD: showsHUD))
  }

  private func resize(_ harness: StageHarness, to size: CGSize) {
    harness.send(.window(.resized(size, scale: 1)))
    harness.advance(by: 0.05)
  }

  private func panel(_ harness: StageHarness) -> CGRect? {
    harness.advance(by: 0.05)
    return harness.stage.chromeList.commands.first { $0.element == "tools/panel" }?.frame
  }

  @Test func `in a wide window the dock gets room of its own and the feed keeps width, page and place`() {
    let harness = harness(CGSize(width: 800, height: 1000))
    let feed = harness.collectionView
    harness.key("h")
    #expect(harness.stage.takeWindowRequests() == [.widen(1120)])
    resize(harness, to: CGSize(width: 800, height: 1000))
    resize(harness, to: CGSize(width: 1120, height: 1000))
    #expect(harness.stage.sceneSize == CGSize(width: 800, height: 1000))
    #expect(isClose(feed.frame, CGRect(x: 0, y: 0, width: 800, height: 1000)))
    #expect(panel(harness).map { isClose($0, CGRect(x: 800, y: 0, width: 320, height: 1000)) } == true)
    #expect(harness.stage.displayList.commands.allSatisfy { $0.frame.intersection($0.clip).maxX <= 800 })
    harness.key("h")
    #expect(harness.stage.takeWindowRequests() == [.resize(CGSize(width: 800, height: 1000))])
    resize(harness, to: CGSize(width: 800, height: 1000))
    #expect(isClose(feed.frame.width, 800))
    #expect(panel(harness) == nil)
  }

  @Test func `in a window that cannot grow it is a box in the corner, and the feed's width stays`() {
    let harness = harness(CGSize(width: 800, height: 1000), showsHUD: true)
    #expect(harness.stage.takeWindowRequests() == [.widen(1120)])
    #expect(isClose(harness.collectionView.frame.width, 800))
    #expect(panel(harness).map { isClose($0, CGRect(x: 472, y: 8, width: 320, height: 110)) } == true)
    resize(harness, to: CGSize(width: 900, height: 1000))
    #expect(isClose(harness.stage.sceneSize.width, 900), "no wider than half way: the dock gained nothing")
  }

  @Test func `below 760 points it is a strip at the bottom and the window is left alone`() {
    let harness = harness(CGSize(width: 759, height: 900))
    harness.key("h")
    #expect(harness.stage.takeWindowRequests() == [])
    #expect(panel(harness)?.maxY == 892)
    #expect(panel(harness)?.width == 743)
  }

  @Test func `a press on the dock moves nothing`() {
    let harness = harness(CGSize(width: 800, height: 600))
    harness.key("h")
    resize(harness, to: CGSize(width: 1120, height: 600))
    harness.flick(from: CGPoint(x: 950, y: 400), by: CGPoint(x: 0, y: -200))
    harness.advance(by: 0.5)
    #expect(harness.feed.offset == 0)
  }

  @Test func `a snapshot takes back whether the dock has room`() {
    let harness = harness(CGSize(width: 800, height: 600))
    let before = harness.stage.snapshot()
    harness.key("h")
    resize(harness, to: CGSize(width: 1120, height: 600))
    let docked = harness.stage.snapshot()
    harness.stage.restore(before)
    #expect(isClose(harness.stage.sceneSize.width, 800))
    #expect(isClose(harness.stage.size.width, 800))
    harness.stage.restore(docked)
    #expect(isClose(harness.collectionView.frame.width, 800))
    #expect(isClose(harness.stage.size.width, 1120))
    #expect(panel(harness).map { isClose($0.minX, 800) } == true)
  }

  private func note(_ harness: StageHarness) -> [String] {
    harness.advance(by: 0.1)
    return harness.stage.chromeList.commands.filter { $0.element == "tools/note" }.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test func `the key for devices names the device that comes`() {
    let harness = harness(CGSize(width: 390, height: 844))
    for name in ["large 430×932", "large 430×932"] {
      harness.key("d")
      #expect(note(harness) == [name])
    }
  }

  @Test func `another device and a narrower window count the dock`() {
    let harness = harness(CGSize(width: 834, height: 1194))
    harness.key("h")
    resize(harness, to: CGSize(width: 1154, height: 1194))
    _ = harness.stage.takeWindowRequests()
    harness.key("d", modifiers: .shift)
    #expect(harness.stage.takeWindowRequests() == [.resize(CGSize(width: 1514, height: 834))])
    #expect(note(harness) == ["tablet 1194×834"])
    resize(harness, to: CGSize(width: 700, height: 900))
    #expect(isClose(harness.stage.sceneSize.width, 700))
    #expect(isClose(panel(harness)?.width ?? 0, 684))
  }
}
