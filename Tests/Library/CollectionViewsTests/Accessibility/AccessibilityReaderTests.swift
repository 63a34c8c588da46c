import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneReadings
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of what a screen reader is told of views.
struct AccessibilityReaderTests {
  private func read(_ view: View) -> [AccessibilityElement] { AccessibilityReader().elements(of: view) }

  @Test func `controls have the names, values and actions that UIKit's have`() {
    let label = Label()
    label.text = "Tea"
    let button = Button()
    button.title = "More"
    let dots = PageControl()
    dots.numberOfPages = 3
    dots.currentPage = 1
    let off = Button()
    (off.title, off.isEnabled) = ("Off", false)
    let root = View()
    for view in [label, button, dots, off, View(), ImageView(), Label(), PageControl()] {
      root.addSubview(view)
    }
    let told = read(root)
    #expect(told.map(\.role) == [.text, .button, .adjustable, .button])
    #expect(told.map(\.words) == ["Tea", "More", "page 2 of 3", "Off"])
    #expect(told.map { $0.actions.map(\.name) } == [[], ["activate"], ["increment", "decrement"], []])
  }

  @Test func `what a program sets goes before the defaults, and nil restores them`() {
    let button = Button()
    button.symbol = .play
    #expect(read(button)[0].label == nil)
    button.accessibilityLabel = "Play"
    button.accessibilityValue = "at rest"
    button.accessibilityHint = "Plays the row."
    button.accessibilityTraits = .link
    #expect(read(button)[0].words == "Play, at rest")
    #expect(read(button)[0].hint == "Plays the row.")
    #expect(read(button)[0].role == .link)
    button.accessibilityLabel = nil
    #expect(read(button)[0].label == nil)
  }

  @Test func `hidden views are passed over, and an element stands for the views inside it`() {
    let outer = View()
    let inner = Label()
    inner.text = "inside"
    outer.addSubview(inner)
    #expect(read(outer).map(\.label) == ["inside"])
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "whole"
    #expect(read(outer).map(\.label) == ["whole"])
    outer.accessibilityElementsHidden = true
    #expect(read(outer).isEmpty)
    outer.accessibilityElementsHidden = false
    for hide in [{ outer.isHidden = true }, { (outer.isHidden, outer.alpha) = (false, 0) }] {
      hide()
      #expect(read(outer).isEmpty)
    }
  }

  /// Covers requirement S30.
  @Test func `a looped row tells each item once, and its page`() throws {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("hero", count: 4, cardWidth: 100, loops: true)]).scene())
    #expect(harness.collectionView.visibleCells.count == 5)
    let row = try #require(harness.stage.accessibilityTree().element("hero"))
    #expect(row.role == .row && row.value == "page 1 of 4")
    let cards = (0..<4).map { "hero/card/\($0)" }
    #expect(row.children.map(\.id.path) == cards + ["hero/dots/dots"])
    #expect(row.children.last?.value == "page 1 of 4")
  }

  @Test func `the focus is told of a row and then of its dots`() throws {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("hero")]).scene())
    #expect(harness.stage.accessibilityTree().focused == nil)
    harness.key("tab")
    harness.advance(by: 0.1)
    #expect(harness.stage.accessibilityTree().focused?.id == "hero")
    harness.key("tab")
    harness.advance(by: 0.1)
    #expect(harness.stage.accessibilityTree().focused?.id == "hero/dots/dots")
  }

  @Test func `everything is told where it is asked for, and reading what is on screen changes nothing`()
    throws
  {
    let rows = (0..<12).map { SampleFeed.Row("row\($0)", count: 7) }
    let harness = StageHarness(SampleFeed(rows).scene())
    let (digest, list) = (harness.stage.digest, harness.stage.displayList)
    let seen = try #require(harness.stage.accessibilityTree().children.first)
    harness.advance(by: 0.1)
    #expect(harness.stage.digest == digest && harness.stage.displayList == list)
    let whole = try #require(harness.stage.accessibilityTree(everything: true).children.first)
    #expect(seen.children.count < 12 && whole.children.count == 12)
    #expect(whole.children.allSatisfy { $0.children.count == 8 && $0.value == "page 1 of 7" })
    #expect(seen.children[0].children[0].frame != nil && whole.children[0].children[0].frame == nil)
    #expect(harness.stage.displayList == list)
  }
}
