import Documents
package import Foundation
package import Replays
import SDLRendering

/// What the program says when it crashes: where the recording lies, and how it is replayed.
///
/// The recording ends with the frame in which the program crashed, so that a replay crashes there too.
package struct CrashNotice {
  private var watched: URL?
  private var isPrepared = false

  /// Creates a notice that nothing has been prepared for.
  package init() {}

  /// Prepares for a crash of the session that is recorded to a file under its temporary name; `nil` where it is not.
  package mutating func watch(_ file: URL?) {
    guard !isPrepared || watched != file else { return }
    (isPrepared, watched) = (true, file)
    CrashHandler.prepare(Self.sentence(file), file: file?.path)
  }

  /// Prepares the recording's line of the frame that begins at a time; `nil` when it is recorded.
  package func frame(_ time: Microseconds?) {
    guard watched != nil else { return }
    CrashHandler.prepare(line: time.flatMap { RecordingEntry.frame($0).json?.text() }.map { $0 + "\n" } ?? "")
  }

  /// Returns the sentence about a recording; `nil` for a session without one.
  package static func sentence(_ file: URL?) -> String {
    let name = ProgramName.text
    guard let file else {
      return
        "\(name): the program has crashed, and the session was not recorded; --record FILE records the next one\n"
    }
    let path = file.relativePath
    return """
      \(name): the program has crashed; the session until then is in \(EscapedText.line(path))
      \(name): \(name) replay \(ShellWord.quoted(path)) --headless plays it until it crashes again

      """
  }
}
