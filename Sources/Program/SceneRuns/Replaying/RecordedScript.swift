import CollectionViews
import Documents
package import Foundation
import LayoutGeometry
import Replays
import Stage

/// A recording converted to a script, with a comment that gives the command to play it as recorded.
package struct RecordedScript {
  /// The text of the script's file.
  package let text: String

  /// Converts the recording; a truncated one gives the script up to the cut, with a printed note.
  ///
  /// The command has the script's `name`, or a placeholder when the name is unknown.
  package init(_ file: URL, keepsFrames: Bool, name: String? = nil) throws {
    guard !["yml", "yaml"].contains(file.pathExtension.lowercased()) else {
      throw CommandError.notARecording(file.relativePath)
    }
    let reader = try ScriptSource.recording(at: file)
    defer { reader.close() }
    ScriptSource.reportUnfinishedRecording(beside: file)
    var export = ScriptExport(reader, keepsFrames: keepsFrames)
    let steps = try export.text()
    if let cut = export.cutDescription { Console.note(cut) }
    let place = reader.header.place
    let options =
      SceneEnvironment(reader.header).words + (place.isEmpty ? [] : ["--place", ShellWord.quoted(place)])
    let feed = ShellWord.quoted(reader.header.feed)
    // A comment ends with its line, so no name may contain a line break.
    let comment = [
      "From the recording \(file.lastPathComponent). To play it as it was recorded:",
      "\(ProgramName.text) replay \(ShellWord.quoted(name ?? "THIS.yml")) \(feed) --headless \(options.joined(separator: " "))",
    ]
    text = comment.map { "# \(EscapedText.line($0))\n" }.joined() + (steps.isEmpty ? "- wait: 0\n" : steps)
  }
}
