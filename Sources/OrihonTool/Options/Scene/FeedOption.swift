import ArgumentParser

/// The argument for the feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A feed file, or a scene from `\(ProgramName.text) list`; default a folder's feed.yml.",
      valueName: "feed"))
  var feed: String?

  /// The name of the feed; where none was given the folder's, else the program's first scene.
  @MainActor
  func name(in program: ToolProgram) -> String { feed ?? ProjectFolder.scene(of: program) }

  /// Reads the feed; with `keepsTheme` the theme in it is ignored.
  @MainActor
  func load(in program: ToolProgram, keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource(program).load(name(in: program), keepsTheme: keepsTheme)
  }
}
