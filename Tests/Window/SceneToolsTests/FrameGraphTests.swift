import Foundation
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of the HUD's graph of the last frames.
struct FrameGraphTests {
  private func harness() -> StageHarness {
    StageHarness(
      SampleFeed((0..<6).map { SampleFeed.Row("row\($0)") }).scene(), tools: Toolbox(showsHUD: true))
  }

  private func present(_ count: Int, on stage: Stage, work: TimeInterval, lateness: TimeInterval = -0.01) {
    for index in 0..<count {
      let due = TimeInterval(index) / 60
      var frame = PresentedFrame(time: due + 1.0 / 60 + lateness, work: work, present: 0, damage: [])
      frame.schedule = FrameSchedule(due: due, target: due, interval: 1.0 / 60)
      stage.didPresent(frame)
    }
  }

  private func graph(_ harness: StageHarness) -> [DrawCommand] {
    harness.advance(by: 0.05)
    return harness.stage.chromeList.commands.filter { $0.element == "tools/graph" }
  }

  private func color(_ command: DrawCommand) -> Color? {
    if case .fill(let color, _) = command.content { color } else { nil }
  }

  @Test func `without frames, and without a pace, there is none`() {
    let harness = harness()
    #expect(graph(harness).isEmpty)
    harness.stage.didPresent(PresentedFrame(time: 1, work: 0.001, present: 0, damage: []))
    #expect(graph(harness).isEmpty)
  }

  @Test func `a bar is as high as the frame's share of what it was given, and the newest stand at the right`()
    throws
  {
    let harness = harness()
    present(10, on: harness.stage, work: 1.0 / 120)
    let commands = graph(harness)
    let (line, bars) = (try #require(commands.first), commands.dropFirst())
    #expect(bars.count == 10)
    let given = bars.first.map { $0.frame.maxY - line.frame.minY } ?? 0
    for bar in bars { #expect(isClose(bar.frame.height, given / 2, within: 1)) }
    #expect(isClose(bars.last?.frame.maxX ?? 0, line.frame.maxX, within: 1))
  }

  @Test func `only so many frames are shown, all inside the panel, however long they took`() throws {
    let harness = harness()
    present(500, on: harness.stage, work: 0.2)
    let bars = graph(harness).dropFirst()
    #expect(bars.count == 120)
    let panel = try #require(
      harness.stage.chromeList.commands.first { $0.element == "tools/panel" }?.frame)
    #expect(bars.allSatisfy { panel.contains($0.frame) })
  }

  @Test func `a late frame has a colour of its own, and while nothing moves the HUD says idle`() throws {
    let harness = harness()
    present(1, on: harness.stage, work: 0.001)
    let punctual = try #require(graph(harness).last.flatMap(color))
    present(1, on: harness.stage, work: 0.001, lateness: 0.002)
    let late = try #require(graph(harness).last.flatMap(color))
    #expect(late.red > late.blue && punctual.blue > punctual.red)
    let words = harness.stage.chromeList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(words.contains("idle") && words.contains("of 16.67 ms"))
  }
}
