import Documents
import Foundation
import Replays
import ResourceCatalog

/// Finds the script or the recording that an argument names.
struct ScriptSource {
  private let program: ToolProgram

  init(_ program: ToolProgram) { self.program = program }

  /// A script or a recording to play.
  enum Playable {
    case script(GestureScript)
    case recording(RecordingReader)
  }

  /// Reads a script of the program, a script file, or the header of a recording.
  func load(_ name: String) throws -> Playable {
    if let shipped = shipped(name) { return .script(try Self.read(shipped)) }
    let file = URL(fileURLWithPath: name)
    let isFile = FileManager.default.fileExists(atPath: name) || name.contains("/") || name.contains(".")
    guard isFile else {
      throw CommandError.unknownScript(name, scripts: program.scriptFiles.map(\.name))
    }
    if file.pathExtension == "jsonl" { return .recording(try RecordingReader(contentsOf: file)) }
    do {
      return .script(try GestureScriptReader().read(contentsOf: file))
    } catch {
      throw Self.isFeed(file) ? CommandError.feedAsScript(name) : error
    }
  }

  /// The file of a script or recording by its name.
  func file(_ name: String) -> URL { shipped(name)?.url ?? URL(fileURLWithPath: name) }

  private func shipped(_ name: String) -> CatalogEntry? {
    program.scriptFiles.first { $0.name == name }
  }

  private static func isFeed(_ file: URL) -> Bool {
    guard let root = try? DocumentReader().read(contentsOf: file), case .map(let entries) = root.content
    else { return false }
    return entries.contains { $0.key == "sections" }
  }

  /// Reads a script of the program; messages name it by its place there.
  static func read(_ entry: CatalogEntry) throws -> GestureScript {
    let text = String(decoding: try InputFile.data(contentsOf: entry.url, limit: .text), as: UTF8.self)
    return try GestureScriptReader().read(text: text, name: "Scripts/\(entry.url.lastPathComponent)")
  }
}
