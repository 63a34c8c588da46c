import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon goldens import`, which copies a folder of goldens into a store.
struct GoldensImportVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import", abstract: "Copy a folder of goldens into a store.",
      discussion: "Objects are written first, then one index file that names them. "
        + "Goldens of the branch that the folder lacks stay, unless --mirror is given. "
        + "Refused where CI is set.")
  }

  @Argument(help: ArgumentHelp("The folder; default the program's goldens.", valueName: "dir"))
  var folder: String?

  @OptionGroup var store: StoreOptions

  @Flag(help: "Take away goldens of the branch that the folder lacks.")
  var mirror = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let branch = try store.changed()
    let source = folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? program.goldens
    let counts = try StoreImport(into: branch).perform(source, isMirror: mirror)
    try Console.result("\(branch.store.name), branch \(branch.name): \(counts)")
  }
}
