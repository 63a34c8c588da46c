import Foundation
import OrihonTesting
import SampleFeeds
import Stage
import Testing

struct ToolNoteTests {
  private func words(_ stage: Stage) -> [String] {
    stage.chromeList.commands.filter { $0.element == "tools/note" }.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test func `a note shows three seconds a line, above the scene and not in it`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    harness.advance(by: 1)
    let (digest, list) = (harness.stage.digest, harness.stage.displayList)
    harness.stage.tell("Saved a.jsonl\norihon replay a.jsonl")
    #expect(harness.stage.nextWakeTime.map { $0 <= harness.time } == true)
    harness.advance(by: 0.1)
    #expect(words(harness.stage) == ["Saved a.jsonl", "orihon replay a.jsonl"])
    #expect(harness.stage.nextWakeTime == 7)
    #expect((harness.stage.digest, harness.stage.displayList) == (digest, list))
    harness.advance(to: 6.9)
    #expect(!words(harness.stage).isEmpty)
    harness.advance(to: 7.1)
    #expect(words(harness.stage).isEmpty)
    #expect(harness.stage.nextWakeTime == nil)
  }

  @Test func `what was told last shows, until it is taken back`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    harness.stage.tell("one")
    harness.stage.tell("two")
    harness.advance(by: 0.1)
    #expect(words(harness.stage) == ["two"])
    harness.stage.stopTelling()
    harness.advance(by: 0.1)
    #expect(words(harness.stage).isEmpty)
  }

  @Test func `a note that is wider than the window is broken into lines that fit`() {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(),
      options: StageOptions(size: CGSize(width: 320, height: 480)))
    harness.stage.tell(
      "orihon replay /a/long/path/to/a/folder/with/a/recording/in/it/orihon-default.jsonl")
    harness.advance(by: 0.1)
    let frames = harness.stage.chromeList.commands.filter { $0.element == "tools/note" }.map(\.frame)
    #expect(words(harness.stage).count > 1)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 })
  }
}
