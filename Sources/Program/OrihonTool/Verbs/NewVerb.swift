import ArgumentParser
import Documents
import Foundation
import SceneRuns

/// The verb `orihon new`, which creates a project folder with feed files or a Swift package.
struct NewVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new", abstract: "A folder to begin with: a feed, a script and scenarios, or a package.",
      discussion: "In a folder of files \(ProgramName.text) demo, check and compare need no argument.")
  }

  @Argument(help: ArgumentHelp("The folder, which is new or empty.", valueName: "name"))
  var name: String

  @Flag(
    help:
      "A Swift package instead, with a scene, a program of the folder's name that shows it, and a frame test."
  )
  var swift = false

  @Flag(help: "With --swift: the scene is a screen as it is written for iOS, with UIKit's names.")
  var uikit = false

  @Option(
    help: ArgumentHelp(
      "With --swift: the checkout or the URL of Orihon; default the checkout of this program.",
      valueName: "place"))
  var orihon: String?

  func validate() throws {
    if orihon != nil, !swift {
      throw CommandError.contradiction("--orihon is for --swift: files need no package")
    }
    if uikit, !swift {
      throw CommandError.contradiction("--uikit is for --swift: a feed file has no code")
    }
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let folder = try ProjectFolderTemplate(name, from: swift ? (uikit ? .screen : .package) : .feed)
    let files: [URL]
    if swift {
      let source = try OrihonSource(orihon)
      let names = try PackageNames(folder.name, besides: source.package)
      let words = ["__DEPENDENCY__": source.dependency, "__PACKAGE__": source.package]
      files = try folder.fill(words.merging(names.placeholders) { $1 })
    } else {
      files = try folder.fill([:], with: ["orihon.schema.json": FileSchema.all.indentedText()])
    }
    for file in files { try Console.result(file.relativePath) }
    Console.note("cd \(ShellWord.quoted(name)) && \(swift ? "swift run" : "\(ProgramName.text) demo")")
  }
}
