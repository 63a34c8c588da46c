import Foundation

/// The rule that what the documentation names in code is there: files, the verbs of `make` and those of `orihon`.
struct DocumentedPaths {
  /// The files of the checkout, by their paths from its root.
  let paths: [String]
  /// The verbs of the Makefile.
  let makeVerbs: Set<String>
  /// The verbs of the program.
  let programVerbs: Set<String>

  private static let roots = [
    "Sources/", "Tests/", "Resources/", "scripts/", "Examples/", "Packaging/", "Pictures/", "Site/", ".ci/",
  ]

  init(paths: [String], makefile: String, sources: [SourceFile]) {
    self.paths = paths
    makeVerbs = Set(
      makefile.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^([a-z]+):/).map { String($0.output.1) }
      })
    programVerbs = Set(
      sources.filter { $0.target == "OrihonTool" }.flatMap { file in
        file.text.matches(of: /commandName: "([a-z]+)"/).map { String($0.output.1) }
      }
    ).union(["help"])
  }

  /// The pages at the root of the checkout.
  static let rootPages: Set = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]

  /// The pages whose words the rule reads: those at the root, of the changelog the newest part, and the documentation.
  static func pages(in repository: Repository) -> [(path: String, text: String)] {
    repository.paths.filter { path in
      rootPages.contains(path) || isRoomPage(path) || (path.hasSuffix(".md") && path.contains(".docc/"))
    }.compactMap { path in
      repository.text(of: path).map { (path, path == "CHANGELOG.md" ? newest($0) : $0) }
    }
  }

  private static func isRoomPage(_ path: String) -> Bool {
    HouseTable.rooms.contains { path == "Sources/\($0)/README.md" }
  }

  /// Returns a changelog up to the end of the newest version that says something.
  static func newest(_ changelog: String) -> String {
    let parts = changelog.components(separatedBy: "\n## [")
    let newest = parts.dropFirst().firstIndex { $0.split(separator: "\n").count > 1 } ?? 0
    return parts.prefix(newest + 1).joined(separator: "\n## [")
  }

  func violations(in page: (path: String, text: String)) -> [Violation] {
    let prose = InlineCode.pieces(in: page.text, blocks: false)
    let all = InlineCode.pieces(in: page.text, blocks: true)
    let missing = prose.flatMap { piece in
      piece.text.split(separator: " ").map(String.init)
        .filter { word in Self.roots.contains(where: word.hasPrefix) && !isThere(word) }
        .map { Violation(path: page.path, line: piece.line, reason: "\($0) is not in the repository") }
    }
    let unknown = all.compactMap { piece -> Violation? in
      let words = piece.text.split(separator: " ").map(String.init)
      guard words.count > 1, words[1].allSatisfy({ $0.isLetter && $0.isLowercase }) else { return nil }
      let verbs = words[0] == "make" ? makeVerbs : words[0] == "orihon" ? programVerbs : nil
      guard let verbs, !verbs.contains(words[1]) else { return nil }
      return Violation(
        path: page.path, line: piece.line, reason: "\(words[0]) has no verb \(words[1])")
    }
    return missing + unknown
  }

  /// True for a file, for a folder with or without its last slash, and for a pattern that some path follows.
  private func isThere(_ word: String) -> Bool {
    let name = word.hasSuffix("/") ? String(word.dropLast()) : word
    let pattern = name.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard pattern.count > 1 else { return paths.contains { $0 == name || $0.hasPrefix(name + "/") } }
    return paths.contains { path in
      path.hasPrefix(pattern[0]) && path.hasSuffix(pattern[pattern.count - 1])
        && path.count >= name.count - (pattern.count - 1)
    }
  }
}
