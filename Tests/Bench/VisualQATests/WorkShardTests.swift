import Replays
import TestSupport
import Testing

@testable import VisualQA

struct WorkShardTests {
  private func scenarios(_ count: Int) -> [GoldenScenario] {
    var random = SplitMix64(seed: 7)
    return (0..<count).map { index in
      let steps = [GestureStep(.wait(Double(random.below(12))))]
      return GoldenScenario("s\(index)", scene: "a", script: GestureScript(file: "", steps: steps))
    }
  }

  @Test(arguments: [1, 2, 3, 7], [0, 1, 5, 40])
  func `the parts are disjoint, complete, in order and the same each time`(count: Int, of number: Int) throws
  {
    let scenarios = scenarios(number)
    var found: [String] = []
    for index in 1...count {
      let part = try #require(WorkShard(index, of: count)).select(from: scenarios)
      #expect(part == (try #require(WorkShard(index, of: count))).select(from: scenarios))
      let places = part.compactMap { scenario in scenarios.firstIndex { $0.name == scenario.name } }
      #expect(places == places.sorted())
      found += part.map(\.name)
    }
    #expect(found.sorted() == scenarios.map(\.name).sorted())
  }

  @Test func `the parts take about the same time`() throws {
    let scenarios = scenarios(40)
    let loads = try (1...4).map { index in
      try #require(WorkShard(index, of: 4)).select(from: scenarios).reduce(0) { $0 + $1.weight }
    }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) < 13)
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 3)])
  func `there is no part outside`(index: Int, count: Int) {
    #expect(WorkShard(index, of: count) == nil)
  }
}
