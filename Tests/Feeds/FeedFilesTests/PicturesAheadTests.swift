import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the pictures of a carousel's next pages, which are requested before they come on screen.
struct PicturesAheadTests {
  /// Returns the scene of a row of eight pictures, one of them filling the window's width, in a folder that is gone.
  private func harness(_ more: String = "") throws -> StageHarness {
    let reading = try TemporaryFolder.use { folder in
      for number in 0..<8 {
        try Data("x".utf8).write(to: folder.appendingPathComponent("\(number).png"))
      }
      let cards = (0..<8).map { "{kind: picture, picture: \($0).png}" }.joined(separator: ", ")
      let row = "id: a, layout: carousel, behavior: groupPaging, insets: 0, card: {width: 430, height: 200}"
      return try FeedReader().read(
        text: "sections: [{\(row), spacing: 0, header: none, \(more)cards: [\(cards)]}]\n", name: "t.yml",
        baseFolder: folder)
    }
    return StageHarness(
      FeedScene.scene(for: reading.feed, name: "t"),
      options: StageOptions(size: CGSize(width: 430, height: 500)))
  }

  /// Takes the requests, and returns the names of their files, sorted.
  private func requested(_ harness: StageHarness) -> [String] {
    harness.stage.takePictureRequests().map { URL(fileURLWithPath: $0.picture.path).lastPathComponent }
      .sorted()
  }

  @Test func `the pictures one page either way are requested once, at the size at which they show`() throws {
    let harness = try harness()
    harness.advance(by: 0.1)
    let shown = harness.stage.takePictureRequests()
    #expect(shown.map { URL(fileURLWithPath: $0.picture.path).lastPathComponent } == ["0.png"])
    harness.stage.requestPicturesAhead()
    let ahead = harness.stage.takePictureRequests()
    #expect(ahead.map { URL(fileURLWithPath: $0.picture.path).lastPathComponent } == ["1.png"])
    #expect(ahead.first?.size == shown.first?.size && ahead.first?.cornerRadius == shown.first?.cornerRadius)
    harness.stage.requestPicturesAhead()
    #expect(requested(harness).isEmpty)
  }

  @Test func `after a page was turned only the picture of the page after it is requested`() throws {
    let harness = try harness()
    harness.advance(by: 0.1)
    harness.stage.requestPicturesAhead()
    _ = requested(harness)
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 0))
    harness.settle()
    #expect(harness.row("a")?.motion.page == 1)
    let shown = requested(harness)
    harness.stage.requestPicturesAhead()
    #expect(shown + requested(harness) == ["2.png"], "the second page was requested ahead")
  }

  @Test func `in a row that loops the last picture is requested too`() throws {
    let harness = try harness("loop: true, ")
    harness.advance(by: 0.1)
    _ = requested(harness)
    harness.stage.requestPicturesAhead()
    #expect(requested(harness) == ["1.png", "7.png"])
  }

  @Test func `a frame without a window requests what it shows and no more`() throws {
    let harness = try harness()
    harness.advance(by: 1)
    #expect(requested(harness) == ["0.png"])
  }

  @Test func `a picture that came ahead is drawn in the first frame that shows it, and nothing else changes`()
    throws
  {
    let (eager, lazy) = (try harness(), try harness())
    for harness in [eager, lazy] {
      harness.advance(by: 0.1)
      if harness === eager { harness.stage.requestPicturesAhead() }
      for request in harness.stage.takePictureRequests() {
        harness.send(.found(FileEvent(.picture(request, .ready))))
      }
      harness.advance(by: 1)
    }
    #expect(shapes(eager) == shapes(lazy))
    for harness in [eager, lazy] {
      harness.press(at: CGPoint(x: 300, y: 100))
      harness.move(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -120, y: 0), in: 0.2)
      harness.advance(by: 0.05)
    }
    #expect(pictures(eager) == 2 && pictures(lazy) == 1)
  }

  @Test func `when the cards change, the pictures of the new ones are requested`() throws {
    let harness = try harness()
    harness.advance(by: 0.1)
    harness.stage.requestPicturesAhead()
    _ = requested(harness)
    let scene = try #require(harness.stage.content.feedScene)
    var document = scene.document
    document.sections[0].cards.remove(at: 1)
    scene.reload(document)
    harness.advance(by: 0.1)
    harness.stage.requestPicturesAhead()
    #expect(requested(harness) == ["2.png"])
  }

  private func pictures(_ harness: StageHarness) -> Int {
    harness.stage.displayList.commands.count { command in
      if case .picture = command.content { true } else { false }
    }
  }

  /// The drawing commands without the folder, which differs from scene to scene.
  private func shapes(_ harness: StageHarness) -> [String] {
    harness.stage.displayList.commands.map { command in
      if case .picture = command.content { "picture \(command.frame)" } else { command.description }
    }
  }
}
