import Foundation

/// The files of the current folder that verbs take when none is named, as `orihon new` writes them.
nonisolated enum ProjectFolder {
  /// The feed; `nil` where there is none.
  static var feed: String? { present("feed.yml") }

  /// The scene for a verb that is told none: the folder's feed, else the program's first scene.
  @MainActor
  static func scene(of program: ToolProgram) -> String { feed ?? program.defaultScene }

  /// The scenario file; `nil` where there is none.
  static var scenarios: String? { present("scenarios.yml") }

  /// The feed and all that is written beside it; empty where there is no feed.
  static var documents: [String] {
    guard feed != nil, let names = try? FileManager.default.contentsOfDirectory(atPath: ".") else {
      return []
    }
    return names.filter { $0.hasSuffix(".yml") && !$0.hasPrefix(".") }.sorted()
  }

  private static func present(_ name: String) -> String? {
    FileManager.default.fileExists(atPath: name) ? name : nil
  }
}
