import ArgumentParser

/// The argument for the feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(help: ArgumentHelp("A feed file, or a scene from `\(ProgramName.text) list`.", valueName: "feed"))
  var feed: String?

  /// The name of the feed; the program's first scene where none was given.
  @MainActor
  func name(in program: ToolProgram) -> String { feed ?? program.defaultScene }

  /// Reads the feed; with `keepsTheme` the theme in it is ignored.
  @MainActor
  func load(in program: ToolProgram, keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource(program).load(name(in: program), keepsTheme: keepsTheme)
  }
}
