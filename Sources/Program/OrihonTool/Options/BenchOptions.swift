import ArgumentParser
import Documents
import Foundation
import Measurements
import SceneRuns

/// Options for the output of a measured run.
struct BenchOptions: ParsableArguments {
  @Flag(help: "As JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("Print every number over that of another run, its --json output.", valueName: "file"))
  var compare: String?

  @Option(
    help: ArgumentHelp("Draw what every frame took, as a PNG.", valueName: "file"),
    transform: ArgumentReading.picture)
  var plot: String?

  @Flag(help: "End with status 1 when the gate fails.")
  var gate = false

  @Flag(help: "Record half of the time only, and print what recording costs.")
  var recordingCost = false

  /// Prints a result as text or as JSON.
  ///
  /// - Throws: `CommandError.ended` when the gate was requested and fails.
  func tell(_ result: some BenchResult) throws {
    try Console.results(json ? SortedJSON.text(result) : result.text)
    if gate, !result.passed { throw CommandError.ended(.differences) }
  }
}
