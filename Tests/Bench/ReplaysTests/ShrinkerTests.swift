import Testing

@testable import Replays

/// Tests of the search that fuzzer and blame have in common.
struct ShrinkerTests {
  @Test(arguments: [[7], [0, 63], [3, 4, 5], [1, 20, 40, 60]])
  func `the parts that do it are found among many`(guilty: [Int]) {
    let shrinker = Shrinker<Int> { parts in guilty.allSatisfy(parts.contains) }
    #expect(shrinker.fewest(Array(0..<64)) == guilty)
  }

  @Test func `two parts that only make sense together are left out together`() {
    // Without each other 2 and 9 make no whole, and 5 alone does it.
    func does(_ parts: [Int]) -> Bool { parts.contains(2) == parts.contains(9) && parts.contains(5) }
    #expect(Shrinker<Int>(stillDoes: does).fewest(Array(0..<12)) == [2, 5, 9])
    #expect(Shrinker<Int>(leavesOutPairs: true, stillDoes: does).fewest(Array(0..<12)) == [5])
  }

  @Test func `one part stays, and a budget ends the search`() {
    #expect(Shrinker<Int> { _ in true }.fewest([1, 2, 3]).count == 1)
    #expect(Shrinker<Int> { _ in true }.fewest([]).isEmpty)
    var tries = 0
    let shrinker = Shrinker<Int>(budget: 5, leavesOutPairs: true) { _ in
      tries += 1
      return false
    }
    #expect(shrinker.fewest(Array(0..<64)).count == 64 && tries == 5)
  }
}
