import Documents
package import Foundation

/// The name of a store's branch, such as that of the checkout's git branch.
package nonisolated struct BranchName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The longest name, in bytes.
  static let longest = 80
  /// The branch that others begin as.
  package static let main = BranchName(trusted: "main")

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)

  /// The name.
  package let description: String

  private init(trusted name: String) { description = name }

  /// Creates a name of one to eighty bytes without control characters; `nil` for any other text.
  package init?(_ name: String) {
    guard (1...Self.longest).contains(name.utf8.count), EscapedText.line(name) == name else { return nil }
    description = name
  }

  /// Reads a name from that of its folder; `nil` for a folder of another kind.
  init?(folderName: String) {
    guard let name = folderName.removingPercentEncoding, let branch = BranchName(name),
      branch.folderName == folderName
    else { return nil }
    self = branch
  }

  /// The name as a file's: everything but ASCII letters, digits, `-`, `_` and `.` is percent-encoded, and so is a point
  /// at its start.
  var folderName: String {
    var text = ""
    for byte in description.utf8 {
      if Self.plain.contains(byte), !(text.isEmpty && byte == UInt8(ascii: ".")) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  package static func < (left: BranchName, right: BranchName) -> Bool { left.description < right.description }
}

/// The checkout of git that a folder lies in.
package nonisolated enum GitCheckout {
  /// The most bytes of a file of git that are read.
  private static let limit = FileLimit(bytes: 1 << 12)

  /// Returns the name of the branch that is checked out in `folder` or a folder around it; `nil` for none.
  package static func branch(in folder: URL) -> BranchName? {
    var place = folder.standardizedFileURL
    while true {
      let git = place.appendingPathComponent(".git")
      switch (try? ResolvedPath(git))?.kind {
      case .folder: return branch(ofHead: git.appendingPathComponent("HEAD"))
      case .file:
        // In another worktree, and in a submodule, the file names the folder.
        let prefix = "gitdir: "
        guard let line = line(of: git), line.hasPrefix(prefix) else { return nil }
        let path = URL(fileURLWithPath: String(line.dropFirst(prefix.count)), relativeTo: place)
        return branch(ofHead: path.appendingPathComponent("HEAD"))
      default:
        guard place.path != "/" else { return nil }
        place.deleteLastPathComponent()
      }
    }
  }

  private static func branch(ofHead file: URL) -> BranchName? {
    let prefix = "ref: refs/heads/"
    guard let line = line(of: file), line.hasPrefix(prefix) else { return nil }
    return BranchName(String(line.dropFirst(prefix.count)))
  }

  private static func line(of file: URL) -> String? {
    guard let data = try? InputFile.data(contentsOf: file, limit: limit) else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}
