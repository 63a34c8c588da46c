import ArgumentParser
import Documents

/// The verb `orihon list`: the shipped scenes, scripts and devices.
struct ListVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: "Scenes, scripts and devices that ship.")
  }

  @Flag(help: "As JSON.")
  var json = false

  @MainActor
  func perform() throws {
    let inventory = Inventory()
    try Console.results(json ? try SortedJSON.text(inventory) : inventory.text)
  }
}
