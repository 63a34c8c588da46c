import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import Gallery

/// Tests that the scenes made of plain cards say what to try with them.
struct TryLinesTests {
  private nonisolated static let lines = [
    "nested": ["上も下もはじく · Flick the rows above and below"],
    "controls": ["点を押す · Click a dot", "待てば進む · Wait two seconds, four on the second"],
    "handoff": ["縁を越えて下へ引く · Pull it down, past its edge"],
    "behaviors": ["同じ強さではじく", "Flick the rows below alike"],
    "loops": ["縁を越えて引く · Drag past the first card and the last"],
    "loading": ["上の縁を下へ引く · Pull the top down, and let go"],
    "linked": ["どの列でも引く · Drag any of the rows"],
    "wraps": ["最後の頁まで待つ · Wait for the last page, or drag"],
  ]

  @Test(arguments: lines.keys.sorted(), TraitCollection.LayoutDirection.allCases)
  func `what to try is said in both languages on the first screen`(
    name: String, direction: TraitCollection.LayoutDirection
  ) throws {
    let options = StageOptions(
      size: CGSize(width: 430, height: 932), traits: TraitCollection(layoutDirection: direction))
    let stage = StageHarness(try #require(Gallery.scene(named: name)), options: options).stage
    let shown = stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    for line in try #require(Self.lines[name]) { #expect(shown.contains(line), "\(line)") }
  }

  @Test func `a line without room for both languages keeps the first`() throws {
    let options = StageOptions(size: CGSize(width: 200, height: 480))
    let stage = StageHarness(NestedScene.scene, options: options).stage
    let shown = stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(shown.contains("上も下もはじく"))
  }
}
