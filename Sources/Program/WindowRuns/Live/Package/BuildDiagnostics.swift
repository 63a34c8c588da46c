import Foundation

/// The errors in the output of a failed build.
nonisolated struct BuildDiagnostics: Hashable, Sendable {
  /// The errors in their order, each once, such as `Sources/shelf/Shelf.swift:12:5: error: …`.
  ///
  /// Paths in the package are relative to its folder. Without an error that names a file it has those that
  /// name none.
  let errors: [String]

  /// Reads the output of `swift build` for a package in `root`.
  init(_ output: String, in root: String) {
    let lines = output.split(whereSeparator: \.isNewline).map(Self.plain)
    let placed = lines.filter { $0.contains(/^\S.*:[0-9]+:[0-9]+: (fatal )?error: ./) }
    let found = placed.isEmpty ? lines.filter { $0.contains(/(^|: )(fatal )?error: ./) } : placed
    let prefix = root.hasSuffix("/") ? root : root + "/"
    var known: Set<String> = []
    errors = found.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
      .filter { known.insert($0).inserted }
  }

  /// The text of the banner: the first error, and the number of the others.
  var banner: String {
    guard let first = errors.first else { return "the package does not build; standard error has the reason" }
    return first + (errors.count > 1 ? "  (+\(errors.count - 1))" : "")
  }

  /// Returns a line without the sequences that colour it on a terminal.
  private static func plain(_ line: Substring) -> String {
    String(line).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
  }
}
