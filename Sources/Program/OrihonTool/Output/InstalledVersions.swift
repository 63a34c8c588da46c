import Documents
import Foundation
import SDLRendering

/// The versions of the program and of the libraries of the window with their features, for `--verbose`.
enum InstalledVersions {
  /// The program's version, then a line for each library.
  static var text: String {
    let table = InstalledLibraries.table
    let width = table.map(\.name.count).max() ?? 0
    let lines = table.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.value }
    return ([ProgramVersion.text] + lines).joined(separator: "\n")
  }
}
