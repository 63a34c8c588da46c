import ArgumentParser
import FeedFiles
import Foundation

/// The verb `orihon check`: every fault of feeds and scripts, with its place.
struct CheckVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: "Every fault of feeds and scripts, with its place.")
  }

  @Argument(help: "Feed files, gesture scripts and recordings; default those of a folder with a feed.yml.")
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The window for which it is told whether a row that shall go round can; default 430x932.",
      valueName: "WxH"),
    transform: ArgumentReading.extent)
  var size: CGSize?

  func validate() throws {
    if chosen.isEmpty { throw ValidationError("Missing expected argument '<files> ...'") }
  }

  private var chosen: [String] { files.isEmpty ? ProjectFolder.documents : files }

  @MainActor
  func perform(in program: ToolProgram) throws {
    var isFaulty = false
    for file in chosen {
      let checked = CheckedFile(file, width: size?.width ?? FeedMetrics.designWidth)
      for line in checked.faults + checked.warnings { Console.notes(line) }
      if let summary = checked.summary { try Console.result(summary) }
      isFaulty = isFaulty || !checked.faults.isEmpty
    }
    if isFaulty { throw CommandError.ended(.badInput) }
  }
}
