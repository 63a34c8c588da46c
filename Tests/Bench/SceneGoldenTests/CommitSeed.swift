import Foundation

/// A seed that differs with each commit, so that the random tests try something new with every change.
enum CommitSeed {
  /// Returns the first digits of the commit that is checked out, else a fixed number.
  static func value(in repository: URL = root) -> UInt64 {
    commit(in: repository).flatMap { UInt64($0.prefix(15), radix: 16) } ?? 20_261_121
  }

  private static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func commit(in repository: URL) -> String? {
    let git = repository.appending(path: ".git")
    guard let head = text(git.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return head }
    let name = String(head.dropFirst(5))
    if let loose = text(git.appending(path: name)) { return loose }
    let packed = text(git.appending(path: "packed-refs")) ?? ""
    return packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }.map { String($0.prefix(40)) }
  }

  private static func text(_ file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
