import ArgumentParser
import Foundation
import Measurements

/// The option for the file that the frames of a run in a window are written to.
struct ProfileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write what every frame took: .csv is a table, .json a Chrome trace for Perfetto.", valueName: "file"),
    transform: read)
  var trace: ProfileFile?

  /// The file's path; `nil` when none is asked for.
  var path: String? { trace?.url.relativePath }

  /// Refuses a trace of a run without a window or with several feeds.
  func check(isHeadless: Bool = false, isMatrix: Bool = false) throws {
    guard let trace else { return }
    try OutputPaths.check(trace.url)
    if isHeadless {
      throw CommandError.contradiction("--trace needs a window: --headless shows no frame to anyone")
    }
    if isMatrix {
      throw CommandError.contradiction("--trace and --matrix exclude each other: it is of one feed")
    }
  }

  private static func read(_ path: String) throws -> ProfileFile {
    guard let file = ProfileFile(path: path) else {
      throw ValidationError("a trace is a file that ends in .csv or .json")
    }
    return file
  }
}
