import Foundation
import Testing

/// Tests of `orihon goldens`, and of a store in place of a folder of goldens.
struct GoldensVerbTests {
  private let place: Scratch

  init() throws { place = try Scratch() }

  private func run(_ arguments: String..., ci: String = "") throws -> Program.Ending {
    try Program(environment: ["CI": ci]).run(arguments, in: place.folder)
  }

  private func compare(_ more: String..., ci: String = "") throws -> Program.Ending {
    try Program(environment: ["CI": ci]).run(
      ["compare", "paged-re*", "swift-rest", "--goldens", "store:store", "--report", "report"] + more,
      in: place.folder)
  }

  private let state = "paged-rest/430x932@1/light/leftToRight/state-rest.json"

  /// Records the goldens of some scenarios, and changes one of them.
  private func prepare() throws -> (text: String, hash: String) {
    #expect(try compare("--record", "missing").status == 3)
    #expect(try run("goldens", "export", "goldens", "--goldens", "store:store").status == 0)
    let text = try String(contentsOf: place.file("goldens/\(state)"), encoding: .utf8)
    try Data(text.replacing("\"idle\"", with: "\"flying\"").utf8).write(to: place.file("goldens/\(state)"))
    let imported = try run("goldens", "import", "goldens", "--goldens", "store:store")
    #expect(imported.status == 0 && imported.output.hasSuffix(": 0 new, 1 changed, 0 taken away\n"))
    let line = try run("goldens", "list", "paged-rest", "--goldens", "store:store").output
      .split(separator: "\n").first { $0.hasPrefix(state) }
    return (text, String(try #require(line).split(separator: "\t")[1]))
  }

  @Test func `what is recorded into a store passes, with one process and with several`() throws {
    let recorded = try compare("--record", "missing", "--workers", "2")
    #expect(recorded.status == 3, "\(recorded.output)\(recorded.complaint)")
    #expect(try place.names(in: "store") == ["branches", "objects"])
    #expect(try place.names(in: "store/branches") == ["main"])
    #expect(try place.names(in: "store/branches/main").count == 1, "a run adds one index file")
    for workers in ["1", "2"] {
      let ending = try compare("--workers", workers, ci: "true")
      #expect(ending.status == 0, "\(ending.output)\(ending.complaint)")
    }
    #expect(try place.names(in: "store/branches/main").count == 1)
  }

  @Test func `a difference is approved into the branch that was compared`() throws {
    let (text, _) = try prepare()
    #expect(try compare("--branch", "feature/x").status == 1)
    let list = try String(contentsOf: place.file("report/actuals.json"), encoding: .utf8)
    #expect(list.hasPrefix(#"{"goldens":"store:store","branch":"feature/x","actuals":[{"#), "\(list)")
    let approved = try run("approve")
    #expect(approved.status == 3 && approved.output.hasSuffix("1 golden approved\n"), "\(approved.complaint)")
    #expect(try place.names(in: "store/branches") == ["feature%2Fx", "main"])
    #expect(try compare("--branch", "feature/x").status == 0)
    #expect(try compare().status == 1)
    let merged = try run("goldens", "merge", "feature/x", "--goldens", "store:store")
    #expect(
      merged.status == 0 && merged.output.contains(": 0 new, 1 changed, 0 taken away"), "\(merged.complaint)")
    #expect(try compare().status == 0)
    #expect(try run("goldens", "export", "goldens", "--goldens", "store:store").status == 0)
    #expect(try String(contentsOf: place.file("goldens/\(state)"), encoding: .utf8) == text)
  }

  @Test(arguments: ["1", "2"])
  func `a wrong byte is told by path and hash, ends with 2, and never passes`(workers: String) throws {
    let (_, hash) = try prepare()
    let object = place.file("store/objects/\(hash.prefix(2))/\(hash)")
    var data = try Data(contentsOf: object)
    data[data.count / 2] ^= 1
    try data.write(to: object)
    let ending = try compare("--workers", workers, "--record", "failed")
    #expect(ending.status == 2)
    #expect(
      ending.output.contains("\(state): its object \(hash) has other bytes, of hash "), "\(ending.output)")
    let verified = try run("goldens", "verify", "--goldens", "store:store")
    #expect(
      verified.status == 2 && verified.complaint == "orihon: the store has 2 faults\n",
      "\(verified.complaint)")
    #expect(verified.output.contains("branch main: \(state): its object \(hash) is missing or damaged"))
    try FileManager.default.removeItem(at: object)
    let missing = try compare("--workers", workers)
    #expect(missing.status == 2)
    #expect(
      missing.output.contains("\(state): its object \(hash) is not in the store, or not yet"),
      "\(missing.output)")
  }

  @Test func `a shard reads only the objects that it plays`() throws {
    _ = try prepare()
    let needed = try run("goldens", "list", "swift-rest", "--objects", "--goldens", "store:store").output
      .split(separator: "\n").map(String.init)
    for path in needed {
      let copy = place.file("part/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: place.file("store/\(path)"), to: copy)
    }
    try FileManager.default.copyItem(at: place.file("store/branches"), to: place.file("part/branches"))
    let ending = try run("compare", "swift-rest", "--goldens", "store:part", ci: "true")
    #expect(ending.status == 0, "\(ending.output)\(ending.complaint)")
  }

  @Test func `garbage is listed, and deleted only with --yes`() throws {
    _ = try prepare()
    let before = try place.names(in: "store/branches/main")
    let young = try run("goldens", "gc", "--goldens", "store:store")
    #expect(young.status == 0 && young.output == "0 files of 0 bytes to delete\n", "\(young.complaint)")
    let listed = try run("goldens", "gc", "--goldens", "store:store", "--grace", "0")
    #expect(listed.output.contains("branches/main/\(before[0]): "), "\(listed.output)")
    #expect(listed.output.hasSuffix(" bytes to delete; --yes deletes them\n"))
    #expect(try place.names(in: "store/branches/main") == before)
    let deleted = try run("goldens", "gc", "--goldens", "store:store", "--grace", "0", "--yes")
    #expect(deleted.output == listed.output.replacing(" to delete; --yes deletes them", with: " deleted"))
    #expect(try place.names(in: "store/branches/main") == [before[1]])
    #expect(try run("goldens", "verify", "--goldens", "store:store").status == 0)
    #expect(try place.names(in: "store") == ["branches", "objects"])
  }

  @Test func `goldens without a scenario are named, and removed`() throws {
    _ = try prepare()
    let removed = try run("goldens", "remove", "paged-*", "--goldens", "store:store")
    #expect(removed.status == 0 && removed.output.contains("goldens taken away"), "\(removed.complaint)")
    let listed = try run("goldens", "list", "--goldens", "store:store").output
    #expect(!listed.isEmpty && !listed.contains("paged-"))
    let unknown = try run("goldens", "remove", "paged-*", "--goldens", "store:store")
    #expect(
      unknown.status == 2
        && unknown.complaint.contains("no scenario fits 'paged-*'; the scenarios are swift-rest"))
  }

  @Test(arguments: [
    ["import", "goldens"], ["import", "goldens", "--mirror"], ["merge", "feature/x"], ["remove", "paged-*"],
  ])
  func `where CI is set no golden of a store is changed`(words: [String]) throws {
    _ = try prepare()
    let removed = try run("goldens", "remove", "swift-*", "--goldens", "store:store", "--branch", "feature/x")
    #expect(removed.status == 0, "\(removed.complaint)")
    try FileManager.default.removeItem(at: place.file("goldens/paged-rest"))
    let before = try run("goldens", "list", "--goldens", "store:store", ci: "true")
    #expect(before.status == 0 && before.output.contains(state), "reading is allowed")
    let refused = try Program(environment: ["CI": "true"]).run(
      ["goldens"] + words + ["--goldens", "store:store"], in: place.folder)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.complaint == "orihon: CI is set, and nothing is recorded there\n")
    #expect(try run("goldens", "list", "--goldens", "store:store").output == before.output)
    #expect(try run("goldens", "verify", "--goldens", "store:store", ci: "true").status == 0)
    #expect(
      try run("goldens", "export", "other", "--goldens", "store:store", ci: "true").status == 0)
  }

  @Test func `a report is not written into a store`() throws {
    _ = try prepare()
    let ending = try run("compare", "swift-rest", "--goldens", "store:store", "--report", "store/report")
    #expect(ending.status == 2 && ending.complaint.contains("it lies in store"), "\(ending.complaint)")
    #expect(try place.names(in: "store") == ["branches", "objects"])
  }

  @Test func `a golden that git-lfs has not fetched is told as such`() throws {
    #expect(try run("compare", "paged-rest", "--goldens", "goldens").status == 3)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let still = "goldens/paged-rest/430x932@1/light/leftToRight/still-rest.png"
    try place.write(pointer, as: still)
    for words in [["compare", "paged-rest", "--record", "failed"], ["goldens", "import", "goldens"]] {
      let ending = try Program(environment: ["CI": ""]).run(
        words + ["--goldens", words[0] == "compare" ? "goldens" : "store:store"], in: place.folder)
      #expect(ending.status == 2)
      #expect((ending.output + ending.complaint).contains("git lfs pull fetches it"), "\(ending.complaint)")
    }
    #expect(try String(contentsOf: place.file(still), encoding: .utf8) == pointer)
    #expect(!FileManager.default.fileExists(atPath: place.file("store/branches").path))
  }
}
