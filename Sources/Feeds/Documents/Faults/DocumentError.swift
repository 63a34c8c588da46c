/// An error of reading or writing a file.
public enum DocumentError: Error, Sendable, Hashable {
  /// The file does not exist.
  case missing(file: String)
  /// The path leads to another kind of file: `a folder`, `a pipe`, `a device`, `a socket`.
  case notAFile(file: String, kind: String)
  /// The folder cannot be used for the given reason, such as one without a picture.
  case unusableFolder(String, reason: String)
  /// The system refused to open or read the file.
  case unreadable(file: String, reason: String)
  /// The file is larger than the limit for its kind.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// The text has these faults, in the order of the file.
  case faulty([DocumentFault])
  /// The system refused to write the file.
  case unwritable(file: String, reason: String)
}

extension DocumentError {
  /// The error as a list of faults; a file that could not be read or written is one fault at its start.
  public var faults: [DocumentFault] {
    switch self {
    case .faulty(let faults): faults
    case .missing(let file): [atStart(file, "there is no such file")]
    case .notAFile(let file, let kind):
      [
        DocumentFault(
          file: file, position: kind == Self.folderKind ? nil : .start,
          message: "this is not a file but \(kind); a file is needed")
      ]
    case .unusableFolder(let folder, let reason):
      [DocumentFault(file: folder, position: nil, message: reason)]
    case .unreadable(let file, let reason): [atStart(file, "the file cannot be read: \(reason)")]
    case .tooLarge(let file, let bytes, let limit):
      [atStart(file, "the file has \(bytes) bytes; at most \(limit) are read")]
    case .unwritable(let file, let reason): [atStart(file, "the file cannot be written: \(reason)")]
    }
  }

  /// The kind of a path that leads to a folder.
  static let folderKind = "a folder"

  private func atStart(_ file: String, _ message: String) -> DocumentFault {
    DocumentFault(file: file, position: .start, message: message)
  }
}

extension DocumentError: CustomStringConvertible {
  /// The faults, one on each line; a file that could not be written has no line and column.
  public var description: String {
    if case .unwritable(let file, let reason) = self {
      return EscapedText.line("\(file): the file cannot be written: \(reason)")
    }
    return faults.map(\.description).joined(separator: "\n")
  }
}

/// An error type that can wrap a failure to read or write a file.
package protocol DocumentFailure: Error {
  /// Returns the error for a file that could not be read or written.
  static func document(_ error: DocumentError) -> Self
}

extension DocumentFailure {
  /// Calls `body`, and rethrows its file error as this error type.
  package static func reading<Value>(_ body: () throws(DocumentError) -> Value) throws(Self) -> Value {
    do {
      return try body()
    } catch {
      throw document(error)
    }
  }
}
