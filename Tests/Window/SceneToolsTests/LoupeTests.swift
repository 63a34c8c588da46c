import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of the loupe: pixels lent by the painter of the scene, drawn eight points large with their value.
struct LoupeTests {
  private func harness() -> StageHarness {
    StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), tools: Toolbox())
  }

  private func lend(_ harness: StageHarness) throws -> PixelRect {
    let area = try #require(harness.stage.wantedPixels)
    let pixels = (0..<area.area).map { UInt32(0xFF00_0000 + $0 % area.width) }
    harness.stage.lend(
      MagnifierPixels(area: area, bitmap: Bitmap(width: area.width, height: area.height, pixels: pixels)))
    return area
  }

  private func cells(_ harness: StageHarness) -> [DrawCommand] {
    harness.stage.chromeList.commands.filter {
      if case .fill(_, cornerRadius: 0) = $0.content { $0.element == "tools/loupe" } else { false }
    }
  }

  @Test func `it wants the pixels around the pointer, and none while it is off`() throws {
    let harness = harness()
    harness.move(to: CGPoint(x: 100, y: 50))
    #expect(harness.stage.wantedPixels == nil)
    harness.key("l")
    #expect(harness.stage.wantedPixels == PixelRect(x: 92, y: 42, width: 17, height: 17))
    harness.move(to: CGPoint(x: 2, y: 50))
    #expect(harness.stage.wantedPixels == PixelRect(x: 0, y: 42, width: 11, height: 17))
    harness.key("l")
    #expect(harness.stage.wantedPixels == nil)
  }

  @Test func `what was lent is drawn eight points large, with the value of the pixel in the middle`() throws {
    let harness = harness()
    harness.move(to: CGPoint(x: 100, y: 250))
    harness.key("l")
    harness.advance(by: 0.02)
    _ = try lend(harness)
    #expect(cells(harness).count == 17 * 17)
    #expect(cells(harness).allSatisfy { isClose($0.frame.width, 8) && isClose($0.frame.height, 8) })
    let words = harness.stage.chromeList.commands.compactMap { command -> String? in
      guard case .text(let line, _) = command.content else { return nil }
      return line.string
    }
    #expect(words == ["#000008   100, 250"])
  }

  @Test(arguments: [
    CGPoint(x: 425, y: 5), CGPoint(x: 5, y: 925), CGPoint(x: 215, y: 400), CGPoint(x: 1e300, y: 5),
  ])
  func `it stays in the window wherever the pointer is`(point: CGPoint) throws {
    let harness = harness()
    harness.key("l")
    harness.move(to: point)
    harness.advance(by: 0.02)
    let box = try #require(harness.stage.chromeList.commands.first { $0.element == "tools/loupe" }?.frame)
    #expect(CGRect(x: 0, y: 0, width: 430, height: 932).contains(box))
  }

  @Test func `a frame that is made without a new loan keeps what was lent`() throws {
    let harness = harness()
    harness.move(to: CGPoint(x: 100, y: 250))
    harness.key("l")
    harness.advance(by: 0.02)
    _ = try lend(harness)
    harness.advance(by: 0.1)
    #expect(cells(harness).count == 17 * 17)
  }
}
