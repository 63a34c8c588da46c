import SceneReadings

/// The share of a fuzz test that one of several machines or processes plays.
///
/// The random scripts are dealt like cards: script k belongs to the share k mod `count`, so that no two shares have a
/// stroke in common, and all of them together have every one.
package nonisolated struct FuzzDeal: Sendable, Hashable {
  /// The number of this share, from 0.
  package let index: Int
  /// The number of shares.
  package let count: Int

  /// The only share of an undivided test.
  package static let all = FuzzDeal(index: 0, count: 1)

  private init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

  /// Creates a share; `nil` unless `number` is from 1 to `count`.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.init(index: number - 1, count: count)
  }

  /// Returns a share of this share, as for one of several processes of a machine.
  package func part(_ other: FuzzDeal) -> FuzzDeal {
    FuzzDeal(index: index + count * other.index, count: count * other.count)
  }

  /// Returns the index of the script that this share plays in a round, from 0.
  package func script(inRound round: Int) -> Int { index + round * count }

  /// Returns the indices of the scripts of this share, of `total` scripts in all.
  package func scripts(of total: Int) -> StrideTo<Int> { stride(from: index, to: total, by: count) }

  /// Returns true when a file of the corpus belongs to this share.
  ///
  /// It depends on the names alone: machines may see a folder at different times, with other files in it.
  package func holds(_ file: String, of scene: String) -> Bool {
    var (text, hash) = ("\(scene)/\(file)", StableHash())
    text.withUTF8 { hash.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hash.value % UInt64(count) == UInt64(index)
  }
}

extension Fuzzer {
  /// Returns the number of scripts that hold `strokes` strokes.
  package static func scriptCount(of strokes: Int) -> Int {
    (strokes + strokesOfScript - 1) / strokesOfScript
  }

  /// Returns one script of those that `scripts(of:from:)` lists; without `strokes` it has the full number.
  package static func script(_ index: Int, of strokes: Int? = nil, from seed: UInt64) -> Script {
    let rest = strokes.map { $0 - index * strokesOfScript } ?? strokesOfScript
    return Script(seed: self.seed(ofScript: index, from: seed), strokes: min(strokesOfScript, rest))
  }
}
