import Foundation

/// The default files of verbs in the current folder, with the names that `orihon new` uses.
package nonisolated enum ProjectFolder {
  /// The feed; `nil` if it does not exist.
  package static var feed: String? { present("feed.yml") }

  /// Returns the default scene of a verb: the folder's feed, otherwise the program's first scene.
  @MainActor
  package static func scene(of program: ToolProgram) -> String { feed ?? program.defaultScene }

  /// The scenario file; `nil` if it does not exist.
  package static var scenarios: String? { present("scenarios.yml") }

  /// The feed and the documents beside it; empty without a feed.
  package static var documents: [String] {
    guard feed != nil, let names = try? FileManager.default.contentsOfDirectory(atPath: ".") else {
      return []
    }
    return names.filter { $0.hasSuffix(".yml") && !$0.hasPrefix(".") }.sorted()
  }

  private static func present(_ name: String) -> String? {
    FileManager.default.fileExists(atPath: name) ? name : nil
  }
}
