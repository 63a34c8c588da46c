import ArgumentParser
import FeedFiles

/// The argument for the feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A feed file, or a scene from `\(ProgramName.text) list`; default a folder's feed.yml.",
      valueName: "feed"))
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "Another value for a number or choice, such as motion.decelerationRate=0.99; may be repeated.",
      valueName: "name=value"), transform: SettingReading.assignment)
  var set: [SettingReading.Assignment] = []

  /// The name of the feed; where none was given the folder's, else the program's first scene.
  @MainActor
  func name(in program: ToolProgram) -> String { feed ?? ProjectFolder.scene(of: program) }

  /// The settings with other values than the feed's.
  var assignments: [SettingAssignment] { self.set.map(\.value) }

  /// Reads the feed, with the settings that were asked for; with `keepsTheme` the theme in it is ignored.
  @MainActor
  func load(in program: ToolProgram, keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource(program).load(name(in: program), keepsTheme: keepsTheme).setting(assignments)
  }
}
