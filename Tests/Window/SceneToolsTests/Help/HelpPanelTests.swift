import Foundation
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Testing

@testable import SceneTools
@testable import Stage

/// Tests that the list of keys is whole and legible in every window, and beside the tuning panel.
struct HelpPanelTests {
  private nonisolated static let sizes = [
    CGSize(width: 320, height: 400), CGSize(width: 320, height: 480), CGSize(width: 430, height: 400),
    CGSize(width: 430, height: 480), CGSize(width: 800, height: 480), CGSize(width: 430, height: 932),
    CGSize(width: 1400, height: 1000),
  ]

  private nonisolated static let odd = [
    CGSize(width: 320, height: 120), CGSize(width: 320, height: 190), CGSize(width: 320, height: 500),
    CGSize(width: 375, height: 667), CGSize(width: 1440, height: 300), CGSize(width: 2560, height: 500),
    CGSize(width: 2560, height: 1440),
  ]

  private func harness(_ size: CGSize) -> StageHarness {
    StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(), options: StageOptions(size: size),
      tools: Toolbox(showsHint: true))
  }

  private func turn(_ harness: StageHarness) {
    harness.key("?")
    harness.advance(by: 1.0 / 60)
  }

  private func help(_ harness: StageHarness) -> [DrawCommand] {
    harness.stage.chromeList.commands.filter { $0.element.path.hasPrefix("tools/help") }
  }

  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
  }

  @Test(arguments: sizes + odd)
  func `every line is on one of the pages, inside the window, and none is cut`(size: CGSize) throws {
    let harness = harness(size)
    let window = CGRect(origin: .zero, size: size)
    var told: [String] = []
    turn(harness)
    while !help(harness).isEmpty {
      let drawn = help(harness)
      let box = try #require(drawn.first { $0.element == "tools/help" }?.frame)
      #expect(window.insetBy(dx: 8, dy: 8).contains(box))
      let texts = drawn.filter { command in
        if case .text = command.content { true } else { false }
      }
      #expect(texts.allSatisfy { box.contains($0.frame) })
      told += words(texts)
      turn(harness)
    }
    for line in HelpText.groups(for: .all).joined() {
      #expect(told.contains(line.keys))
      #expect(told.contains(line.meaning), "\(line.meaning) is cut")
    }
  }

  @Test(arguments: sizes + odd)
  func `no line is on another one, and none runs into the column beside it`(size: CGSize) {
    let panel = HelpPanel(HelpText.groups(for: .all), in: size) { CGFloat($0.count) * 6 }
    for page in panel.pages {
      let lines = page.map {
        CGRect(origin: $0.origin, size: CGSize(width: panel.indent + panel.room, height: 15))
      }
      for (index, line) in lines.enumerated() {
        #expect(panel.frame.contains(line))
        #expect(!lines[(index + 1)...].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(line) })
      }
    }
  }

  @Test(arguments: zip(sizes, [2, 2, 2, 2, 1, 1, 1]))
  func `there are pages only where there is room for no more`(size: CGSize, pages: Int) {
    let panel = HelpPanel(HelpText.groups(for: .all), in: size) { CGFloat($0.count) * 6 }
    #expect(panel.pages.count == pages)
    #expect(panel.pages.joined().count == HelpText.groups(for: .all).joined().count)
  }

  @Test func `a wide and low window has columns of about the same height`() {
    let panel = HelpPanel(HelpText.groups(for: .all), in: CGSize(width: 800, height: 480)) {
      CGFloat($0.count) * 6
    }
    let columns = Dictionary(grouping: panel.pages[0], by: \.origin.x)
    #expect(columns.count == 2)
    let counts = columns.values.map(\.count)
    // Groups stay whole, and the longest has nine lines.
    #expect(abs(counts[0] - counts[1]) < 9)
  }

  @Test func `two pages share the lines about evenly`() {
    let panel = HelpPanel(HelpText.groups(for: .all), in: CGSize(width: 320, height: 480)) {
      CGFloat($0.count) * 6
    }
    #expect(panel.pages.allSatisfy { $0.count >= 12 })
  }

  @Test func `nothing shines through it, and the hint makes way for it`() {
    let harness = harness(CGSize(width: 430, height: 480))
    #expect(harness.stage.chromeList.commands.contains { $0.element == "tools/hint" })
    turn(harness)
    #expect(!harness.stage.chromeList.commands.contains { $0.element == "tools/hint" })
    let grounds = help(harness).compactMap { command -> Color? in
      guard case .fill(let color, _) = command.content, command.element == "tools/help" else { return nil }
      return color
    }
    #expect(grounds.map(\.alpha) == [255])
  }

  @Test func `the key turns the pages and closes after the last; escape and a press close any`() {
    let harness = harness(CGSize(width: 320, height: 480))
    turn(harness)
    #expect(words(help(harness)).last == "?  more   ·   page 1 of 2")
    turn(harness)
    #expect(words(help(harness)).last == "?  close   ·   page 2 of 2")
    turn(harness)
    #expect(help(harness).isEmpty)
    turn(harness)
    harness.key("escape")
    harness.advance(by: 0.1)
    #expect(help(harness).isEmpty)
    turn(harness)
    harness.click(at: CGPoint(x: 160, y: 400))
    harness.advance(by: 0.1)
    #expect(help(harness).isEmpty)
  }

  @Test func `a page that a larger window has no more becomes its last`() {
    let harness = harness(CGSize(width: 320, height: 480))
    turn(harness)
    turn(harness)
    harness.send(.window(.resized(CGSize(width: 800, height: 800), scale: 1)))
    harness.advance(by: 0.1)
    #expect(words(help(harness)).contains("drag"))
    turn(harness)
    #expect(help(harness).isEmpty)
  }

  @Test func `a stage tells of what its window does`() {
    let harness = StageHarness(
      SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox(services: .devices))
    turn(harness)
    let told = words(help(harness))
    #expect(told.contains("D ⇧D"))
    for key in ["F", "S", "C", "⌃S", "⌃R", ", ."] { #expect(!told.contains(key)) }
  }

  @Test(arguments: ["v", "i"]) func `a press that another tool takes leaves the list open`(tool: Key) {
    let harness = harness(CGSize(width: 430, height: 932))
    harness.key(tool)
    turn(harness)
    #expect(!help(harness).isEmpty)
    harness.click(at: CGPoint(x: 215, y: 700))
    harness.advance(by: 0.1)
    #expect(!help(harness).isEmpty)
  }
}
