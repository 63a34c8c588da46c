import ArgumentParser
import Documents
import FeedFiles
import Foundation
import SceneRuns

/// Options for the strokes that are played, the settings they are played under, and the output.
struct StrokesOptions: ParsableArguments {
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

  /// The settings of the first time.
  @MainActor var side: StrokeCorpus.Side { StrokeCorpus.Side(feed: feed) }

  /// The settings of the second time; `nil` when the strokes are played once.
  @MainActor var secondSide: StrokeCorpus.Side? {
    guard against != nil || !set.isEmpty else { return nil }
    return StrokeCorpus.Side(feed: against ?? feed, assignments: set.map(\.value))
  }

  /// Returns the command that repeats the run.
  @MainActor
  func command(in surroundings: SceneEnvironment) -> String {
    let settings = set.flatMap { ["--set", "\($0.value)"] }
    let words = [folder, feed].compactMap(\.self) + settings + (against.map { ["--against", $0] } ?? [])
    return ([ProgramName.text, "strokes"] + words.map(ShellWord.quoted) + surroundings.words)
      .joined(separator: " ")
  }

  /// Returns the folder of the strokes.
  ///
  /// - Throws: `CommandError.nothingDone` when none is named and the program has none.
  @MainActor
  func place(in program: ToolProgram) throws(CommandError) -> URL {
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
