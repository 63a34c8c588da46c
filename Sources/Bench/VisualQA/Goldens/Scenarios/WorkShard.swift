import Foundation
import Replays

/// One shard of work that is split among machines or processes, such as a golden run.
public nonisolated struct WorkShard: Sendable, Hashable {
  /// The number of this shard, from 1.
  public let index: Int
  /// The number of shards.
  public let count: Int

  /// Creates a shard; `nil` unless `index` is from 1 to `count`.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns the scenarios of this shard, in their order.
  ///
  /// The same scenarios always give the same shards, which take about the same time.
  public func select(from scenarios: [GoldenScenario]) -> [GoldenScenario] {
    var loads = Array(repeating: 0.0, count: count)
    var shares: [String: Int] = [:]
    let heaviestFirst = scenarios.enumerated().sorted {
      (-$0.element.weight, $0.offset) < (-$1.element.weight, $1.offset)
    }
    for (_, scenario) in heaviestFirst {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += scenario.weight
      shares[scenario.name] = lightest
    }
    return scenarios.filter { shares[$0.name] == index - 1 }
  }
}

nonisolated extension GoldenScenario {
  /// The approximate duration of playing the scenario, in seconds of the scene's time.
  var weight: Double { Double(variants.count) * (1 + script.steps.reduce(0) { $0 + $1.kind.duration }) }
}
