import ArgumentParser

/// The verb `orihon check`: every fault of feeds and scripts, with its place.
struct CheckVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: "Every fault of feeds and scripts, with its place.")
  }

  @Argument(help: "Feed files, gesture scripts and recordings.")
  var files: [String]

  @MainActor
  func perform(in program: ToolProgram) throws {
    var isFaulty = false
    for file in files {
      let checked = CheckedFile(file)
      for line in checked.faults + checked.warnings { Console.notes(line) }
      if let summary = checked.summary { try Console.result(summary) }
      isFaulty = isFaulty || !checked.faults.isEmpty
    }
    if isFaulty { throw CommandError.ended(.badInput) }
  }
}
