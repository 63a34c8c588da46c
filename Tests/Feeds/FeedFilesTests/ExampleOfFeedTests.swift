import FeedFiles
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// An example to copy: a feed is written in the test, and its scene is driven.
struct ExampleOfFeedTests {
  @Test func `a card that is written is shown`() throws {
    let harness = try WrittenFeed.harness("sections: [{id: a, cards: [{title: Quay}]}]")
    let texts = harness.stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts.contains("Quay"))
  }
}
