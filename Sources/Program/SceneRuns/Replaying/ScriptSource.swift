import Documents
package import Foundation
package import Replays
package import ResourceCatalog

/// The lookup of the script or the recording that an argument names.
package struct ScriptSource {
  /// The scripts of the program.
  private let scripts: [CatalogEntry]

  package init(_ program: ToolProgram) { scripts = program.scriptFiles }

  /// A script or a recording to play.
  package enum PlaybackSource {
    case script(GestureScript)
    case recording(RecordingReader)
  }

  /// Returns a script of the program or of a file, or a recording of which only the header is read.
  package func load(_ name: String) throws -> PlaybackSource {
    if let shipped = shipped(name) { return .script(try Self.read(shipped)) }
    let file = URL(fileURLWithPath: name)
    let isFile = FileManager.default.fileExists(atPath: name) || name.contains("/") || name.contains(".")
    guard isFile else {
      throw CommandError.unknownScript(name, scripts: scripts.map(\.name))
    }
    if Self.isRecording(file) { return .recording(try Self.recording(at: file)) }
    do {
      return .script(try GestureScriptReader().read(contentsOf: file))
    } catch {
      throw FileKind.mistaken(name, at: file, neededAs: .script, or: error)
    }
  }

  /// Opens a recording; if there is only an unfinished one, the error names it.
  package static func recording(at file: URL) throws -> RecordingReader {
    do {
      return try RecordingReader(contentsOf: file)
    } catch DocumentError.missing {
      guard let partial = unfinished(beside: file) else {
        throw DocumentError.missing(file: file.relativePath)
      }
      throw DocumentError.unreadable(
        file: file.relativePath,
        reason: "there is no such file, but \(partial), a recording that still grows or was cut off; "
          + "it plays up to the cut by that name")
    } catch {
      throw FileKind.mistaken(file.relativePath, at: file, neededAs: .recording, or: error)
    }
  }

  /// Prints that another recording of this name is still being written, or was cut off.
  static func reportUnfinishedRecording(beside file: URL) {
    guard let partial = unfinished(beside: file) else { return }
    Console.say("\(partial) lies beside it: a recording that still grows, or was cut off")
  }

  private static func unfinished(beside file: URL) -> String? {
    ([".partial"] + (2...9).map { ".\($0).partial" }).lazy.map { file.relativePath + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Returns the file of a script or recording by its name.
  package func file(_ name: String) -> URL { shipped(name)?.url ?? URL(fileURLWithPath: name) }

  /// Returns true for a recording, by its name or by its first bytes: a file that was renamed plays too.
  nonisolated static func isRecording(_ file: URL) -> Bool {
    RecordingName.matches(file) || FileKind(linesOf: file) == .recording
  }

  /// Returns true for the name of a script of the program.
  package func ships(_ name: String) -> Bool { shipped(name) != nil }

  private func shipped(_ name: String) -> CatalogEntry? {
    scripts.first { $0.name == name }
  }

  /// Reads a script of the program; messages contain its path below the program's scripts.
  package static func read(_ entry: CatalogEntry) throws -> GestureScript {
    let text = String(decoding: try InputFile.data(contentsOf: entry.url, limit: .text), as: UTF8.self)
    return try GestureScriptReader().read(text: text, name: "Scripts/\(entry.url.lastPathComponent)")
  }
}
