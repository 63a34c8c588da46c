import CollectionViews
import Documents
import FeedFiles
import Foundation
package import SceneTools
import ScreenInterface
package import Stage

/// The shell command that shows a scene as a window shows it now.
package struct ReproducingCommand {
  package let argument: String
  package let stage: Stage
  /// How the window presents the scene.
  package let presentation: ScenePresentation

  /// Creates the command that shows a scene, as named on the command line, with the settings of `stage`.
  package init(argument: String, stage: Stage, presentation: ScenePresentation = ScenePresentation()) {
    (self.argument, self.stage, self.presentation) = (argument, stage, presentation)
  }

  /// Returns the command that shows a scene with further arguments, all quoted for a shell if needed.
  package nonisolated static func text(of argument: String, _ arguments: [String]) -> String {
    ([ProgramName.text, "demo"] + ([argument] + arguments).map(ShellWord.quoted)).joined(separator: " ")
  }

  /// The command, with arguments quoted for a shell if needed.
  package var text: String {
    let words = [ProgramName.text, "demo", ShellWord.quoted(argument)] + SceneEnvironment(of: stage).words
    return (words + presentation.words + place + settings).joined(separator: " ")
  }

  private var settings: [String] {
    (stage.content.tunable?.tuning?.arguments ?? []).map { ShellWord.quoted($0) }
  }

  /// Returns the command for a board that has this stage first.
  package func text(of matrix: Matrix, in board: StageBoard) -> String {
    var words = [ProgramName.text, "demo", ShellWord.quoted(argument)] + matrix.words
    words += ["--size", NumberText.extent(board.size)]
    if board.displayScale != 1 { words += ["--scale", NumberText.points(board.displayScale)] }
    if stage.context.traits.reducesMotion { words.append("--reduce-motion") }
    if let language = stage.context.traits.language { words += ["--language", language.description] }
    if stage.context.traits.pseudolocalizes { words.append("--pseudo") }
    return (words + place).joined(separator: " ")
  }

  private var place: [String] {
    let placement = ScrollOffsets(of: stage).text
    return placement.isEmpty ? [] : ["--place", ShellWord.quoted(placement)]
  }
}
