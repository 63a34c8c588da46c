import Documents
import Foundation

/// The folders of a package and of the packages beside it on which it depends by path, and those depend in turn.
nonisolated struct LocalPackages: Hashable, Sendable {
  /// The folders, that of the package itself first.
  private(set) var roots: [URL] = []

  /// The most packages that are looked at.
  private static let limit = 64

  /// Finds the packages of the one in `root`; a path that leads to no manifest leads to none.
  init(of root: URL) {
    var waiting = [root]
    while let next = waiting.popLast(), roots.count < Self.limit {
      guard !roots.contains(where: { Self.isSame($0, next) }) else { continue }
      let manifest = try? InputFile.data(contentsOf: Self.manifest(of: next), limit: .text)
      guard let manifest else {
        if roots.isEmpty { roots = [next] }
        continue
      }
      roots.append(next)
      let paths = Self.paths(in: String(decoding: manifest, as: UTF8.self))
      waiting += paths.reversed().map { Self.folder($0, from: next) }
    }
  }

  /// The manifest of the package in a folder.
  static func manifest(of root: URL) -> URL { root.appendingPathComponent("Package.swift") }

  /// Returns the paths of the packages that a manifest names: `.package(path: "../Cards")`.
  ///
  /// A path that the manifest computes is not known without running it.
  static func paths(in manifest: String) -> [String] {
    let tokens = SwiftLexer.tokens(of: manifest).filter { $0.kind != .comment }
    var (paths, depths): ([String], [Bool]) = ([], [])
    for (index, token) in tokens.enumerated() {
      if token.isCode("(") {
        depths.append(index > 1 && tokens[index - 1].isCode("package") && tokens[index - 2].isCode("."))
      } else if token.isCode(")") {
        _ = depths.popLast()
      } else if token.kind == .string, depths.last == true, index > 1, tokens[index - 1].isCode(":"),
        tokens[index - 2].isCode("path"), token.text.count > 2, !token.text.contains("\\")
      {
        paths.append(token.text.trimmingCharacters(in: CharacterSet(charactersIn: "#\"")))
      }
    }
    return paths
  }

  private static func folder(_ path: String, from root: URL) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: root).standardizedFileURL
  }

  private static func isSame(_ one: URL, _ other: URL) -> Bool {
    one.resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }
}
