import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// Tests of what a branch holds, as text and put together from several writers.
struct BranchIndexTests {
  private func object(_ text: String) -> StoredObject { StoredObject(of: Data(text.utf8)) }

  private func path(_ scenario: String) -> String { SampleStore.path(scenario) }

  /// Returns the index as its file would be read.
  private func written(_ index: BranchIndex) throws -> BranchIndex {
    let data = Data(BranchIndexText.text(of: index).utf8)
    return try BranchIndexText.index(from: data, hash: ObjectHash(of: data), file: "index")
  }

  private func changed(_ index: BranchIndex, _ texts: [String: String?]) throws -> BranchIndex {
    var index = index
    for (name, text) in texts { index.set(text.map { object($0) }, at: path(name)) }
    return try written(index)
  }

  private func merged(_ indexes: [BranchIndex]) -> BranchIndex {
    var merged = BranchIndex()
    for index in indexes { merged.merge(index) }
    return merged
  }

  @Test func `a line is path, hash and size, sorted by path`() throws {
    var index = BranchIndex()
    for name in ["b", "a", "a-b"] { index.set(object(name), at: path(name)) }
    let text = BranchIndexText.text(of: index)
    let lines = ["a-b", "a", "b"].map { "\(path($0))\t\(object($0).hash)\t\($0.utf8.count)\n" }
    #expect(text == "# orihon goldens 1\n" + lines.joined())
    #expect(try written(index).paths == index.paths.sorted())
  }

  @Test func `a later index names the files that it contains, and is read back`() throws {
    let first = try changed(BranchIndex(), ["a": "1", "b": "1"])
    let second = try changed(first, ["a": "2"])
    let text = BranchIndexText.text(of: second)
    #expect(text.hasPrefix("# orihon goldens 1\n# after "))
    #expect(second.contained.isSuperset(of: first.contained) && second.contained.count == 2)
    #expect(
      try written(second).versions.mapValues { $0.map(\.object) }
        == second.versions.mapValues { $0.map(\.object) })
  }

  @Test(arguments: [
    ("", "this is no index"), ("# orihon goldens 2\n", "this is no index"),
    ("# orihon goldens 1\nx\n", "index:2:1: a golden's path, hash and size are needed"),
    ("# orihon goldens 1\n# after x\n", "\"# after HASH\" is needed"),
    ("# orihon goldens 1\n../a/still-x.png\tHASH\t1\n", "path, hash and size"),
    ("# orihon goldens 1\na/passwd\tHASH\t1\n", "path, hash and size"),
    ("# orihon goldens 1\na/still-x.png\tHASH\t67108865\n", "path, hash and size"),
    ("# orihon goldens 1\na/still-x.png\tHASH\t-1\n", "path, hash and size"),
    ("# orihon goldens 1\na/still-x.png\tHASH\t1\t1\n", "path, hash and size"),
    ("# orihon goldens 1\na/still-x.png\thash\t1\n", "path, hash and size"),
    ("# orihon goldens 1\na/still-\u{1B}.png\tHASH\t1\n", "path, hash and size"),
  ])
  func `an index that is none is refused with its line`(text: String, reason: String) {
    let text = text.replacing("HASH", with: object("x").hash.description)
    let complaint = SampleStore.complaint {
      _ = try BranchIndexText.index(from: Data(text.utf8), hash: object("y").hash, file: "index")
    }
    #expect(complaint.contains(reason), "\(complaint)")
  }

  @Test func `what two writers change apart is kept of both, in either order`() throws {
    let base = try changed(BranchIndex(), ["a": "1", "b": "1", "c": "1"])
    let (one, other) = (try changed(base, ["a": "2", "d": "1"]), try changed(base, ["b": nil, "e": "1"]))
    for index in [merged([one, other]), merged([other, one]), merged([base, one, other, base])] {
      #expect(
        index.versions.mapValues { $0.map(\.object) } == [
          path("a"): [object("2")], path("c"): [object("1")], path("d"): [object("1")],
          path("e"): [object("1")],
        ])
      #expect(index.conflicts.isEmpty)
    }
  }

  @Test func `what both change differently is a conflict, until one writes it again`() throws {
    let base = try changed(BranchIndex(), ["a": "1"])
    let (one, other) = (try changed(base, ["a": "2"]), try changed(base, ["a": "3"]))
    let both = merged([one, other])
    #expect(both.conflicts == [path("a")])
    #expect(both.conflict(at: path("a")) == [object("2").hash, object("3").hash].sorted())
    #expect(merged([try written(both), one]).conflicts == [path("a")], "an index carries a conflict on")
    let settled = merged([other, try changed(both, ["a": "3"]), one])
    #expect(settled.conflicts.isEmpty && settled.versions[path("a")]?.map(\.object) == [object("3")])
  }

  @Test func `what both change to the same is no conflict, and what one changes back stays so`() throws {
    let base = try changed(BranchIndex(), ["a": "1"])
    let (one, other) = (try changed(base, ["a": "2", "b": "1"]), try changed(base, ["a": "2"]))
    #expect(merged([one, other]).conflicts.isEmpty)
    let back = try changed(one, ["a": "1"])
    #expect(merged([base, back, one]).versions[path("a")]?.map(\.object) == [object("1")])
  }

  @Test func `however the files of random histories come together, nothing is lost`() throws {
    var random = SplitMix64(seed: 36)
    for _ in 0..<60 {
      var files: [BranchIndex] = []
      // What each write knew of, as a model without files.
      var writes: [(name: String, known: Set<Int>)] = []
      for step in 0..<9 {
        let known = files.indices.filter { _ in Bool.random(using: &random) }
        let name = ["a", "b", "c"][random.below(3)]
        files.append(try changed(merged(known.map { files[$0] }), [name: "\(step)"]))
        writes.append((name, known.reduce(into: [step]) { $0.formUnion(writes[$1].known) }))
      }
      for _ in 0..<5 {
        let whole = merged(files.shuffled(using: &random))
        for name in ["a", "b", "c"] {
          let own = writes.indices.filter { writes[$0].name == name }
          let last = own.filter { step in !own.contains { $0 != step && writes[$0].known.contains(step) } }
          let found = whole.versions[path(name), default: []].map(\.object.hash)
          #expect(found.sorted() == last.map { object("\($0)").hash }.sorted())
        }
      }
    }
  }
}
