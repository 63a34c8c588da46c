import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct WorkShardTests {
  private func costs(_ count: Int) -> [Double] {
    var random = SplitMix64(seed: 7)
    return (0..<count).map { _ in 1 + Double(random.below(12)) }
  }

  @Test(arguments: [1, 2, 3, 7], [0, 1, 5, 40])
  func `the parts are disjoint, complete, in order and the same each time`(count: Int, of number: Int) throws
  {
    let costs = costs(number)
    var found: [Int] = []
    for index in 1...count {
      let shard = try #require(WorkShard(index, of: count))
      let part = shard.select(costs: costs)
      #expect(part == shard.select(costs: costs))
      #expect(part == part.sorted())
      found += part
    }
    #expect(found.sorted() == Array(0..<number))
  }

  @Test func `the shards take about the same time`() {
    let costs = costs(40)
    var loads = Array(repeating: 0.0, count: 4)
    for (part, shard) in WorkShard.cut(costs, into: 4).enumerated() { loads[shard] += costs[part] }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) < 13)
  }

  @Test func `of the shipped scenarios the slowest of eight shards takes at most 1.15 times the mean`() throws
  {
    let file = Checkout.root().appendingPathComponent("Resources/Vectors/shards/timings.json")
    let timings = try RunTimings(contentsOf: file)
    var names: [String] = []
    for entry in timings.machines.flatMap(\.entries) where !names.contains(entry.name) {
      names.append(entry.name)
    }
    #expect(names.count > 90)
    let costs = timings.costs(of: names.map { ($0, 1) })
    var loads = Array(repeating: 0.0, count: 8)
    for (part, shard) in WorkShard.cut(costs, into: 8).enumerated() { loads[shard] += costs[part] }
    #expect((loads.max() ?? .infinity) <= 1.15 * loads.reduce(0, +) / 8)
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 3)])
  func `there is no part outside`(index: Int, count: Int) {
    #expect(WorkShard(index, of: count) == nil)
  }

  @Test(arguments: ["0/4", "5/4", "1/0", "a/b", "1", "1/2/3", "", "1/10001", "-1/4", "1/ 4"])
  func `another text is no shard`(text: String) { #expect(WorkShard(text: text) == nil) }

  @Test func `a shard reads what it writes`() throws {
    let shard = try #require(WorkShard(text: "3/8"))
    #expect(shard == WorkShard(3, of: 8))
    #expect(WorkShard(text: shard.description) == shard)
  }
}
