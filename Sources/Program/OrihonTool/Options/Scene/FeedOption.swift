import ArgumentParser
import Documents
import FeedFiles
import SceneRuns

/// The argument FEED of a verb.
struct FeedOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A feed file, its folder, or a scene from `\(ProgramName.text) list`; default a folder's feed.yml.",
      valueName: "feed"))
  var feed: String?

  @OptionGroup var setting: SettingOptions

  /// Returns the name of the feed; default the folder's feed, otherwise the program's first scene.
  @MainActor
  func name(in program: ToolProgram) -> String { feed ?? ProjectFolder.scene(of: program) }

  /// The settings that override the feed's.
  var assignments: [SettingAssignment] { setting.assignments }

  /// Reads the feed and applies the settings; what `keepsTheme` and `keepsDirection` say is ignored in the feed.
  @MainActor
  func load(
    in program: ToolProgram, keepsTheme: Bool, keepsDirection: Bool = false
  ) throws -> LoadedScene {
    try SceneSource(program).load(
      name(in: program), keepsTheme: keepsTheme, keepsDirection: keepsDirection
    ).setting(assignments)
  }
}
