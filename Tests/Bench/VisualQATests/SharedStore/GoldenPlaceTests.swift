import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of what `--goldens` and `--branch` may say.
struct GoldenPlaceTests {
  @Test func `a folder is one, and store:DIR is a branch of a store`() throws {
    #expect(try GoldenPlace("goldens", branch: nil).words == ["--goldens", "goldens"])
    let place = try GoldenPlace("store:shared/goldens", branch: "feature/x")
    #expect(place.words == ["--goldens", "store:shared/goldens", "--branch", "feature/x"])
    #expect(place.url.relativePath == "shared/goldens")
    #expect(try GoldenPlace("store:x", branch: nil).branch != nil)
  }

  @Test(arguments: [
    ("goldens", "main", "--branch is for a store of goldens, and goldens is a folder"),
    ("store:", nil, "store: names no folder"), ("store:x", "", "'' is no branch of a store"),
    ("store:x", "a\nb", "'a\\nb' is no branch of a store"),
  ])
  func `other words are refused`(name: String, branch: String?, reason: String) {
    let complaint = SampleStore.complaint { _ = try GoldenPlace(name, branch: branch) }
    #expect(complaint.contains(reason) && !complaint.contains("\n"), "\(complaint)")
  }

  @Test func `scenarios are those that have goldens`() throws {
    try SampleStore.use { sample in
      let place = GoldenPlace.store(sample.branch())
      #expect(
        SampleStore.complaint { _ = try place.holdsAny(of: ["a"]) }.contains(
          "there is no store in this folder"))
      try sample.record(["a": "1", "gone": "1"])
      #expect(try place.holdsAny(of: ["a"]) && !place.holdsAny(of: ["b"]))
      let orphans = OrphanedGoldens(in: place, besides: ["a"])
      #expect(orphans.names == ["gone"])
      #expect(OrphanedGoldens.note(on: "gone", in: place).contains("holds goldens of gone, and no scenario"))
    }
  }
}
