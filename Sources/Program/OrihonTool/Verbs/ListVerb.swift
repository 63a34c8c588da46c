import ArgumentParser
import Documents
import SceneRuns

/// The verb `orihon list`, which prints the shipped scenes, scripts and devices.
struct ListVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "The scenes, scripts and devices that there are.")
  }

  @Flag(help: "As JSON.")
  var json = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let inventory = SceneListing(of: program)
    try Console.results(json ? try SortedJSON.text(inventory) : inventory.text)
  }
}
