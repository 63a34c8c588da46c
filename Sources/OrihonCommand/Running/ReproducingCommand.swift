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
    let placement = Placement(of: stage).text
    if !placement.isEmpty { words += ["--place", ShellWord.quoted(placement)] }
    return words.joined(separator: " ")
  }
}
