import ArgumentParser
import FeedFiles

/// The argument for the feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A feed file, or a scene from `\(ProgramName.text) list`; default a folder's feed.yml.",
      valueName: "feed"))
  var feed: String?

  @OptionGroup var setting: SettingOptions

  /// The name of the feed; where none was given the folder's, else the program's first scene.
  @MainActor
  func name(in program: ToolProgram) -> String { feed ?? ProjectFolder.scene(of: program) }

  /// The settings with other values than the feed's.
  var assignments: [SettingAssignment] { setting.assignments }

  /// Reads the feed, with the settings that were asked for; with `keepsTheme` the theme in it is ignored.
  @MainActor
  func load(in program: ToolProgram, keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource(program).load(name(in: program), keepsTheme: keepsTheme).setting(assignments)
  }
}
