import Foundation
import SDLRendering

/// The version of the program, printed by `--version` and written to recordings.
nonisolated enum ProgramVersion {
  static let text = "0.9.0"

  /// The versions of the program and of the libraries of the window with their features, for `--verbose`.
  @MainActor static var verboseText: String {
    let table = InstalledLibraries.table
    let width = table.map(\.name.count).max() ?? 0
    let lines = table.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.value }
    return ([text] + lines).joined(separator: "\n")
  }
}
