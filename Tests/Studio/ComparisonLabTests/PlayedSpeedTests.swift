import CollectionViews
import Foundation
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import ComparisonLab

/// Tests that the speed at which a pair plays changes nothing that is counted, and that what is counted shows.
struct PlayedSpeedTests {
  private func readings(_ id: String, rate: Double, clockRate: Double) throws -> [[Double]] {
    let run = LabRun(try #require(Lab.pair(id)), clockRate: clockRate, text: BlockTextMeasuring())
    try run.play(rate: rate)
    return run.readings
  }

  @Test(arguments: [30.0, 60, 144], [0.25, 1])
  func `the speed lost at the seam is the same at every frame rate and clock rate`(
    rate: Double, clockRate: Double
  ) throws {
    let known = try readings("S32", rate: 60, clockRate: 1)
    #expect(known[0][0] > 1000 && known[0][1] == 1 && known[1] == [0, 0])
    let played = try readings("S32", rate: rate, clockRate: clockRate)
    // A number that is rounded may fall to either side.
    #expect(abs(played[0][0] - known[0][0]) <= 1, "\(played[0][0]), known \(known[0][0])")
    #expect(played[0][1] == 1 && played[1] == [0, 0])
  }

  @Test(arguments: [0.25, 0.5, 2])
  func `a quiet timer is late by its own 100 ms at every clock rate`(clockRate: Double) throws {
    let played = try readings("S12", rate: 60, clockRate: clockRate)
    let frame = 1000 / 60 * max(1, clockRate)
    #expect(played[0][0] >= 99.9 && played[0][0] <= 100 + 2 * frame, "\(played[0][0])")
    #expect(played[0][1] == 1 && played[1][0] < 0.05 && played[1][1] == 0)
  }

  @Test(arguments: [30.0, 60, 144], [0.25, 1])
  func `at the end of S32 the tapped card has no mark on the naive side, and has it on ours`(
    rate: Double, clockRate: Double
  ) throws {
    let run = LabRun(try #require(Lab.pair("S32")), clockRate: clockRate, text: BlockTextMeasuring())
    func colors(_ side: String) -> Set<Color> {
      Set(
        run.stage.displayList.commands.compactMap { command in
          guard command.element.path.hasPrefix("S32/\(side)/feed/cards/"),
            case .text(let line, let color) = command.content, line.string == "1"
          else { return nil }
          return color
        })
    }
    var plain: Set<Color> = []
    try run.play(rate: rate, onFrame: { if plain.isEmpty { plain = colors("naive") } })
    #expect(plain.count == 1)
    #expect(colors("naive") == plain, "the naive side shows the mark that it has forgotten")
    #expect(colors("ours").count == 1 && colors("ours").isDisjoint(with: plain))
  }

  @Test func `only what is too short to be seen plays slower by itself`() throws {
    #expect(Lab.pairs.filter { $0.setting.speed != 1 }.map(\.id) == ["S12"])
    #expect(0.1 / (try #require(Lab.pair("S12")).setting.speed) >= 0.4)
  }
}
