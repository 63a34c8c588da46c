import Documents
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Replays

/// Tests of the folder of scripts that a fuzz test plays first and that its findings go into.
struct FuzzCorpusTests {
  private static let scenes = ["default", "default-laps", "paged"]

  @Test(arguments: [
    ("default-fuzz-1.yml", "default"), ("default-laps-a.yml", "default-laps"), ("paged-.yml", "paged"),
    ("pagedx.yml", nil), ("mine.yml", nil), ("default.yml", nil),
  ])
  func `a file is for the scene that its name begins with, else for all`(name: String, scene: String?) {
    #expect(FuzzCorpus.scene(of: name, among: Self.scenes) == scene)
  }

  @Test func `scripts are read in the order of their names, and other files are left alone`() throws {
    try TemporaryFolder.use { folder in
      let files = [
        "paged-b.yml": "- wait: 1\n- expect: {path: feed.y, value: 0}\n", "a.yml": "- release\n",
        ".x.yml": "- wait: 2\n",
        "labels.yml": "strokes: []\n", "notes.txt": "- wait: 2\n",
        "only.yml": "- expect: {path: feed.y, value: 0}\n",
      ]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let entries = try FuzzCorpus(folder).entries(scenes: Self.scenes)
      #expect(entries.map(\.name) == ["a.yml", "paged-b.yml"])
      #expect(entries.map(\.scene) == [nil, "paged"])
      #expect(entries.map(\.script.yaml) == ["- release\n", "- wait: 1\n"])
    }
  }

  @Test func `a folder that does not exist yet is empty, and a faulty script is told with its place`() throws
  {
    try TemporaryFolder.use { folder in
      #expect(try FuzzCorpus(folder.appendingPathComponent("gone")).entries(scenes: []).isEmpty)
      let file = folder.appendingPathComponent("bad.yml")
      try Data("- flik: 1\n".utf8).write(to: file)
      let error = #expect(throws: DocumentError.self) { try FuzzCorpus(folder).entries(scenes: []) }
      #expect(error?.description.contains("bad.yml:1:") == true)
      #expect(throws: DocumentError.self) { try FuzzCorpus(file).entries(scenes: []) }
      try Data(repeating: UInt8(ascii: "#"), count: 1 << 18 + 1).write(to: file)
      #expect(throws: DocumentError.self) { try FuzzCorpus(folder).entries(scenes: []) }
    }
  }

  @Test func `a script becomes a file of its own name once, and never replaces another`() throws {
    try TemporaryFolder.use { folder in
      let corpus = FuzzCorpus(folder.appendingPathComponent("new/corpus", isDirectory: true))
      let yaml = "- wait: 1\n"
      let file = try corpus.add(yaml, scene: "default")
      #expect(file.lastPathComponent == FuzzCorpus.name(of: yaml, scene: "default"))
      #expect(try corpus.add(yaml, scene: "default") == file)
      let other = "- wait: 2\n"
      let taken = corpus.folder.appendingPathComponent(FuzzCorpus.name(of: other, scene: "default"))
      try Data("- wait: 3\n".utf8).write(to: taken)
      let second = try corpus.add(other, scene: "default")
      #expect(second.lastPathComponent == taken.lastPathComponent.replacing(".yml", with: "-2.yml"))
      #expect(try corpus.add(other, scene: "default") == second)
      let entries = try corpus.entries(scenes: Self.scenes)
      #expect(entries.map(\.script.yaml).sorted() == ["- wait: 1\n", "- wait: 2\n", "- wait: 3\n"])
      #expect(entries.allSatisfy { $0.scene == "default" })
      // Nothing half-written stays beside them.
      #expect(try FileManager.default.contentsOfDirectory(atPath: corpus.folder.path).count == 3)
    }
  }

  /// Writes all texts to one file at the same time, and returns the numbers of those that were written.
  private nonisolated static func write(_ texts: [String], to file: URL) -> [Int] {
    let written = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      guard (try? OutputFile.writeNew(texts[index], to: file)) == true else { return }
      written.withLock { $0.append(index) }
    }
    return written.withLock { $0 }
  }

  @Test func `a file of a name is written by exactly one of many at once, and is whole`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.yml")
      let texts = (0..<16).map { String(repeating: "- wait: \($0)\n", count: 1000) }
      let written = Self.write(texts, to: file)
      #expect(written.count == 1)
      let data = try InputFile.data(contentsOf: file, limit: .text)
      #expect(data == written.first.map { Data(texts[$0].utf8) })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yml"])
    }
  }
}
