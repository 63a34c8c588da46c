import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests that only what nothing needs is deleted, and nothing young.
struct StoreGarbageTests {
  private func object(_ text: String) -> String { ObjectStore.path(of: ObjectHash(of: Data(text.utf8))) }

  /// Makes a store of two branches with a past, all of it thirty days old.
  private func use(_ body: (SampleStore) throws -> Void) throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      try sample.record(["a": "2"])
      try sample.record(["a": "3"], on: "x")
      try sample.record(["a": "4"], on: "x")
      let hash = ObjectHash(of: Data("stray".utf8))
      _ = try sample.store.add(Data("stray".utf8), for: "a")
      try Data().write(
        to: sample.store.folder.appendingPathComponent(ObjectStore.path(of: hash) + ".partial"))
      for file in try sample.files() { try sample.age(file, days: 30) }
      try body(sample)
    }
  }

  @Test func `what no branch needs is listed, and deleted only when that is asked for`() throws {
    try use { sample in
      let old =
        try sample.files(in: "branches/main").prefix(1).map { "branches/main/\($0)" }
        + sample.files(in: "branches/x").prefix(1).map { "branches/x/\($0)" }
      let before = try sample.files()
      let garbage = StoreGarbage(in: sample.store, olderThan: 14)
      let listed = try garbage.items().map(\.path)
      #expect(listed == (old + [object("3"), object("stray"), object("stray") + ".partial"]).sorted())
      #expect(try sample.files() == before)
      let (main, branch) = (try sample.texts(), try sample.texts(on: "x"))
      #expect(try garbage.collect().map(\.path) == listed)
      #expect(try sample.files() == before.filter { !listed.contains($0) })
      #expect(try sample.texts() == main && sample.texts(on: "x") == branch)
      #expect(try StoreCheck(sample.store).perform().faults.isEmpty)
      #expect(try garbage.items().isEmpty)
    }
  }

  @Test func `what is younger than the grace period stays, and what a young index file names`() throws {
    try use { sample in
      #expect(try StoreGarbage(in: sample.store, olderThan: 31).items().isEmpty)
      let former = try #require(try sample.files(in: "branches/x").first)
      try sample.age("branches/x/\(former)", days: 1)
      try sample.age(object("stray"), days: 1)
      let listed = try StoreGarbage(in: sample.store, olderThan: 14).items().map(\.path)
      #expect(!listed.contains("branches/x/\(former)") && !listed.contains(object("3")))
      #expect(!listed.contains(object("stray")))
      #expect(listed.contains(object("stray") + ".partial"))
    }
  }

  @Test func `an index file that another writer did not know stays`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1"])
      let late = StoredGoldens(sample.branch())
      try late.open()
      try sample.record(["b": "1"])
      try sample.record(["c": "1"], by: late)
      for file in try sample.files() { try sample.age(file, days: 30) }
      #expect(try StoreGarbage(in: sample.store, olderThan: 14).collect().count == 1)
      #expect(try sample.texts() == ["a": "1", "b": "1", "c": "1"])
    }
  }

  @Test func `where an index cannot be read, nothing is deleted`() throws {
    try use { sample in
      let file = try #require(try sample.files(in: "branches/x").last)
      try Data("x".utf8).write(to: sample.branch("x").folder.appendingPathComponent(file))
      let before = try sample.files()
      #expect(throws: DocumentError.self) { try StoreGarbage(in: sample.store, olderThan: 14).collect() }
      #expect(try sample.files() == before)
      try FileManager.default.createDirectory(
        at: sample.store.folder.appendingPathComponent("branches/no branch"),
        withIntermediateDirectories: false)
      #expect(
        SampleStore.complaint { _ = try StoreGarbage(in: sample.store, olderThan: 14).collect() }
          .contains("branches/no branch is no folder of a branch"))
    }
  }

  @Test func `a folder that is no store is refused, and nothing is written there`() throws {
    try SampleStore.use { sample in
      #expect(throws: DocumentError.self) { try StoreGarbage(in: sample.store, olderThan: 14).items() }
      #expect(!FileManager.default.fileExists(atPath: sample.store.folder.path))
    }
  }
}
