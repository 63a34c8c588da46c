package import Foundation

/// A list of the golden folders without a scenario, such as those of a renamed one.
package nonisolated struct OrphanedGoldens: Sendable, Hashable {
  /// The number of components of a golden's path: scenario, size, theme, direction, file.
  private static let depth = 5

  /// The names of the folders, sorted.
  package let names: [String]

  /// Searches `folder` for goldens that belong to none of `scenarios`.
  package init(in folder: URL, besides scenarios: Set<String>) {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    names = found.sorted().filter { name in
      !scenarios.contains(name) && Self.holdsGoldens(folder.appendingPathComponent(name, isDirectory: true))
    }
  }

  private static func holdsGoldens(_ folder: URL) -> Bool {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return false }
    return paths.contains { path in
      let parts = (path as? String)?.split(separator: "/") ?? []
      return parts.count == depth - 1 && parts.last.flatMap { GoldenKind(fileName: String($0)) } != nil
    }
  }

  /// Returns the note on a folder.
  package static func note(on name: String, in goldens: URL) -> String {
    "\(goldens.appendingPathComponent(name).relativePath) holds goldens, and no scenario is called so; "
      + "if it was renamed, rename the folder, and if it has gone, delete it"
  }
}
