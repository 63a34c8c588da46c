import Documents
import Foundation
import SceneTools
import Stage

/// The offsets of feed and rows at which a run begins: those of a recording, or those of `--place`.
struct InitialOffsets {
  /// The offsets in the form of `--place`; empty at the beginnings.
  let text: String
  /// The name of the recording that holds them; `nil` for an option.
  private let recording: String?

  /// Begins at the offsets of an option, or of the recording of this name.
  init(_ text: String, of recording: String? = nil) { (self.text, self.recording) = (text, recording) }

  /// Moves feed and rows there; with `needsRows` every row that is named has to be there.
  ///
  /// - Throws: `CommandError` for what no scroller can follow, `DocumentError.faulty` with the recording's name.
  func move(_ stage: Stage, needsRows: Bool = true) throws {
    if text.isEmpty { return }
    do throws(CommandError) {
      let placement = try Placement(text)
      if needsRows { try NamedTargets(ToolSettings(), placement).check(stage) }
      placement.apply(to: stage)
    } catch {
      guard let recording else { throw error }
      throw DocumentError.faulty([
        DocumentFault(file: recording, position: .start, message: "\"place\": \(error)")
      ])
    }
  }

  /// The offsets of what a stage has, to be recorded with it.
  func text(on stage: Stage) -> String {
    text.split(separator: ",").filter { part in
      guard let placement = try? Placement(String(part)) else { return false }
      return (try? NamedTargets(ToolSettings(), placement).check(stage)) != nil
    }.joined(separator: ",")
  }
}
