import ArgumentParser

/// The argument for the feed that a verb shows.
struct FeedOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A feed file, or a scene from `orihon list`; default a folder's feed.yml.", valueName: "feed"))
  var feed = ProjectFolder.feed ?? "default"

  /// Reads the feed; with `keepsTheme` the theme in it is ignored.
  @MainActor
  func load(keepsTheme: Bool) throws -> LoadedScene {
    try SceneSource().load(feed, keepsTheme: keepsTheme)
  }
}
