import ArgumentParser
import ComparisonLab
import Documents
import SceneRuns

/// Options for the headless run, the report and the film of the lab.
struct LabOptions: ParsableArguments {
  @Flag(help: "List the pairs.")
  var list = false

  @Flag(help: "Play the pairs without a window, and print what both sides counted.")
  var headless = false

  @Option(
    help: ArgumentHelp("The frames a second of --headless; default 60.", valueName: "hz"),
    transform: ArgumentReading.number(in: 10...1000, "frames a second"))
  var rate: Double?

  @Option(
    defaultAsFlag: "-",
    help: ArgumentHelp("Write what both sides counted, or with --list the pairs, as JSON.", valueName: "file")
  )
  var json: String?

  @Option(help: ArgumentHelp("Write a page with curves, film strips and animations.", valueName: "dir"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Write a JSON line for every frame of the window; - is standard output.", valueName: "file"))
  var log: String?

  @Option(
    help: ArgumentHelp("Write one pair as an animated picture.", valueName: "file"),
    transform: ArgumentReading.picture)
  var film: String?

  /// Checks that the options agree, and that their output files can be written.
  func check(_ pairs: [String], splitBy option: String?) throws {
    if list, headless { throw CommandError.contradiction("--list and --headless exclude each other") }
    let needs = [
      (option != nil, option ?? ""), (report != nil, "report"), (rate != nil, "rate"), (film != nil, "film"),
      (json != nil && !list, "json"),
    ]
    for (isGiven, name) in needs where isGiven && !headless {
      throw CommandError.contradiction("--\(name) needs --headless")
    }
    if log != nil, headless || list { throw CommandError.contradiction("--log is of the window") }
    if film != nil, pairs.count != 1 {
      throw CommandError.contradiction(
        "--film is of one pair: name it, as in lab --headless S21 --film s21.png")
    }
    try OutputPaths.check([("json", json == "-" ? nil : json), ("film", film), ("log", log)])
    try OutputFolder.check(report)
  }

  /// Throws for a file of `--json` with the name of a pair, which is more likely a pair after an option without a file.
  @MainActor
  func checkFileName() throws(CommandError) {
    guard let json, let pair = Lab.pair(json) else { return }
    throw .contradiction(
      "--json \(json) would write a file of the name of pair \(pair.id): name pairs first, or write --json=FILE"
    )
  }

  /// Returns the command that repeats a headless run of pairs.
  @MainActor
  func command(_ pairs: [String], in surroundings: SceneEnvironment) -> String {
    let rate = rate.map { ["--rate", NumberText.text($0, decimals: 3)] } ?? []
    return
      ([ProgramName.text, "lab", "--headless"] + pairs.map(ShellWord.quoted) + rate + surroundings.words)
      .joined(separator: " ")
  }
}
