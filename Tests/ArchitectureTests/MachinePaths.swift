import Foundation

/// The rule that the repository names no path of the machine that it was written on.
enum MachinePaths {
  /// The forbidden folders, each put together here so that this file does not name it.
  private static let everywhere = ["work", "home", "root", "Users"].map { "/\($0)/" } + ["../" + "shared"]
  private static let inSources = ["/" + "tmp/"]

  static func violations(path: String, text: String) -> [Violation] {
    let folders = everywhere + (path.hasPrefix("Sources/") ? inSources : [])
    return folders.filter { text.contains($0) }.flatMap { folder in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        guard names(folder, in: line) else { return nil }
        return Violation(path: path, line: index + 1, reason: "`\(folder)` is a path of one machine")
      }
    }
  }

  /// Returns `true` when the folder begins a path, rather than lies inside an address or a longer path.
  private static func names(_ folder: String, in line: Substring) -> Bool {
    line.ranges(of: folder).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      return !(before.isLetter || before.isNumber || "._-~}".contains(before))
    }
  }
}
