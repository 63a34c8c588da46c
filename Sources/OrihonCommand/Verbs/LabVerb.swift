import ArgumentParser
import ComparisonLab
import Documents
import Foundation

/// The verb `orihon lab`: the failures of the five articles beside their cures.
struct LabVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lab", abstract: "Known failures beside their cures, under one hand.",
      discussion:
        "Without a number it opens the index of all thirty-five. --headless plays them without a window "
        + "and ends with 1 when ours misses its limit, or the naive side does not fail.")
  }

  @Argument(help: ArgumentHelp("The pairs, such as S21; default all.", valueName: "S"))
  var pairs: [String] = []

  @Flag(help: "List the pairs.")
  var list = false

  @Flag(help: "Play the pairs without a window, and print what both sides counted.")
  var headless = false

  @Option(
    help: ArgumentHelp("The frames a second of --headless; default 60.", valueName: "hz"),
    transform: ArgumentReading.number(in: 1...1000, "frames a second"))
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

  @OptionGroup var scene: SceneOptions
  @OptionGroup var running: WindowRunOptions

  func validate() throws {
    if list, headless { throw CommandError.contradiction("--list and --headless exclude each other") }
    let needs = [
      (report != nil, "report"), (rate != nil, "rate"), (film != nil, "film"), (json != nil && !list, "json"),
    ]
    for (isGiven, name) in needs where isGiven && !headless {
      throw CommandError.contradiction("--\(name) needs --headless")
    }
    if log != nil, headless || list { throw CommandError.contradiction("--log is of the window") }
    if film != nil, pairs.count != 1 {
      throw CommandError.contradiction(
        "--film is of one pair; \(NumberText.count(pairs.count, "pair")) was named")
    }
    try OutputPaths.check([("json", json == "-" ? nil : json), ("film", film), ("log", log)])
    try OutputFolder.check(report)
  }

  @MainActor
  func perform() throws {
    let chosen = try LabChoice(pairs)
    if list {
      let inventory = LabInventory(chosen.pairs)
      return try Console.results(json == nil ? inventory.text : SortedJSON.text(inventory.entries))
    }
    guard headless else {
      let shown = pairs.isEmpty || chosen.pairs.count > 1 ? chosen.pairs : Lab.pairs
      return try LabWindow(shown, in: scene.surroundings(), running: running, log: log)
        .run(from: pairs.isEmpty ? nil : chosen.pairs[0].id)
    }
    let words = ["orihon", "lab", "--headless"] + pairs.map(ShellWord.quoted)
    let page = try report.map { try LabReport($0, command: words.joined(separator: " ")) }
    let count = try LabCount(
      chosen.pairs, rate: rate ?? HeadlessStage.rate, in: scene.surroundings())
    try count.write(json: json)
    if json != "-" { try Console.results(count.table) }
    if let film { try Console.note(LabReport.film(chosen.pairs[0], to: film).relativePath) }
    if let page { try Console.note(page.write(count).relativePath) }
    if !count.isProven { throw CommandError.ended(.differences) }
  }
}
