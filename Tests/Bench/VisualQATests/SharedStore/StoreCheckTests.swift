import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of the check of every byte.
struct StoreCheckTests {
  @Test func `a whole store has no fault`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      try sample.record(["a": "2"], on: "x")
      let found = try StoreCheck(sample.store).perform()
      #expect(found.faults.isEmpty && found.branches == 2 && found.goldens == 4 && found.objects == 2)
    }
  }

  @Test func `each wrong byte is told, with hash and path, in objects and in index files`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "one", "b": "two"])
      try sample.record(["c": "three"], on: "x")
      let (one, two) = (ObjectHash(of: Data("one".utf8)), ObjectHash(of: Data("two".utf8)))
      try Data("ONE".utf8).write(to: sample.store.file(of: one))
      try FileManager.default.removeItem(at: sample.store.file(of: two))
      let index = try #require(try sample.files(in: "branches/x").first)
      try Data("x".utf8).write(to: sample.branch("x").folder.appendingPathComponent(index))
      let faults = try StoreCheck(sample.store).perform().faults
      #expect(faults.count == 4, "\(faults)")
      #expect(
        faults.contains(
          "\(ObjectStore.path(of: one)) has other bytes, of hash \(ObjectHash(of: Data("ONE".utf8)))"))
      for (path, hash) in [(SampleStore.path("a"), one), (SampleStore.path("b"), two)] {
        #expect(
          faults.contains("branch main: \(path): its object \(hash) is missing or damaged"), "\(faults)")
      }
      #expect(faults.contains { $0.contains("the index branches/x/\(index) has other bytes") }, "\(faults)")
    }
  }

  @Test func `two versions of a golden are a fault`() throws {
    try SampleStore.use { sample in
      let (one, other) = (StoredGoldens(sample.branch()), StoredGoldens(sample.branch()))
      try one.open()
      try other.open()
      try sample.record(["a": "1"], by: one)
      try? sample.record(["a": "2"], by: other)
      let faults = try StoreCheck(sample.store).perform().faults
      #expect(
        faults.count == 1 && faults[0].hasPrefix("branch main: \(SampleStore.path("a")) has 2 versions, "))
    }
  }
}
