import CollectionViews
import FeedFiles
import Foundation
import Gallery
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Walks with the tab key through every scene that ships, and through the feed that `orihon new` writes.
///
/// Covers requirement R52.
struct FocusWalkTests {
  nonisolated static let starter = "starter"
  nonisolated static let names = Gallery.names + [starter]

  private func harness(_ name: String) throws -> StageHarness? {
    guard name == Self.starter else {
      let harness = StageHarness(try #require(Gallery.scene(named: name)))
      return harness.stage.content.feed == nil ? nil : harness
    }
    let file = Checkout.root().appendingPathComponent("Resources/Templates/Feed/feed.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let images = Checkout.root().appendingPathComponent("Resources/Images", isDirectory: true)
    let reading = try FeedReader(shippedPictures: images)
      .read(text: text, name: "feed.yml", baseFolder: file.deletingLastPathComponent())
    return StageHarness(FeedScene.scene(for: reading.feed, name: name))
  }

  @Test(arguments: names)
  func `tab goes through all that can be pressed, each once and in sight, and back the same way`(
    name: String
  ) throws {
    guard let harness = try harness(name) else { return }
    let there = FocusWalk(harness)
    let back = FocusWalk(harness, backwards: true)
    #expect(there.hasEnded && back.hasEnded)
    // The first one has the focus again: the last one is before it.
    #expect(Array(there.stops.dropFirst()) == back.stops.reversed())
    #expect(Set(there.stops).count == there.stops.count)
    #expect(there.hidden + back.hidden == [])
    #expect(there.seen.union(back.seen).subtracting(there.stops) == [])
    let cards =
      harness.stage.content.feedScene?.document.sections.flatMap { section in
        section.cards.filter { $0.link != nil && $0.button.isEmpty }.map { "\(section.id)/card/\($0.id)" }
      } ?? []
    #expect(Set(cards).subtracting(there.stops) == [])
  }

  @Test(arguments: names)
  func `keys fifty milliseconds apart come to the same stops`(name: String) throws {
    guard let slow = try harness(name), let fast = try harness(name) else { return }
    let stops = FocusWalk(slow).stops
    #expect(FocusWalk(fast, every: 0.05).stops == stops)
  }
}
