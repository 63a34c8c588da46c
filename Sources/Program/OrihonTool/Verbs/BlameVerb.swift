import ArgumentParser
import Documents
import Foundation
import Replays
import SceneRuns

/// The verb `orihon blame`, which finds the smallest part of a feed's edit that makes a replay differ.
struct BlameVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "blame", abstract: "The smallest part of a feed's edit that makes a replay differ.",
      discussion:
        "SCRIPT is a script, a recording, or a script from `\(ProgramName.text) list`. It is played on the "
        + "feed before the edit, after it, and with parts of it, until no part can be left out. An expectation of the "
        + "script that fails after the edit is searched for first. Exit code 1 says that the replay differs, 0 that it is alike."
    )
  }

  @Argument(help: ArgumentHelp("The feed file before the edit.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The feed file after it.", valueName: "new"))
  var new: String

  @Argument(help: ArgumentHelp("What is played.", valueName: "script"))
  var script: String

  @OptionGroup var scene: SceneOptions
  @OptionGroup var placing: PlaceOption

  @MainActor
  func perform(in program: ToolProgram) throws {
    let played = try BisectedScript(script, of: program, in: scene.surroundings(), at: placing.place)
    let blame = try played.bisection(from: URL(fileURLWithPath: old), to: URL(fileURLWithPath: new))
    let result = try blame.search()
    for line in BlameReport(result, old: old, new: new).lines { try Console.result(line) }
    if result.difference != nil { throw CommandError.ended(.differences) }
  }
}
