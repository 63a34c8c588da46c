import Foundation

/// One shard of work that is split among machines or processes, such as a golden run.
public nonisolated struct WorkShard: Sendable, Hashable, CustomStringConvertible {
  /// The greatest number of shards of a run.
  package static let most = 10_000

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

  /// Creates a shard from a text such as `2/4`; `nil` for another text.
  package init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count <= Self.most else { return nil }
    self.init(index, of: count)
  }

  /// The shard in the form of `--shard`, such as `2/4`.
  public var description: String { "\(index)/\(count)" }

  /// Returns the positions of the parts that belong to this shard, in their order.
  ///
  /// Parts are dealt from the most expensive to the cheapest, each to the shard with the least cost so far (longest
  /// processing time first). The same costs always give the same shards.
  public func select(costs: [Double]) -> [Int] {
    Self.cut(costs, into: count).enumerated().filter { $0.element == index - 1 }.map(\.offset)
  }

  /// Returns the shard of each part, counted from 0.
  package static func cut(_ costs: [Double], into count: Int) -> [Int] {
    var loads = Array(repeating: 0.0, count: count)
    var shards = Array(repeating: 0, count: costs.count)
    let heaviestFirst = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for part in heaviestFirst {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += costs[part]
      shards[part] = lightest
    }
    return shards
  }
}
