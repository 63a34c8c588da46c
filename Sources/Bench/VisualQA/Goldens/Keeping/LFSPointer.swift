import Documents
import Foundation

/// The text that git-lfs leaves in place of a file until it is fetched.
nonisolated struct LFSPointer: Sendable, Hashable {
  /// The most bytes of a pointer.
  private static let limit = FileLimit(bytes: 1024)
  private static let head = "version https://git-lfs.github.com/spec/v1\n"

  /// The number of bytes of the file itself; `nil` when the text does not say it.
  let size: Int?

  /// Reads a pointer; `nil` for any other content.
  init?(_ data: Data) {
    guard data.count <= Self.limit.bytes, data.starts(with: Self.head.utf8) else { return nil }
    size = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("size ") }.flatMap { Int($0.dropFirst("size ".count)) }
  }

  /// Reads the pointer in a file; `nil` for a file of another content, and where there is none.
  init?(at file: URL) throws(DocumentError) {
    do throws(DocumentError) {
      guard let data = try InputFile.dataIfThere(contentsOf: file, limit: Self.limit),
        let pointer = LFSPointer(data)
      else { return nil }
      self = pointer
    } catch .tooLarge {
      return nil
    }
  }

  /// Returns the error for a file that is not fetched yet.
  func refusal(of file: URL) -> DocumentError {
    let whole = size.map { " of \($0) bytes" } ?? ""
    return .unreadable(
      file: file.relativePath,
      reason: "it is git-lfs's pointer to a file\(whole) that is not fetched yet; git lfs pull fetches it")
  }
}
