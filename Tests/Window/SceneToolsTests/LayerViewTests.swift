import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import TestSupport
import Testing

@testable import SceneTools
@testable import Stage

/// Tests of the scene as planes (`V`), one for each layer.
///
/// The pointer picks one, and the scene goes on beneath.
struct LayerViewTests {
  private func harness() -> StageHarness {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b")]).scene(), tools: Toolbox())
    harness.key("v")
    harness.advance(by: 0.02)
    return harness
  }

  private func labels(_ harness: StageHarness) -> [String] {
    harness.stage.chromeList.commands.compactMap { command in
      guard command.element.path.hasSuffix("/label"), case .text(let line, _) = command.content else {
        return nil
      }
      return line.string
    }
  }

  private func isDrawn(_ element: String, _ harness: StageHarness) -> Bool {
    harness.stage.chromeList.commands.contains { $0.element.path == element }
  }

  @Test func `each layer says what it is and how much it paints`() {
    #expect(
      labels(harness()) == [
        "feed   0 elements · 0 commands", "row scrollers   2", "cards   4 elements · 4 commands",
        "supplementary   0 elements · 0 commands", "dots   10 elements · 10 commands",
        "overlay   0 elements · 0 commands",
      ])
  }

  @Test(arguments: [
    CGSize(width: 430, height: 932), CGSize(width: 900, height: 932), CGSize(width: 320, height: 480),
  ])
  func `the planes stay in the window, each in front of the one before`(size: CGSize) {
    let planes = LayerPlanes(size: size)
    let frames = SceneLayer.allCases.map(planes.frame)
    let window = CGRect(origin: .zero, size: size)
    #expect(frames.allSatisfy { window.contains($0) })
    for (back, front) in zip(frames, frames.dropFirst()) {
      #expect(front.minX > back.minX && front.minY >= back.minY + LayerPlanes.labelHeight)
    }
    #expect(isClose(planes.placed(window, on: .cards), frames[SceneLayer.cards.rawValue]))
  }

  @Test func `the plane under the pointer is seen whole, and a click keeps it so`() throws {
    let harness = harness()
    #expect(isDrawn("a/dots/dots/0", harness))
    let planes = LayerPlanes(size: harness.stage.sceneSize)
    let cards = planes.frame(of: .cards)
    let strip = CGPoint(x: cards.minX + 4, y: cards.minY + 4)
    harness.move(to: strip)
    harness.advance(by: 0.02)
    #expect(isDrawn("a/card/0", harness) && !isDrawn("a/dots/dots/0", harness))
    harness.click(at: strip)
    harness.move(to: .zero)
    harness.advance(by: 0.02)
    #expect(!isDrawn("a/dots/dots/0", harness))
  }

  @Test func `a stroke moves nothing, V leads back, and what was painted is the same`() throws {
    let harness = harness()
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 1)
    #expect(harness.row("a")?.motion.page == 0)
    harness.key("v")
    harness.advance(by: 0.02)
    #expect(harness.stage.chromeList.commands.isEmpty)
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 1)
    #expect(harness.row("a")?.motion.page == 1)
  }

  @Test func `a stroke that was under way when the planes came is ended where it is released`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    let start = CGPoint(x: 300, y: 100)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: -120, y: 0), in: 0.2)
    harness.key("v")
    harness.release(at: start + CGPoint(x: -120, y: 0))
    harness.advance(by: 1)
    #expect(harness.row("a")?.motion.phase == .idle)
  }
}
