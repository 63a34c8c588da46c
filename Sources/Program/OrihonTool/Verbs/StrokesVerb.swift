import ArgumentParser
import Documents
import FeedFiles
import Foundation

/// The verb `orihon strokes`, which prints the outcomes of a folder's strokes under one or two settings.
struct StrokesVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "strokes",
      abstract: "Play a folder of strokes and list the outcomes, under one setting or two.",
      discussion:
        "Plays every recording (.jsonl) and gesture script (.yml) of a folder, and reports the last stroke of each file. "
        + "With --set or --against it plays them once more and lists those that land elsewhere. A labels.yml beside "
        + "them says what each has to do; where one does not, the status is 1. --report writes a page with the curves."
    )
  }

  @Argument(help: "The folder; default that of the program's own strokes.")
  var folder: String?

  @Argument(
    help:
      "The feed or scene; default what was recorded, what labels.yml says, a folder's feed.yml, or the default."
  )
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "Another value for the second time, such as motion.snapRate=9; may be repeated.",
      valueName: "name=value"),
    transform: SettingReading.assignment)
  var set: [SettingReading.Assignment] = []

  @Option(help: ArgumentHelp("Another feed for the second time.", valueName: "feed"))
  var against: String?

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("A folder for a page with the curves of what is told.", valueName: "folder"))
  var report: String?

  @Flag(help: "As JSON.")
  var json = false

  @MainActor
  func perform(in program: ToolProgram) throws {
    let page = try report.map { try StrokesReport($0) }
    let strokes = try StrokeFolder(place(in: program))
    if let note = strokes.othersNote { Console.say(note) }
    let surroundings = try scene.surroundings()
    let corpus = try StrokeCorpus(strokes, of: program, in: surroundings)
    var told = CorpusReport(strokes, try corpus.outcomes(under: StrokeCorpus.Side(feed: feed)))
    if against != nil || !set.isEmpty {
      let side = StrokeCorpus.Side(feed: against ?? feed, assignments: self.set.map(\.value))
      told = CorpusReport(strokes, try corpus.outcomes(under: side), before: told.outcomes)
    }
    if json {
      try Console.results(String(told.json.indentedText(decimals: 6).dropLast()))
    } else {
      for part in [told.table] + told.faults + [told.summary] where !part.isEmpty {
        try Console.results(part)
      }
    }
    if let page { try Console.note(page.write(told, command: command(in: surroundings)).relativePath) }
    if !told.faults.isEmpty { throw CommandError.ended(.differences) }
  }

  /// Returns the command that repeats the run.
  @MainActor
  private func command(in surroundings: SceneEnvironment) -> String {
    let settings = set.flatMap { ["--set", "\($0.value)"] }
    let words = [folder, feed].compactMap(\.self) + settings + (against.map { ["--against", $0] } ?? [])
    return ([ProgramName.text, "strokes"] + words.map(ShellWord.quoted) + surroundings.words)
      .joined(separator: " ")
  }

  @MainActor
  private func place(in program: ToolProgram) throws(CommandError) -> URL {
    if let folder { return URL(fileURLWithPath: folder, isDirectory: true) }
    guard let own = program.strokes else {
      throw .nothingDone(
        "no strokes were found beside the program, nor in ORIHON_RESOURCES; name their folder")
    }
    // Messages contain the path below the program's own files, not the path of the installation.
    return URL(
      fileURLWithPath: own.lastPathComponent, isDirectory: true, relativeTo: own.deletingLastPathComponent())
  }
}
