import ArgumentParser
import Foundation
import SceneRuns

/// The option that shows the progress of a run's shards.
struct WatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the progress files (--progress) below this folder until every shard has ended or was silent for 5 minutes; ⌃C ends. With --out as a page too.",
      valueName: "dir"))
  var watch: String?

  /// Checks that the verb is told what to merge, or what to watch.
  func check(_ folders: [String], out: String?) throws {
    guard watch == nil else {
      if !folders.isEmpty {
        throw CommandError.contradiction("--watch shows one folder; no others are needed")
      }
      return
    }
    if folders.isEmpty { throw ValidationError("Missing expected argument '<dir> ...'") }
    if out == nil { throw ValidationError("Missing expected argument '--out <dir>'") }
  }

  /// Shows the progress until the run is over; does nothing and returns false without the option.
  ///
  /// - Throws: `CommandError.ended` unless every shard ended without a finding or an error.
  @MainActor
  func perform(page: String?) throws -> Bool {
    guard let watch else { return false }
    let folder = URL(fileURLWithPath: watch, isDirectory: true)
    try ProgressScreen().watch(folder, page: page.map { URL(fileURLWithPath: $0, isDirectory: true) })
    return true
  }
}
