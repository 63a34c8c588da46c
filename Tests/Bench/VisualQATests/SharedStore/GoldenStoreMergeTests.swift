import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of branches of a store that are merged.
struct GoldenStoreMergeTests {
  @Test func `what a branch changed is added, and what the other changed stays`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1", "c": "1"])
      try sample.record(["a": "2", "c": nil, "d": "1"], on: "feature/x")
      try sample.record(["b": "2"])
      let counts = try GoldenStoreMerge(into: sample.branch()).perform(
        try #require(BranchName("feature/x")), prefersOther: false)
      #expect(counts.description == "3 goldens: 1 new, 1 changed, 1 taken away")
      #expect(try sample.texts() == ["a": "2", "b": "2", "d": "1"])
      #expect(try sample.texts(on: "feature/x") == ["a": "2", "b": "1", "d": "1"])
      let again = try GoldenStoreMerge(into: sample.branch()).perform(
        try #require(BranchName("feature/x")), prefersOther: false)
      #expect(again.description == "3 goldens: 0 new, 0 changed, 0 taken away")
    }
  }

  @Test func `what both changed is named, and nothing is merged unless the other's is meant`() throws {
    try SampleStore.use { sample in
      let other = try #require(BranchName("x"))
      try sample.record(["a": "1", "b": "1"])
      try sample.record(["a": "2", "b": "2"], on: "x")
      try sample.record(["a": "3"])
      let files = try sample.files()
      let complaint = SampleStore.complaint {
        _ = try GoldenStoreMerge(into: sample.branch()).perform(other, prefersOther: false)
      }
      #expect(
        complaint.contains(
          "\(SampleStore.path("a")): changed on both branches, main and x; nothing is merged"),
        "\(complaint)")
      #expect(try sample.files() == files)
      _ = try GoldenStoreMerge(into: sample.branch()).perform(other, prefersOther: true)
      #expect(try sample.texts() == ["a": "2", "b": "2"])
    }
  }

  @Test func `a branch that is not there is refused with those that are`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1"])
      let other = try #require(BranchName("mian"))
      let complaint = SampleStore.complaint {
        _ = try GoldenStoreMerge(into: sample.branch()).perform(other, prefersOther: false)
      }
      #expect(
        complaint.contains("there is no branch mian; did you mean \"main\"? the branches are main"),
        "\(complaint)")
    }
  }

  @Test func `goldens are taken away from one branch only`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      try sample.record(["c": "1"], on: "x")
      let paths = try StoredScenarios(of: sample.branch()).paths(of: [NamePattern("a")])
      try GoldenStoreMerge(into: sample.branch()).remove(paths)
      #expect(try sample.texts() == ["b": "1"])
      #expect(try sample.texts(on: "x") == ["a": "1", "b": "1", "c": "1"])
    }
  }
}
