import ArgumentParser
import SceneRuns

/// Options for the log of a run.
struct LogOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write a JSON line for every frame; - is standard output.", valueName: "file"))
  var log: String?

  @Flag(help: "Also write what a screen reader is told into the log.")
  var accessible = false

  func validate() throws {
    if accessible, log == nil {
      throw CommandError.contradiction("--accessible needs --log, into which it writes")
    }
  }

  /// The requested log.
  var request: LogRequest { LogRequest(path: log, isAccessible: accessible) }
}
