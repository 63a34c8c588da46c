import ArgumentParser
import Foundation
import Measurements
import SceneRuns

/// The option for the profile file of a run in a window.
struct ProfileOptions: ParsableArguments {
  @Option(
    name: .customLong("trace"),
    help: ArgumentHelp(
      "Write what every frame took: .csv is a table, .json a Chrome trace for Perfetto.", valueName: "file"),
    transform: read)
  var profile: ProfileFile?

  /// The path of the file; `nil` when none is given.
  var path: String? { profile?.url.relativePath }

  /// Throws for a profile of a run without a window or with several feeds.
  func check(isHeadless: Bool = false, isMatrix: Bool = false) throws {
    guard let profile else { return }
    try OutputPaths.check(profile.url)
    if isHeadless {
      throw CommandError.contradiction("--trace needs a window: --headless shows no frame to anyone")
    }
    if isMatrix {
      throw CommandError.contradiction("--trace and --matrix exclude each other: it is of one feed")
    }
  }

  private static func read(_ path: String) throws -> ProfileFile {
    guard let file = ProfileFile(path: path) else {
      throw ValidationError("a profile is a file that ends in .csv or .json")
    }
    return file
  }
}
