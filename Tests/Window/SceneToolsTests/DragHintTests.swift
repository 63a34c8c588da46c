import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import Testing

@testable import SceneTools

/// Tests of the first hint, which never covers content.
struct DragHintTests {
  private func harness(height: CGFloat, spacing: CGFloat) -> StageHarness {
    var rows = [SampleFeed.Row("a"), SampleFeed.Row("b")]
    for index in rows.indices { rows[index].insets.bottom = spacing }
    return StageHarness(
      SampleFeed(rows).scene(), options: StageOptions(size: CGSize(width: 430, height: height)),
      tools: Toolbox(showsHint: true))
  }

  private func hint(_ harness: StageHarness) -> CGRect? {
    harness.stage.chromeList.commands.first { $0.element == "tools/hint" }?.frame
  }

  @Test func `it stands where the scene shows nothing`() throws {
    let harness = harness(height: 700, spacing: 40)
    let frame = try #require(hint(harness))
    let below = harness.stage.displayList.commands.filter {
      $0.frame.intersects(frame) && $0.frame.width < 430
    }
    #expect(below.map(\.element) == [])
  }

  @Test(arguments: [
    (false, "Drag  ·  ? keys  ·  H measure"), (true, "ドラッグ / Drag  ·  ? keys  ·  H measure"),
  ])
  func `it is in English, and for a Japanese scene in Japanese too`(isJapanese: Bool, words: String) {
    let feed = SampleFeed([SampleFeed.Row("a")]).scene()
    let harness = StageHarness(
      feed, options: StageOptions(size: CGSize(width: 430, height: 700)),
      tools: Toolbox(showsHint: true, isJapanese: isJapanese))
    let shown = harness.stage.chromeList.commands.compactMap { command -> String? in
      guard command.element == "tools/hint", case .text(let line, _) = command.content else { return nil }
      return line.string
    }
    #expect(shown == [words])
  }

  @Test func `it is away while a tool is at its place, and comes back`() throws {
    let harness = harness(height: 480, spacing: 60)
    let before = try #require(hint(harness))
    harness.key("h", modifiers: .shift)
    harness.advance(by: 0.2)
    let tools = harness.stage.chromeList.commands.filter { $0.element == "tools/trails" }
    try #require(!tools.isEmpty)
    let isCovered = tools.contains { $0.frame.intersects(before) }
    #expect((hint(harness) == nil) == isCovered)
    harness.key("h", modifiers: .shift)
    harness.advance(by: 0.2)
    #expect(hint(harness) == before)
  }

  @Test func `the inspector's tag is whole where the hint was`() throws {
    let harness = harness(height: 480, spacing: 60)
    _ = try #require(hint(harness))
    harness.key("i")
    for y in stride(from: 20.0, through: 460, by: 40) {
      harness.move(to: CGPoint(x: 200, y: y))
      harness.advance(by: 0.05)
      guard let frame = hint(harness) else { continue }
      let tag = harness.stage.chromeList.commands.filter { $0.element == "tools/inspector/tag" }
      #expect(!tag.contains { $0.frame.intersects(frame) }, "\(y)")
    }
  }

  @Test func `where there is no such place it does not show`() {
    #expect(hint(harness(height: 190, spacing: 0)) == nil)
  }

  @Test func `it goes before content comes below it`() {
    let harness = harness(height: 480, spacing: 60)
    #expect(hint(harness) != nil)
    harness.wheel(at: CGPoint(x: 200, y: 100), y: -2)
    harness.advance(by: 0.5)
    let frame = hint(harness)
    let covered = harness.stage.displayList.commands.contains { command in
      frame.map { $0.intersects(command.frame) && command.frame.width < 430 } ?? false
    }
    #expect(!covered)
  }
}
