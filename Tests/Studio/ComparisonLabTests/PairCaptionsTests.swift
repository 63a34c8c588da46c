import Foundation
import OrihonTesting
import Replays
import ScreenInterface
import Stage
import Testing

@testable import ComparisonLab

/// Tests of what stands in words above the sides of a pair.
struct PairCaptionsTests {
  /// The words above the sides of a pair in a window of a size.
  private func words(_ id: String, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
    let pair = try #require(Lab.pair(id))
    let harness = StageHarness(
      pair.scene(), options: StageOptions(size: CGSize(width: width, height: height)))
    harness.advance(by: 0.1)
    return harness.stage.displayList.commands.filter { $0.element.path.contains("/words/") }.compactMap {
      guard case .text(let line, _) = $0.content else { return nil }
      return line.string
    }
  }

  @Test(arguments: [CGSize(width: 430, height: 932), CGSize(width: 320, height: 700)])
  func `the name of a pair is said whole`(window: CGSize) throws {
    for pair in Lab.pairs {
      let said = try words(pair.id, window.width, window.height).joined(separator: " ")
      #expect(!said.contains("…"), "\(said)")
      for part in pair.name.english.split(separator: " ") { #expect(said.contains(part), "\(said)") }
    }
  }

  @Test func `a window too narrow for a pair is told of, since it counts otherwise there`() throws {
    #expect(try words("S26", 320, 700).contains { $0.contains("360") && $0.contains("308") })
    #expect(try words("S26", 430, 932).allSatisfy { !$0.contains("pt wide") })
  }

  @Test func `a stroke that has ended without a failure is told of, and a failure is not`() throws {
    let pair = try #require(Lab.pair("S10"))
    for fails in [false, true] {
      let navigator = LabNavigator()
      let harness = StageHarness(
        pair.scene(navigator), options: StageOptions(size: PairLayout.defaultWindow))
      if fails {
        let player = ScriptPlayer(pair.script(on: harness.stage))
        try HeadlessRun(StageSession(harness.stage)).play(player, rate: 60)
      }
      navigator.strokeEnded()
      harness.advance(by: 0.1)
      let texts = harness.stage.displayList.commands.compactMap { command -> String? in
        guard case .text(let line, _) = command.content else { return nil }
        return line.string
      }
      #expect(texts.contains { $0.contains("does not fail") } == !fails)
    }
  }
}
