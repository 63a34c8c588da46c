import Foundation
import TestSupport
import Testing

@testable import CollectionViews

/// Tests that the edits of a batch lead every item to its place, as the same edits of an array of names do.
struct DataEditsTests {
  /// Two sections of names, and the same after random edits.
  private struct Sample {
    var before: [[String]]
    var after: [[String]]
    var edits = DataEdits()

    init(_ random: inout SplitMix64) {
      before = (0..<2).map { section in (0..<Int.random(in: 1...7, using: &random)).map { "\(section)/\($0)" }
      }
      var kept = before
      var moved: [(name: String, from: IndexPath)] = []
      for (section, names) in before.enumerated() {
        for (index, name) in names.enumerated() {
          let path = IndexPath(indexes: [section, index])
          switch Int.random(in: 0..<4, using: &random) {
          case 0:
            edits.deletedItems.insert(path)
            kept[section].removeAll { $0 == name }
          case 1:
            moved.append((name, path))
            kept[section].removeAll { $0 == name }
          default: break
          }
        }
      }
      // The goals of inserted and moved items, in ascending order, are places after the batch.
      after = kept
      let new = (0..<Int.random(in: 0...3, using: &random)).map { "new \($0)" }
      var coming: [(section: Int, name: String)] = new.map { (Int.random(in: 0..<2, using: &random), $0) }
      coming += moved.map { (Int.random(in: 0..<2, using: &random), $0.name) }
      coming.shuffle(using: &random)
      for (section, name) in coming {
        after[section].insert(name, at: Int.random(in: 0...after[section].count, using: &random))
      }
      for (section, names) in after.enumerated() {
        for (index, name) in names.enumerated() {
          let path = IndexPath(indexes: [section, index])
          if new.contains(name) { edits.insertedItems.insert(path) }
          if let move = moved.first(where: { $0.name == name }) { edits.movedItems[move.from] = path }
        }
      }
    }
  }

  @Test(arguments: 0..<200)
  func `every item is found after a batch, and back before it`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sample = Sample(&random)
    for (section, names) in sample.before.enumerated() {
      for (index, name) in names.enumerated() {
        let path = IndexPath(indexes: [section, index])
        guard let after = sample.edits.path(after: path) else {
          #expect(sample.edits.deletedItems.contains(path))
          continue
        }
        #expect(sample.after[after[0]][after[1]] == name)
        #expect(sample.edits.path(before: after) == path)
      }
    }
  }

  @Test func `sections that are deleted, inserted and moved lead their items along`() {
    var edits = DataEdits()
    edits.deletedSections = [0]
    edits.insertedSections = [2]
    edits.movedSections = [3: 0]
    // Before: a b c d; after: d b new c.
    #expect((0..<4).map { edits.section(after: $0) } == [nil, 1, 3, 0])
    #expect((0..<4).map { edits.section(before: $0) } == [3, 1, nil, 2])
    #expect(edits.path(after: IndexPath(indexes: [2, 5])) == IndexPath(indexes: [3, 5]))
    #expect(edits.path(after: IndexPath(indexes: [0, 0])) == nil)
  }
}
