import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of a feed that a card pushes over another one.
struct FeedNavigationTests {
  private func pushed(
    autoplay: Bool = false, traits: TraitCollection = TraitCollection()
  ) throws -> StageHarness {
    let harness = try LinkedFeedsSample.harness(autoplay: autoplay, traits: traits)
    try harness.click(card: 0, of: "more")
    harness.settle()
    return harness
  }

  @Test func `a click on a card pushes the other feed, and the first one leaves the tree`() throws {
    let harness = try LinkedFeedsSample.harness()
    try harness.click(card: 0, of: "more")
    harness.advance(by: 0.1)
    #expect(harness.stage.context.scrollViews.count == 2)
    #expect(harness.stage.sectionIdentifiers == ["lines"])
    harness.settle()
    #expect(harness.stage.context.scrollViews.count == 1)
    #expect(harness.edge(ofLevel: 1) == 0 && harness.edge(ofLevel: 0) == nil)
    #expect(harness.moves == ["push other.yml"])
  }

  @Test func `while it slides the feed is where the curve says, and the one beneath three tenths behind`()
    throws
  {
    let harness = try LinkedFeedsSample.harness()
    try harness.click(card: 0, of: "more")
    let start = harness.time
    for _ in 0..<10 {
      harness.advance(by: 1 / 60)
      let share = FeedSlide(from: 1, to: 0, at: start).share(at: harness.stage.time)
      let width = LinkedFeedsSample.size.width
      #expect(abs(try #require(harness.edge(ofLevel: 1)) - share * width) <= 0.5)
      #expect(abs(try #require(harness.edge(ofLevel: 0)) + 0.3 * (1 - share) * width) <= 0.5)
    }
  }

  @Test func `in a mirrored window it comes from the left, and the other one goes to the right`() throws {
    let traits = TraitCollection(layoutDirection: .rightToLeft)
    let harness = try LinkedFeedsSample.harness(traits: traits)
    try harness.click(card: 0, of: "more")
    harness.advance(by: 0.05)
    #expect(try #require(harness.edge(ofLevel: 1)) < 0)
    #expect(try #require(harness.edge(ofLevel: 0)) > 0)
  }

  @Test func `with reduced motion the feeds change at once`() throws {
    let harness = try LinkedFeedsSample.harness(traits: TraitCollection(reducesMotion: true))
    try harness.click(card: 0, of: "more")
    harness.advance(by: 1 / 60)
    #expect(harness.edge(ofLevel: 1) == 0 && harness.edge(ofLevel: 0) == nil)
    harness.key("backspace")
    harness.advance(by: 1 / 60)
    #expect(harness.edge(ofLevel: 0) == 0 && harness.edge(ofLevel: 1) == nil)
    #expect(harness.moves == ["push other.yml", "pop other.yml"])
  }

  @Test(arguments: ["left", "backspace"])
  func `Alt-Left and Backspace go back`(name: String) throws {
    let (key, modifiers) = (Key(name), name == "left" ? KeyModifiers.alt : [])
    let harness = try pushed()
    harness.key(key, modifiers: modifiers)
    harness.settle()
    #expect(harness.stage.sectionIdentifiers == ["seasons", "more"])
    #expect(harness.moves.last == "pop other.yml")
    harness.key(key, modifiers: modifiers)
    harness.settle()
    #expect(harness.moves.count == 2, "the first feed has none beneath it")
  }

