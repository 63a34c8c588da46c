package import Documents
package import Foundation
import Replays

/// The kind of an input file, detected from its content.
package nonisolated enum FileKind: Equatable {
  /// A feed, which has sections.
  case feed
  /// A gesture script, a list of steps.
  case script
  /// A file of scenarios.
  case scenarios
  /// The label file of a folder of strokes.
  case labels
  /// A recording, as JSON Lines.
  case recording
  /// The log of a run, as JSON Lines.
  case log

  /// Creates the kind of a document from its top-level keys; `nil` for a map without any of them.
  package init?(_ root: DocumentNode) {
    guard case .map(let entries) = root.content else {
      guard case .list = root.content else { return nil }
      self = .script
      return
    }
    let keys = Set(entries.map(\.key))
    if keys.contains("scenarios") {
      self = .scenarios
    } else if keys.contains(StrokeLabelsReader.mark) {
      self = .labels
    } else if keys.contains("sections") {
      self = .feed
    } else {
      return nil
    }
  }

  /// Creates the kind of a file; `nil` if the kind is uncertain.
  package init?(contentsOf file: URL) {
    if let lines = FileKind(linesOf: file) {
      self = lines
      return
    }
    guard let data = try? InputFile.data(contentsOf: file, limit: .text),
      let root = try? DocumentReader().read(data: data, file: file.relativePath), let kind = Self(root)
    else { return nil }
    if kind == .script, (try? GestureScriptReader().read(root, of: file)) == nil { return nil }
    self = kind
  }

  /// Creates the kind of a file of JSON Lines from its first bytes, whatever its name and length; `nil` for another.
  package init?(linesOf file: URL) {
    guard var input = try? InputFile(file, limit: .lines) else { return nil }
    defer { input.close() }
    guard let data = try? input.read(upToCount: 64) else { return nil }
    for (kind, beginning) in [(Self.recording, "recording"), (.log, "frame"), (.log, "event")]
    where data.starts(with: Data("{\"kind\":\"\(beginning)\"".utf8)) {
      self = kind
      return
    }
    return nil
  }

  /// Returns the error for a file of another kind than the needed one; `error` if its kind is uncertain.
  package static func mistaken(_ name: String, at file: URL, neededAs needed: FileKind, or error: any Error)
    -> any Error
  {
    guard let kind = FileKind(contentsOf: file), kind != needed else { return error }
    return CommandError.otherKind(name, kind, needed: needed)
  }

  /// The name of the kind in messages.
  package var word: String {
    switch self {
    case .feed, .script, .recording, .log: "\(self)"
    case .scenarios: "scenario file"
    case .labels: "file of labels"
    }
  }

  /// Returns a sentence with a command for a file of this kind.
  package func use(_ name: String) -> String {
    let program = ProgramName.text
    let name = ShellWord.quoted(name)
    return switch self {
    case .feed: "\(program) demo \(name) shows it"
    case .script, .recording: "\(program) replay \(name) plays it"
    case .scenarios: "\(program) compare --scenarios \(name) compares what it lists"
    case .labels: "\(program) strokes plays the strokes of its folder"
    case .log: "\(program) plot \(name) --out FILE.png draws it"
    }
  }
}
