import Documents
import Foundation
import TestSupport

@testable import VisualQA

/// A store in a folder of its own, for one test.
struct SampleStore {
  let folder: URL
  let store: ObjectStore

  /// Makes an empty store for the time of `body`.
  static func use<Value>(_ body: (SampleStore) throws -> Value) throws -> Value {
    try TemporaryFolder.use { try body(SampleStore(folder: $0)) }
  }

  private init(folder: URL) {
    self.folder = folder
    store = ObjectStore(folder.appendingPathComponent("store"))
  }

  func branch(_ name: String = "main") -> StoreBranch {
    StoreBranch(BranchName(name) ?? .main, of: store)
  }

  /// The path of a state golden of a scenario.
  static func path(_ scenario: String) -> String { "\(scenario)/430x932@1/light/leftToRight/state-rest.json" }

  /// Writes goldens, by scenario, as one run; `nil` takes one away.
  func record(_ texts: [String: String?], on name: String = "main") throws {
    let goldens = StoredGoldens(branch(name))
    try goldens.open()
    try record(texts, by: goldens)
  }

  /// Writes goldens as a run that has read its branch before.
  func record(_ texts: [String: String?], by goldens: StoredGoldens) throws {
    for (scenario, text) in texts {
      if let text {
        try goldens.write(Data(text.utf8), to: Self.path(scenario))
      } else {
        try goldens.remove(Self.path(scenario))
      }
    }
    try goldens.commit()
  }

  /// The texts of a branch's goldens, by scenario.
  func texts(on name: String = "main") throws -> [String: String] {
    let branch = branch(name)
    let index = try branch.index()
    var texts: [String: String] = [:]
    for path in index.paths {
      guard let object = try index.object(at: path, of: branch) else { continue }
      texts[String(path.prefix { $0 != "/" })] = String(
        decoding: try store.data(of: object, for: path), as: UTF8.self)
    }
    return texts
  }

  /// The paths of all files in the store, sorted.
  func files(in name: String = "") throws -> [String] {
    let place = name.isEmpty ? store.folder : store.folder.appendingPathComponent(name)
    let found = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      let place = place.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// Makes a file of the store look as old as some days.
  func age(_ path: String, days: Double) throws {
    let date = Date().addingTimeInterval(-days * 86_400)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: store.folder.appendingPathComponent(path).path)
  }

  /// The error that a body throws, in words.
  static func complaint(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
