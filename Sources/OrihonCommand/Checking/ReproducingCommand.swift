import CollectionViews
import Foundation
import Stage

/// The command that shows what a window shows.
struct ReproducingCommand {
  let argument: String
  let stage: Stage

  /// The command, its arguments quoted for a shell where they have to be.
  var text: String {
    let traits = stage.context.traits
    let (width, height) = (
      NumberText.points(stage.sceneSize.width), NumberText.points(stage.sceneSize.height)
    )
    var words = ["orihon", "demo", ShellWord.quoted(argument), "--size", "\(width)x\(height)"]
    if traits.displayScale != 1 { words += ["--scale", NumberText.points(traits.displayScale)] }
    words += ["--theme", traits.userInterfaceStyle.rawValue]
    if traits.isRightToLeft { words.append("--rtl") }
    if traits.reducesMotion { words.append("--reduce-motion") }
    return (words + place).joined(separator: " ")
  }

  /// The command for a board whose first stage this is.
  func text(of matrix: Matrix, in board: StageBoard) -> String {
    let (width, height) = (NumberText.points(board.size.width), NumberText.points(board.size.height))
    var words =
      ["orihon", "demo", ShellWord.quoted(argument)] + matrix.words + ["--size", "\(width)x\(height)"]
    if board.displayScale != 1 { words += ["--scale", NumberText.points(board.displayScale)] }
    if stage.context.traits.reducesMotion { words.append("--reduce-motion") }
    return (words + place).joined(separator: " ")
  }

  private var place: [String] {
    let placement = Placement(of: stage).text
    return placement.isEmpty ? [] : ["--place", ShellWord.quoted(placement)]
  }
}
