import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the inspector (`I`): hovering describes an element, a click copies it, a drag is the scene's.
struct InspectorTests {
  private let card = CGPoint(x: 215, y: 100)

  private func harness(_ settings: ToolSettings? = nil) -> (StageHarness, SampleFeed) {
    let feed = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")])
    let harness = StageHarness(feed.scene(), tools: Toolbox())
    if let settings { harness.toolbox.show(settings) }
    return (harness, feed)
  }

  private func words(_ harness: StageHarness) -> [String] {
    harness.stage.chromeList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test func `hovering outlines the element and says what it is`() throws {
    let (harness, _) = harness()
    harness.move(to: card)
    harness.key("i")
    harness.advance(by: 0.02)
    let element = try #require(harness.toolbox.inspectedElement)
    #expect(element.id == "a/card/0" && element.view == "CollectionViewCell")
    #expect(isClose(element.frame, CGRect(x: 65, y: 0, width: 300, height: 200)))
    #expect(element.insets.map { isClose($0.left, 65) && isClose($0.right, 65) } == true)
    #expect(element.fill?.color.hexDescription == "#203040")
    #expect(element.row?.id == .row("a") && element.row?.motion.page == 0)
    let outline = harness.stage.chromeList.commands.first { $0.element == "tools/inspector/element" }
    #expect(outline.map { isClose($0.frame, element.frame) } == true)
    #expect(words(harness).contains("300 × 200  at  65, 0") && words(harness).contains("#203040"))
    #expect(words(harness).contains("z 0   cell   section 0   item 0"))
  }

  @Test func `a click copies the element, says so, and does not reach the scene`() {
    let (harness, feed) = harness()
    harness.key("i")
    harness.click(at: card)
    #expect(harness.stage.takeWindowRequests() == [.copyElement])
    harness.advance(by: 0.1)
    #expect(words(harness).contains("Copied a/card/0 with its state"))
    #expect(feed.selected.isEmpty)
    harness.advance(by: 3)
    #expect(!words(harness).contains("Copied a/card/0 with its state"))
    harness.key("i")
    harness.click(at: card)
    #expect(feed.selected.map(\.item) == [0])
  }

  @Test func `a drag moves the row from where it was pressed, as without the inspector`() throws {
    func dragged(inspecting: Bool) throws -> CGFloat {
      let (harness, _) = harness()
      if inspecting { harness.key("i") }
      harness.press(at: card)
      harness.move(from: card, by: CGPoint(x: -120, y: 0), in: 0.2)
      harness.advance(by: 0.1)
      return try #require(harness.row("a")).motion.offset
    }
    let (plain, inspected) = (try dragged(inspecting: false), try dragged(inspecting: true))
    #expect(plain > 0 && isClose(plain, inspected))
  }

  @Test func `Alt draws the distances to the neighbours, and its release takes them away`() {
    let (harness, _) = harness()
    harness.move(to: card)
    harness.key("i")
    harness.key("alt", modifiers: .alt)
    harness.advance(by: 0.02)
    #expect(words(harness).contains("12"), "the gap to the next card")
    #expect(words(harness).contains("65"), "the way to the left edge")
    harness.send(.key(KeyEvent("alt", isDown: false)))
    harness.advance(by: 0.02)
    #expect(!words(harness).contains("12"))
  }

  @Test func `Tab goes out to what holds the element, and back in`() {
    let (harness, _) = harness()
    harness.move(to: CGPoint(x: 215, y: 222))
    harness.key("i")
    let inner = harness.toolbox.inspectedElement?.id
    harness.key("tab", modifiers: .shift)
    #expect(harness.toolbox.inspectedElement?.id == (inner == "a/dots/dots" ? "a/dots" : "a/dots/dots"))
    harness.key("tab")
    #expect(harness.toolbox.inspectedElement?.id == inner)
  }

  @Test func `a snapshot takes the inspector back, so that a click means the same again`() {
    let (harness, feed) = harness()
    harness.key("i")
    let before = harness.stage.snapshot()
    harness.key("i")
    harness.stage.restore(before)
    harness.click(at: card)
    #expect(feed.selected.isEmpty)
  }

  @Test func `Escape ends it, and an element can be named without a pointer`() {
    var settings = ToolSettings()
    settings.inspection = .element("b/card/1")
    let (harness, _) = harness(settings)
    #expect(harness.toolbox.inspectedElement.map { isClose($0.frame.minX, 377) } == true)
    harness.key("escape")
    harness.advance(by: 0.02)
    #expect(harness.toolbox.inspectedElement == nil && harness.stage.chromeList.commands.isEmpty)
    #expect(harness.stage.takeWindowRequests().isEmpty)
  }

  @Test func `it leaves no trace in the scene's own list`() {
    let (plain, _) = harness()
    let (inspected, _) = harness()
    inspected.key("i")
    for harness in [plain, inspected] {
      harness.move(to: card)
      harness.advance(by: 0.1)
    }
    #expect(plain.stage.displayList == inspected.stage.displayList)
    #expect(plain.stage.digest == inspected.stage.digest)
  }
}
