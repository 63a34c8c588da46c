import Foundation
import Replays
import TestSupport
import Testing

@testable import VisualQA

struct GoldenReviewTests {
  /// Makes a report of a new still, a changed one and one to be taken away, each of a scenario of its own.
  private func review(in folder: URL) throws -> GoldenReview {
    let (report, goldens) = (
      folder.appendingPathComponent("report"), folder.appendingPathComponent("goldens")
    )
    var actuals = GoldenActuals(goldens: "goldens")
    for (name, old, new) in [("a", nil, "new"), ("b", "old", "new"), ("c", "old", nil)]
      as [(String, String?, String?)]
    {
      let actual = GoldenActual(
        "\(name)/still-x.png", scenario: name, hash: new.map { ContentHash(of: $0) },
        reference: old.map { ContentHash(of: $0) })
      for (text, file) in [
        (new, report.appendingPathComponent(actual.file)), (old, goldens.appendingPathComponent(actual.path)),
      ] {
        guard let text else { continue }
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      actuals.actuals.append(actual)
    }
    return GoldenReview(actuals, of: report, to: .folder(goldens))
  }

  /// The content of the goldens, by path.
  private func goldens(in folder: URL) throws -> [String: String] {
    let place = folder.appendingPathComponent("goldens")
    var found: [String: String] = [:]
    for name in ["a", "b", "c"] {
      let file = place.appendingPathComponent("\(name)/still-x.png")
      found[name] = try? String(contentsOf: file, encoding: .utf8)
    }
    return found
  }

  @Test func `what is accepted is written, and undone step by step`() throws {
    try TemporaryFolder.use { folder in
      var review = try review(in: folder)
      let before = try goldens(in: folder)
      #expect(try review.accept(["b"]) == 1)
      #expect(review.reject(["c", "b"]) == 1)
      #expect(review.decisions == ["b": .accepted, "c": .rejected])
      #expect(try review.accept(["a", "b", "c", "unknown"]) == 2)
      #expect(try goldens(in: folder) == ["a": "new", "b": "new"])
      try review.undo()
      #expect(try goldens(in: folder) == ["b": "new", "c": "old"])
      #expect(review.decisions == ["b": .accepted, "c": .rejected])
      for _ in 0..<3 { try review.undo() }
      #expect(try goldens(in: folder) == before && review.decisions.isEmpty && !review.canUndo)
    }
  }

  @Test func `one golden of a scenario is accepted alone, and the scenario when all of it is`() throws {
    try TemporaryFolder.use { folder in
      var review = try review(in: folder)
      #expect(try review.accept(["a/still-x.png"]) == 1)
      #expect(review.decisions == ["a": .accepted])
      #expect(review.goldenDecisions == ["a/still-x.png": .accepted])
      #expect(review.reject(["b/still-x.png", "a/still-x.png"]) == 1)
      #expect(review.goldenDecisions["b/still-x.png"] == .rejected)
      #expect(try goldens(in: folder) == ["a": "new", "b": "old", "c": "old"])
    }
  }

  @Test func `where the review is closed no copy of a former reference stays`() throws {
    try TemporaryFolder.use { folder in
      var review = try review(in: folder)
      _ = try review.accept(["a", "b"])
      review.close()
      let b = folder.appendingPathComponent("goldens/b")
      #expect(try FileManager.default.contentsOfDirectory(atPath: b.path) == ["still-x.png"])
    }
  }

  @Test func `a reference that changed meanwhile is not replaced, nor any other`() throws {
    try TemporaryFolder.use { folder in
      var review = try review(in: folder)
      try Data("other".utf8).write(to: folder.appendingPathComponent("goldens/b/still-x.png"))
      #expect(throws: VisualQAError.self) { try review.accept(["a", "b"]) }
      #expect(try goldens(in: folder) == ["b": "other", "c": "old"])
      #expect(review.decisions.isEmpty)
    }
  }

  @Test func `what changed after it was accepted is not undone, nor anything else of its step`() throws {
    try TemporaryFolder.use { folder in
      var review = try review(in: folder)
      _ = try review.accept(["a", "b"])
      let b = folder.appendingPathComponent("goldens/b/still-x.png")
      try Data("other".utf8).write(to: b)
      #expect(throws: VisualQAError.changedSince("b/still-x.png")) { try review.undo() }
      #expect(try goldens(in: folder) == ["a": "new", "b": "other", "c": "old"])
      #expect(review.decisions == ["a": .accepted, "b": .accepted] && review.canUndo)
      try Data("new".utf8).write(to: b)
      try review.undo()
      #expect(try goldens(in: folder) == ["b": "old", "c": "old"] && review.decisions.isEmpty)
    }
  }
}
