import Documents
import Foundation
import Replays
import Testing

@testable import VisualQA

/// Tests that exactly the reviewed results become goldens of a store, or nothing does.
struct BranchChangeTests {
  private func hash(_ text: String) -> ContentHash { ContentHash(of: text) }

  /// Makes a report of a changed, a new and a deleted golden of the branch `main`.
  private func use(_ body: (SampleStore, GoldenActuals, _ report: URL) throws -> Void) throws {
    try SampleStore.use { sample in
      try sample.record(["a": "old", "b": "gone"])
      let report = sample.folder.appendingPathComponent("report")
      var actuals = GoldenActuals(goldens: .store(sample.branch()), actuals: [])
      for (name, old, new) in [("a", "old", "new"), ("b", "gone", nil), ("c", nil, "first")]
        as [(String, String?, String?)]
      {
        let actual = GoldenActual(
          SampleStore.path(name), scenario: name, hash: new.map(hash), reference: old.map(hash))
        actuals.actuals.append(actual)
        guard let new else { continue }
        let file = report.appendingPathComponent(actual.file)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(new.utf8).write(to: file)
      }
      try actuals.write(to: report)
      try body(sample, actuals, report)
    }
  }

  @Test func `the list names the store and its branch, and is read back`() throws {
    try use { sample, actuals, report in
      let read = try GoldenActuals(of: report)
      #expect(read == actuals && read.branch == .main)
      #expect(read.goldens == "store:\(sample.store.folder.relativePath)")
    }
  }

  @Test func `approving adds one index file, and undoing another`() throws {
    try use { sample, actuals, report in
      var approval = try actuals.approval(in: report, to: .store(sample.branch()))
      #expect(try sample.texts() == ["a": "old", "b": "gone"], "nothing is named before it is committed")
      try approval.commit()
      #expect(try sample.texts() == ["a": "new", "c": "first"])
      #expect(try sample.files(in: "branches/main").count == 2)
      approval.abandon()
      #expect(try sample.texts() == ["a": "old", "b": "gone"])
      approval.close()
    }
  }

  @Test func `a golden that is another one than was compared is stale`() throws {
    try use { sample, actuals, report in
      try sample.record(["a": "other"])
      #expect(throws: VisualQAError.self) { try actuals.approval(in: report, to: .store(sample.branch())) }
      #expect(try sample.texts() == ["a": "other", "b": "gone"])
    }
  }

  @Test func `a branch that changes between the check and the commit is refused by path`() throws {
    try use { sample, actuals, report in
      var approval = try actuals.approval(in: report, to: .store(sample.branch()))
      try sample.record(["a": "other"])
      let complaint = SampleStore.complaint { try approval.commit() }
      #expect(
        complaint.contains(
          "\(SampleStore.path("a")): the branch main was changed meanwhile, and nothing is written"),
        "\(complaint)")
      #expect(try sample.texts() == ["a": "other", "b": "gone"])
    }
  }

  @Test func `a review accepts and undoes, and leaves alone what somebody changed since`() throws {
    try use { sample, actuals, report in
      var review = GoldenReview(actuals, of: report, to: .store(sample.branch()))
      #expect(try review.accept(["a"]) == 1)
      #expect(try sample.texts()["a"] == "new")
      try review.undo()
      #expect(try sample.texts()["a"] == "old")
      #expect(try review.accept(["a", "c"]) == 2)
      try sample.record(["c": "other"])
      #expect(throws: VisualQAError.self) { try review.undo() }
      #expect(try sample.texts() == ["a": "new", "b": "gone", "c": "other"])
    }
  }
}
