import CollectionViews
import Foundation
import Gallery
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests of the scene that shows the direction of a diagonal movement.
///
/// Covers requirement S34.
struct LargePictureSceneTests {
  @Test func `the words name the direction on each axis while the picture moves, and stop with it`() throws {
    let harness = StageHarness(try #require(Gallery.scene(named: "picture")))
    func words() -> String {
      for command in harness.stage.displayList.commands {
        if case .text(let line, _) = command.content, command.element.path.hasSuffix("words") {
          return line.string
        }
      }
      return ""
    }
    #expect(words() == "x 0 ·   y 0 ·")
    let start = CGPoint(x: 300, y: 400)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -100, y: -90), in: 0.2)
    harness.advance(by: 0.05)
    #expect(words().contains("→") && words().contains("↓"))
    harness.release(at: CGPoint(x: 200, y: 310))
    harness.advance(by: 5)
    #expect(words().contains("·") && !words().contains("→") && !words().contains("↓"))
    #expect(harness.feed.offset == 0)
  }
}
