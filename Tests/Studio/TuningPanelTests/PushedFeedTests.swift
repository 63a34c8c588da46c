import CollectionViews
import FeedFiles
import Foundation
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import TuningPanel

/// Tests of the panel beside a feed that a card's link has pushed, whose numbers are not those of the first feed.
struct PushedFeedTests {
  private static let first = """
    settings: {motion: {bounceRate: 11}}
    sections: [{id: more, layout: list, card: {height: 100}, cards: [{title: Other, link: other.yml}]}]
    """
  private static let other =
    "sections: [{id: lines, layout: list, card: {height: 100}, cards: ["
    + Array(repeating: "{title: Line}", count: 20).joined(separator: ", ") + "]}]\n"

  private func linked() throws -> TunedScene {
    try TemporaryFolder.use { folder in
      for (name, text) in [("first.yml", Self.first), ("other.yml", Self.other)] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let reading = try FeedReader().read(contentsOf: folder.appendingPathComponent("first.yml"))
      return TunedScene(FeedScene.scene(for: reading, name: "first"))
    }
  }

  private func push(on tuned: TunedScene) throws {
    let card = try #require(tuned.stage.frame(ofItem: 0, inRow: "more"))
    let place = CGPoint(x: card.midX, y: card.midY)
    for phase in [.moved, .pressed, .released] as [PointerEvent.Phase] {
      tuned.point(phase, place)
      tuned.frames(1)
    }
    tuned.frames(90)
    #expect(tuned.stage.content.pushedFeed == "other.yml")
  }

  private func goBack(on tuned: TunedScene) {
    tuned.key("backspace", frames: 90)
    #expect(tuned.stage.content.pushedFeed == nil)
  }

  @Test func `an open panel tells that it tunes the feed beneath, until that is on screen again`() throws {
    let tuned = try linked()
    tuned.tap.open()
    tuned.frames(1)
    #expect(tuned.panel?.message == nil)
    try push(on: tuned)
    let message = try #require(tuned.panel?.message)
    #expect(message.isRefusal && message.words.hasPrefix("other.yml is on screen"))
    #expect(tuned.texts(of: "tools/tuning/note").joined(separator: " ").hasPrefix("other.yml is on screen"))
    tuned.tap.state.panel?.hasKeys = true
    tuned.key("down")
    #expect(tuned.panel?.message == message)
    tuned.tap.state.panel?.hasKeys = false
    goBack(on: tuned)
    #expect(tuned.panel?.message == nil)
  }

  @Test(arguments: [nil, "lines"])
  func `over a pushed feed the panel does not open and says why`(row: String?) throws {
    let tuned = try linked()
    try push(on: tuned)
    tuned.tap.open(row: row)
    tuned.frames(1)
    #expect(!tuned.tap.isOpen)
    #expect(tuned.texts(of: "tools/note").joined(separator: " ").hasPrefix("other.yml is on screen"))
    goBack(on: tuned)
    tuned.tap.open()
    #expect(tuned.tap.isOpen)
  }

  @Test func `a stroke on a pushed feed is not one of the tuned feed`() throws {
    let tuned = try linked()
    tuned.tap.open()
    try push(on: tuned)
    let kept = tuned.tap.state.strokes.shown
    let line = try #require(tuned.stage.frame(ofItem: 0, inRow: "lines"))
    tuned.drag(from: CGPoint(x: line.midX, y: line.midY + 40), to: CGPoint(x: line.midX, y: line.midY - 40))
    tuned.frames(90)
    #expect(tuned.tap.state.strokes.shown == kept)
  }
}
