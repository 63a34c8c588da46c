import Documents
import Foundation
import ResourceCatalog
import SceneRuns

/// A new project folder, filled from a shipped template.
struct ProjectFolderTemplate {
  /// The shipped templates.
  enum Template: String {
    /// A feed of five rows, a script and scenarios.
    case feed = "Feed"
    /// A package with a scene in Swift, a program that shows it and a frame test.
    case package = "Package"
    /// A package with a screen as it is written for iOS, a program that shows it and a test.
    case screen = "Screen"
  }

  private let url: URL
  private let template: URL

  /// Checks that the folder can be filled, and writes nothing.
  ///
  /// - Throws: `CommandError.notWritten`, `CommandError.contradiction`.
  init(_ path: String, from template: Template) throws(CommandError) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    guard let folder = ResourceCatalog.template(template.rawValue) else {
      throw .contradiction("the templates were found neither beside the program nor in ORIHON_RESOURCES")
    }
    self.template = folder
    let isName = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "-_".utf8.contains(byte)
    }
    guard !path.isEmpty, isName, (1...64).contains(name.utf8.count) else {
      throw .contradiction("'\(path)' cannot be made; the folder's name is 1 to 64 letters, digits, - and _")
    }
    try OutputFolder.check(path)
    let there = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    // The message names a visible file before a hidden one.
    if let first = there.first(where: { !$0.hasPrefix(".") }) ?? there.first {
      throw .notWritten(path: path, reason: "it holds \(first); a folder that is new or empty is needed")
    }
  }

  /// The folder's name.
  var name: String { url.lastPathComponent }

  /// Fills the folder completely or not at all, and returns its files.
  ///
  /// `words` are the values of the placeholders in texts and in the names of files and folders.
  func fill(_ words: [String: String], with more: [String: String] = [:]) throws -> [URL] {
    var files = try FileManager.default.subpathsOfDirectory(atPath: template.path).sorted()
    files.removeAll { template.appendingPathComponent($0).hasDirectoryPath || isFolder($0) }
    let words = words.merging(["__NAME__": name]) { $1 }
    var batch = FileTransaction()
    do {
      for file in files {
        let data = try InputFile.data(contentsOf: template.appendingPathComponent(file), limit: .text)
        try batch.write(Self.filled(data, words), to: place(Self.filled(file, words)))
      }
      for (file, text) in more { try batch.write(Data(text.utf8), to: place(file)) }
    } catch {
      batch.abandon()
      throw error
    }
    try batch.commit()
    batch.close()
    return (files.map { Self.filled($0, words) } + more.keys).sorted().map(place)
  }

  private func isFolder(_ file: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = template.appendingPathComponent(file).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the destination of a template's file; a template's manifest has another name, so that SwiftPM ignores it.
  private func place(_ file: String) -> URL {
    url.appendingPathComponent(file.hasSuffix(".txt") ? String(file.dropLast(4)) : file)
  }

  /// Returns the content with its placeholders replaced; a picture unchanged.
  private static func filled(_ data: Data, _ words: [String: String]) -> Data {
    guard let text = String(data: data, encoding: .utf8) else { return data }
    return Data(filled(text, words).utf8)
  }

  private static func filled(_ text: String, _ words: [String: String]) -> String {
    words.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
