import Documents
import Foundation
import SceneTools
package import Stage

/// The initial offsets of feed and rows in a run, from a recording or from `--place`.
package struct InitialOffsets {
  /// The offsets in the form of `--place`; empty when all are at their beginnings.
  let text: String
  /// The name of the recording that holds them; `nil` for an option.
  private let recording: String?

  /// Creates the offsets of an option, or those of the recording of this name.
  package init(_ text: String, of recording: String? = nil) {
    (self.text, self.recording) = (text, recording)
  }

  /// Sets the offsets of a stage; with `needsRows` every named row has to exist.
  ///
  /// - Throws: `CommandError` for an offset that cannot be set, `DocumentError.faulty` with the recording's name.
  func move(_ stage: Stage, needsRows: Bool = true) throws {
    if text.isEmpty { return }
    do throws(CommandError) {
      let placement = try ScrollOffsets(text)
      if needsRows { try NamedTargets(ToolSettings(), placement).check(stage) }
      placement.apply(to: stage)
    } catch {
      guard let recording else { throw error }
      throw DocumentError.faulty([
        DocumentFault(file: recording, position: .start, message: "\"place\": \(error)")
      ])
    }
  }

  /// Returns the offsets of the rows that a stage has, in the form of `--place`.
  package func text(on stage: Stage) -> String {
    text.split(separator: ",").filter { part in
      guard let placement = try? ScrollOffsets(String(part)) else { return false }
      return (try? NamedTargets(ToolSettings(), placement).check(stage)) != nil
    }.joined(separator: ",")
  }
}
