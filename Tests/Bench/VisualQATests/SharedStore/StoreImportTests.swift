import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of goldens that go from a folder into a store and out again.
struct StoreImportTests {
  private func write(_ text: String, as path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func goldens(in folder: URL) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: GoldenFolder(folder).paths().map { path in
        (path, String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self))
      })
  }

  private func use(_ body: (SampleStore, _ folder: URL) throws -> Void) throws {
    try SampleStore.use { sample in
      let folder = sample.folder.appendingPathComponent("goldens")
      for name in ["a", "b"] { try write(name, as: SampleStore.path(name), in: folder) }
      try write("notes", as: "a/notes.txt", in: folder)
      try body(sample, folder)
    }
  }

  @Test func `what is imported is exported again, byte for byte, and files that are no goldens are left out`()
    throws
  {
    try use { sample, folder in
      let counts = try StoreImport(into: sample.branch()).perform(folder, isMirror: false)
      #expect(counts.description == "2 goldens: 2 new, 0 changed, 0 taken away")
      let copy = sample.folder.appendingPathComponent("copy")
      let back = try StoreExport(from: sample.branch()).perform(to: copy, isMirror: false)
      #expect(back.description == "2 goldens: 2 new, 0 changed, 0 taken away")
      #expect(try goldens(in: copy) == goldens(in: folder))
      #expect(!FileManager.default.fileExists(atPath: copy.appendingPathComponent("a/notes.txt").path))
      #expect(try StoreExport(from: sample.branch()).perform(to: copy, isMirror: true).new == 0)
    }
  }

  @Test func `an import adds and replaces, and takes away only as a mirror`() throws {
    try use { sample, folder in
      try sample.record(["b": "old", "c": "kept"])
      let counts = try StoreImport(into: sample.branch()).perform(folder, isMirror: false)
      #expect(counts.description == "3 goldens: 1 new, 1 changed, 0 taken away")
      #expect(try sample.texts() == ["a": "a", "b": "b", "c": "kept"])
      let mirror = try StoreImport(into: sample.branch()).perform(folder, isMirror: true)
      #expect(mirror.description == "2 goldens: 0 new, 0 changed, 1 taken away")
      #expect(try sample.texts() == ["a": "a", "b": "b"])
    }
  }

  @Test func `an export of some scenarios writes these, and a mirror takes away the others`() throws {
    try use { sample, folder in
      try sample.record(["a": "new", "c": "c"])
      let export = StoreExport(from: sample.branch())
      #expect(try export.perform(to: folder, of: [NamePattern("a*")], isMirror: false).changed == 1)
      #expect(try goldens(in: folder) == [SampleStore.path("a"): "new", SampleStore.path("b"): "b"])
      #expect(try export.perform(to: folder, isMirror: true).removed == 1)
      #expect(try goldens(in: folder) == [SampleStore.path("a"): "new", SampleStore.path("c"): "c"])
    }
  }

  @Test func `where one object is damaged, nothing is exported`() throws {
    try use { sample, folder in
      try sample.record(["a": "new", "b": "damaged", "c": "new"])
      let object = StoredObject(of: Data("damaged".utf8))
      try Data("demaged".utf8).write(to: sample.store.file(of: object.hash))
      let before = try goldens(in: folder)
      let complaint = SampleStore.complaint {
        _ = try StoreExport(from: sample.branch()).perform(to: folder, isMirror: true)
      }
      #expect(
        complaint.contains("\(SampleStore.path("b")): its object \(object.hash) has other bytes"),
        "\(complaint)")
      #expect(try goldens(in: folder) == before)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      #expect(!names.contains { $0.hasSuffix(".partial") })
    }
  }

  @Test func `nothing is imported of a folder without goldens, of a file, and of pointers of git-lfs`() throws
  {
    try use { sample, folder in
      let importing = StoreImport(into: sample.branch())
      @MainActor func complaint(_ folder: URL) -> String {
        SampleStore.complaint { _ = try importing.perform(folder, isMirror: false) }
      }
      let empty = folder.appendingPathComponent("none")
      #expect(complaint(empty).contains("there is no such folder of goldens"))
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
      #expect(complaint(empty).contains("it holds no goldens"))
      #expect(complaint(folder.appendingPathComponent("a/notes.txt")).contains("there is no such folder"))
      try write(LFSPointerTests.pointer, as: "b/still-x.png", in: folder)
      #expect(complaint(folder).contains("git lfs pull fetches it"))
      #expect(try !sample.branch().isThere())
    }
  }
}
