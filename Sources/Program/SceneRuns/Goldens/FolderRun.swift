import Documents
import Foundation
package import Replays
import SDLRendering
package import VisualQA

/// Two folders of pictures.
package struct FolderPair {
  package let reference: String
  package let actual: String

  /// Creates a pair from two arguments that are both folders; `nil` for anything else.
  package init?(_ arguments: [String]) {
    guard arguments.count == 2, arguments.allSatisfy(Self.isFolder) else { return nil }
    (reference, actual) = (arguments[0], arguments[1])
  }

  /// Returns the one of two arguments that is no folder; `nil` when both or neither are folders.
  package static func missing(in arguments: [String]) -> String? {
    let others = arguments.filter { !isFolder($0) }
    return arguments.count == 2 && others.count == 1 ? others[0] : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The comparison of the pictures of two folders, which prints its results.
package struct FolderRun {
  private let folders: FolderPair
  private let comparison: FolderComparison

  package init(_ folders: FolderPair, within tolerance: PictureTolerance, seed: UInt64) throws {
    self.folders = folders
    comparison = try FolderComparison(within: tolerance, coding: PNGFile(), seed: seed)
  }

  package func perform(_ reporter: GoldenReporter) throws -> RunStatus {
    try reporter.check(apartFrom: [folders.reference, folders.actual])
    let (entries, ignored) = try comparison.entries(
      reference: URL(fileURLWithPath: folders.reference, isDirectory: true),
      actual: URL(fileURLWithPath: folders.actual, isDirectory: true), keepsPictures: reporter.folder != nil)
    for entry in entries {
      if entry.outcome != .passed {
        try Console.result("\(entry.path): \(entry.outcome.words): \(entry.explanation)")
      }
      if let line = entry.tolerances.line(at: entry.path) { try Console.result(line) }
    }
    let counts = ReportOutcome.allCases.compactMap { outcome in
      let count = entries.count { $0.outcome == outcome }
      return count > 0 || outcome == .passed ? "\(count) \(outcome.words)" : nil
    }
    var notes: [String] = []
    if ignored > 0 {
      notes = [
        ignored == 1
          ? "1 file is no PNG and was not compared" : "\(ignored) files are no PNG and were not compared"
      ]
    }
    for note in notes { Console.say(note) }
    let command = [ProgramName.text, "compare", folders.reference, folders.actual].map(ShellWord.quoted)
    let page = try reporter.write(
      entries.map { $0.reported(command: command.joined(separator: " ")) }, notes: notes)
    if let page { try Console.result(page.relativePath) }
    try Console.result(counts.joined(separator: ", ") + " of \(Pluralization.text(entries.count, "picture"))")
    let unreadable = entries.count(where: \.isUnreadable)
    if unreadable > 0 {
      throw CommandError.nothingDone(
        "\(Pluralization.text(unreadable, "picture")) cannot be read, which is neither a pass nor a difference"
      )
    }
    return entries.allSatisfy { $0.outcome == .passed } ? .done : .different
  }
}