  @Test func `the first Tab reaches the button that leads back, which Space presses`() throws {
    let harness = try pushed()
    let back = try #require(
      harness.stage.content.root.descendant("scene/1/bar/back") as? BackButton)
    harness.key("tab")
    #expect(back.hasFocus)
    harness.key("tab")
    #expect(!back.hasFocus)
    harness.key("tab", modifiers: .shift)
    #expect(back.hasFocus)
    harness.key("space")
    harness.settle()
    #expect(harness.moves.last == "pop other.yml")
  }

  @Test func `the button that leads back follows the last card, and goes before the first`() throws {
    let harness = try pushed()
    let back = try #require(
      harness.stage.content.root.descendant("scene/1/bar/back") as? BackButton)
    harness.key("tab")
    harness.key("tab", modifiers: .shift)
    harness.settle()
    #expect(!back.hasFocus && harness.collectionView.focusedItem?.item == 12)
    #expect(harness.feed.offset > 0)
    harness.key("tab")
    harness.settle()
    #expect(back.hasFocus && harness.collectionView.focusedElement == nil)
  }

  @Test func `a click on the button goes back, and a screen reader is told where it leads`() throws {
    let harness = try pushed()
    let told = harness.stage.accessibilityTree().children.first { $0.label == "Back to First" }
    #expect(told?.role == .button)
    let back = try #require(harness.stage.content.root.descendant("scene/1/bar/back"))
    let frame = back.convertToWindow(back.bounds)
    harness.click(at: CGPoint(x: frame.midX, y: frame.midY))
    harness.settle()
    #expect(harness.moves.last == "pop other.yml")
  }

  @Test func `a feed is as it was when one comes back, and begins anew when it is pushed again`() throws {
    let harness = try LinkedFeedsSample.harness()
    harness.flick(from: harness.center(ofRow: "seasons"), by: CGPoint(x: -200, y: 0))
    harness.settle()
    harness.wheel(at: CGPoint(x: 200, y: 700), y: -1)
    harness.settle()
    let offset = harness.feed.offset
    #expect(offset > 0 && harness.row("seasons")?.motion.page == 1)
    try harness.click(card: 0, of: "more")
    harness.settle()
    harness.wheel(at: CGPoint(x: 200, y: 700), y: -2)
    harness.settle()
    #expect(harness.feed.offset > 0)
    harness.key("backspace")
    harness.settle()
    #expect(abs(harness.feed.offset - offset) < 1e-6 && harness.row("seasons")?.motion.page == 1)
    try harness.click(card: 0, of: "more")
    harness.settle()
    #expect(harness.feed.offset == 0)
  }

  @Test func `the auto-scroll of a covered feed stands still, and begins anew when it is shown again`() throws
  {
    let harness = try pushed(autoplay: true)
    harness.advance(by: 10)
    harness.key("backspace")
    harness.settle()
    #expect(harness.row("seasons")?.motion.page == 0)
    harness.advance(by: 1)
    #expect(harness.row("seasons")?.motion.page == 0)
    harness.advance(by: 2)
    #expect(harness.row("seasons")?.motion.page == 1)
  }

  @Test func `two feeds in turn whose rows have the same ids keep a page each`() throws {
    let harness = try LinkedFeedsSample.harness()
    harness.flick(from: harness.center(ofRow: "seasons"), by: CGPoint(x: -200, y: 0))
    harness.settle()
    try harness.click(card: 1, of: "more")
    harness.settle()
    #expect(harness.row("seasons")?.motion.page == 0)
    harness.flick(from: harness.center(ofRow: "seasons"), by: CGPoint(x: -200, y: 0))
    harness.settle()
    harness.flick(from: harness.center(ofRow: "seasons"), by: CGPoint(x: -200, y: 0))
    harness.settle()
    #expect(harness.row("seasons")?.motion.page == 2)
    harness.key("backspace")
    harness.settle()
    #expect(harness.row("seasons")?.motion.page == 1)
  }

  @Test func `a row that still moves comes to rest before another feed covers it`() throws {
    let harness = try LinkedFeedsSample.harness()
    harness.flick(from: harness.center(ofRow: "seasons"), by: CGPoint(x: -200, y: 0))
    harness.advance(by: 1 / 60)
    #expect(harness.row("seasons")?.motion.phase != .idle)
    try harness.click(card: 0, of: "more")
    harness.settle()
    harness.key("backspace")
    harness.settle()
    #expect(harness.row("seasons")?.motion.phase == .idle && harness.row("seasons")?.motion.page == 1)
  }

  @Test func `a window that is resized while a feed is covered keeps both`() throws {
    let harness = try pushed()
    harness.send(.window(.resized(CGSize(width: 800, height: 600), scale: 1)))
    harness.advance(by: 0.1)
    #expect(harness.stage.feed?.bounds.width == 800)
    harness.key("backspace")
    harness.settle()
    #expect(harness.stage.feed?.bounds.size == CGSize(width: 800, height: 600))
  }

  @Test func `a link back pushes the first feed once more, and at most sixteen lie on each other`() throws {
    let harness = try LinkedFeedsSample.harness()
    for _ in 0..<20 {
      try harness.click(card: 1, of: "more")
      harness.settle()
    }
    #expect(harness.moves == Array(repeating: "push first.yml", count: FeedLimits.stackedFeeds - 1))
  }

  @Test func `comments in the files change no feed of the stack`() throws {
    try TemporaryFolder.use { folder in
      func reading(_ first: String, _ other: String) throws -> FeedReading {
        for (name, text) in [("first.yml", first), ("other.yml", other)] {
          try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return try FeedReader().read(contentsOf: folder.appendingPathComponent("first.yml"))
      }
      let (first, other) = (LinkedFeedsSample.first(), LinkedFeedsSample.other)
      let harness = StageHarness(
        FeedScene.scene(for: try reading(first, other), name: "scene"),
        options: StageOptions(size: LinkedFeedsSample.size))
      try harness.click(card: 0, of: "more")
      harness.settle()
      let scene = try #require(harness.stage.content.feedScene)
      let commented = try reading("# a comment\n\n" + first, "# another\n" + other)
      #expect(!scene.isChanged(by: commented))
      let changed = try reading(first, other.replacing("Row 0", with: "New row"))
      #expect(scene.isChanged(by: changed))
    }
  }

  @Test func `another version of the files is shown in every feed of the stack`() throws {
    let harness = try pushed()
    let text = LinkedFeedsSample.other.replacing("Row 0", with: "New row")
    let first = LinkedFeedsSample.first().replacing("title: First", with: "title: Newest")
    let reading = try LinkedFeedsSample.reading(["first.yml": first, "other.yml": text])
    let scene = try #require(harness.stage.content.feedScene)
    #expect(scene.isChanged(by: reading))
    // The files of another folder are others; what was pushed stays, and the first feed follows.
    scene.reload(reading)
    harness.key("backspace")
    harness.settle()
    #expect(scene.document.title == "Newest")
    try harness.click(card: 0, of: "more")
    harness.settle()
    let texts = harness.stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts.contains("New row"))
  }

  @Test func `what the tools tell lies below the bar of a pushed feed`() throws {
    let harness = try LinkedFeedsSample.harness()
    #expect(harness.stage.topBarEdge == 0)
    try harness.click(card: 0, of: "more")
    harness.settle()
    #expect(harness.stage.topBarEdge == BackBar.height)
    harness.key("backspace")
    harness.settle()
    #expect(harness.stage.topBarEdge == 0)
  }
}
