import ArgumentParser

/// The feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(help: ArgumentHelp("A feed file, or a scene from `orihon list`.", valueName: "feed"))
  var feed = "default"

  /// Reads the feed; with `keepsTheme` it has no say in the theme.
  @MainActor
  func load(keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource().load(feed, keepsTheme: keepsTheme)
  }
}
