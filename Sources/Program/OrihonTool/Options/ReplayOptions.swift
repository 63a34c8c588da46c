import ArgumentParser
import SceneRuns

/// Options for playing a script or a recording, and for its output files.
struct ReplayOptions: ParsableArguments {
  @Flag(help: "Without a window.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "Frames a second, without a window; default 60, or the recorded ones.", valueName: "hz"),
    transform: ArgumentReading.number(in: 1...1000, "frames a second"))
  var rate: Double?

  @OptionGroup var logging: LogOptions

  @Option(help: ArgumentHelp("Write all input to a recording, without a window.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("The folder of the captures and strips, without a window.", valueName: "dir"))
  var out: String?

  @Option(
    help: ArgumentHelp("Lay this many frames side by side, without a window.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...64))
  var strip: Int?

  @Option(
    help: ArgumentHelp("How fast the window plays it; default 1.", valueName: "x"),
    transform: ArgumentReading.number(in: 0.05...8))
  var speed: Double?

  /// The files that a replay without a window writes.
  var outputs: HeadlessReplay.Outputs {
    HeadlessReplay.Outputs(strip: strip, log: logging.request, record: record)
  }

  /// Returns the paths of everything that a replay writes into one file, by the names of their options.
  func paths(film: String?, trace: String?) -> OutputPaths.Named {
    [("record", record), ("log", logging.log), ("film", film), ("trace", trace)]
  }

  /// Throws when options exclude each other.
  func check(isFilmed: Bool, isMatrix: Bool) throws {
    try OutputFolder.check(out)
    if isMatrix, record != nil {
      throw CommandError.contradiction(
        "--record and --matrix exclude each other: a recording is of one stage")
    }
    if speed != nil, headless || isFilmed {
      throw CommandError.contradiction("--speed needs a window: without one nothing is waited for")
    }
    for (isGiven, name) in [
      (rate != nil, "rate"), (out != nil, "out"), (strip != nil, "strip"), (record != nil, "record"),
    ] where isGiven && !headless && !isFilmed {
      throw CommandError.contradiction("--\(name) needs --headless: a window keeps its own time")
    }
    if strip != nil, out == nil, !isFilmed {
      throw CommandError.contradiction("--strip needs --out, a folder to be put in")
    }
  }
}
