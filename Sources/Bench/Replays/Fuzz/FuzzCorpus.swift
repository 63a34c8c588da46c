package import Documents
package import Foundation

/// A folder of gesture scripts that a fuzz test plays first, and into which it puts the scripts of its findings.
///
/// A file whose name begins with a scene's name and a hyphen, such as `default-fuzz-1.yml`, is for that scene, and any
/// other file for all scenes. Several machines may write into the folder at the same time.
package nonisolated struct FuzzCorpus: Sendable, Hashable {
  /// A script of the folder.
  package struct Entry: Sendable, Hashable {
    /// The name of the file.
    package var name: String
    /// The scene that it is for; `nil` for every scene.
    package var scene: String?
    /// The script, without its expectations.
    package var script: GestureScript

    /// Creates a script of a corpus.
    package init(_ name: String, scene: String? = nil, script: GestureScript) {
      (self.name, self.scene, self.script) = (name, scene, script)
    }
  }

  /// The most scripts that a folder may have.
  package static let most = 10_000
  /// The largest script: 256 KB (2¹⁸ bytes).
  private static let limit = FileLimit(bytes: 1 << 18)

  /// The folder, which need not exist.
  package let folder: URL

  /// Creates a corpus; reads nothing.
  package init(_ folder: URL) { self.folder = folder }

  // MARK: Reading

  /// Reads the scripts, in the order of their names; other files are left alone.
  ///
  /// - Throws: `DocumentError` for a file that is not YAML, for a faulty script, and for a folder that cannot be read.
  package func entries(scenes: [String]) throws(DocumentError) -> [Entry] {
    var entries: [Entry] = []
    for name in try names() {
      guard let script = try script(name) else { continue }
      entries.append(Entry(name, scene: Self.scene(of: name, among: scenes), script: script))
      guard entries.count <= Self.most else {
        throw .unreadable(
          file: folder.relativePath, reason: "it has more than \(Self.most) scripts, which are not read")
      }
    }
    return entries
  }

  /// Returns the scene that a file is for; `nil` for every scene.
  static func scene(of name: String, among scenes: [String]) -> String? {
    scenes.filter { name.hasPrefix("\($0)-") }.max { $0.count < $1.count }
  }

  private func names() throws(DocumentError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { $0.hasSuffix(".yml") && !$0.hasPrefix(".") }.sorted()
    } catch {
      let reason = isFolder.boolValue ? error.fileReason : "it is no folder"
      throw .unreadable(file: folder.relativePath, reason: reason)
    }
  }

  /// Reads a script; `nil` for another document, and for a file that was removed meanwhile.
  private func script(_ name: String) throws(DocumentError) -> GestureScript? {
    let file = folder.appendingPathComponent(name)
    guard let data = try InputFile.dataIfThere(contentsOf: file, limit: Self.limit) else { return nil }
    let root = try DocumentReader().read(data: data, file: file.relativePath)
    if case .map = root.content { return nil }
    var script = try GestureScriptReader().read(root, of: file)
    script.steps.removeAll { step in
      if case .expect = step.kind { true } else { false }
    }
    return script.steps.isEmpty ? nil : script
  }

  // MARK: Writing

  /// Returns the name of a script's file, which is the same for the same script.
  package static func name(of yaml: String, scene: String) -> String {
    "\(scene)-fuzz-\(ContentHash(of: yaml)).yml"
  }

  /// Puts a script into the folder, which is created if it does not exist, and returns its file.
  ///
  /// A file of its name is never replaced: it is the same script, or the new one gets another name.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package func add(_ yaml: String, scene: String) throws(DocumentError) -> URL {
    try add(yaml, as: Self.name(of: yaml, scene: scene).dropLast(".yml".count))
  }

  /// Puts a script into the folder while the run goes on, under a name that belongs to this process alone.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package func addOwn(_ yaml: String, scene: String) throws(DocumentError) -> URL {
    let owner = "\(MachineName.text)-\(ProcessInfo.processInfo.processIdentifier)"
    let stem = "\(Self.name(of: yaml, scene: scene).dropLast(".yml".count))-\(owner)"
    try makeFolder()
    for number in 1...Self.most {
      let file = folder.appendingPathComponent("\(stem)\(number == 1 ? "" : "-\(number)").yml")
      if try OutputFile.writeNew(yaml, to: file) { return file }
    }
    throw .unwritable(file: folder.relativePath, reason: "it has other files of every name for a script")
  }

  private func makeFolder() throws(DocumentError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: folder.relativePath, reason: error.fileReason)
    }
  }

  private func add(_ yaml: String, as stem: Substring) throws(DocumentError) -> URL {
    try makeFolder()
    for number in 1...Self.most {
      let file = folder.appendingPathComponent("\(stem)\(number == 1 ? "" : "-\(number)").yml")
      if try OutputFile.writeNew(yaml, to: file) { return file }
      if (try? InputFile.data(contentsOf: file, limit: Self.limit)) == Data(yaml.utf8) { return file }
    }
    throw .unwritable(file: folder.relativePath, reason: "it has other files of every name for a script")
  }
}
