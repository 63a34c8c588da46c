import Foundation
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
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
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    harness.advance(by: 1)
    let (digest, list) = (harness.stage.digest, harness.stage.displayList)
    harness.toolbox.tell("Saved a.jsonl\norihon replay a.jsonl")
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
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    harness.toolbox.tell("one")
    harness.toolbox.tell("two")
    harness.advance(by: 0.1)
    #expect(words(harness.stage) == ["two"])
    harness.toolbox.stopTelling()
    harness.advance(by: 0.1)
    #expect(words(harness.stage).isEmpty)
  }

  @Test func `the speed and reduced motion are told of when their keys are pressed`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    harness.advance(by: 1)
    #expect(words(harness.stage).isEmpty)
    let told = ["-", "-", "=", "=", "=", "r", "r"].map { key in
      harness.key(Key(key))
      harness.advance(by: 0.1)
      return words(harness.stage).first
    }
    #expect(
      told == [
        "Speed ×0.50", "Speed ×0.25", "Speed ×0.50", "Speed ×1", "Speed ×2", "Reduced motion on",
        "Reduced motion off",
      ])
    harness.advance(by: 4)
    #expect(words(harness.stage).isEmpty)
  }

  @Test func `in the log and the draw list a note leaves nothing`() {
    let plain = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    let noted = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    noted.toolbox.tell("Speed ×1")
    for harness in [plain, noted] { harness.advance(by: 0.5) }
    #expect(!words(noted.stage).isEmpty)
    #expect(noted.stage.trace == plain.stage.trace)
    #expect(noted.stage.displayList == plain.stage.displayList)
  }

  @Test func `where time went back, what was told later is not told yet`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
    harness.advance(by: 1)
    let before = harness.stage.snapshot()
    harness.advance(by: 1)
    harness.key("-")
    harness.advance(by: 0.1)
    #expect(!words(harness.stage).isEmpty)
    harness.stage.restore(before)
    harness.stage.advance(to: 1)
    #expect(words(harness.stage).isEmpty)
  }

  @Test func `a note that is wider than the window is broken into lines that fit`() {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(),
      options: StageOptions(size: CGSize(width: 320, height: 480)), tools: Toolbox())
    harness.toolbox.tell(
      "orihon replay /a/long/path/to/a/folder/with/a/recording/in/it/orihon-default.jsonl")
    harness.advance(by: 0.1)
    let frames = harness.stage.chromeList.commands.filter { $0.element == "tools/note" }.map(\.frame)
    #expect(words(harness.stage).count > 1)
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 })
  }
}
