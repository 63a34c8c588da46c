package import Foundation

/// A regular file opened for reading without blocking, no larger than its limit.
///
/// All files are read through it. A folder is rejected, and so is anything that could block its reader for
/// ever: a pipe, a device, a socket. Standard input is read when it is a file, as after `<`, and then called
/// `/dev/stdin`.
package struct InputFile {
  /// The name of the file in messages.
  package let name: String
  private let handle: FileHandle
  private let limit: FileLimit
  private var count = 0

  /// Opens a file.
  ///
  /// - Throws: `DocumentError.missing`, `.notAFile`, `.tooLarge` or `.unreadable`.
  package init(_ url: URL, limit: FileLimit) throws(DocumentError) {
    name = url.relativePath
    self.limit = limit
    let path = url.found.path
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing(file: name) }
    var status = stat()
    // Checked before it is opened, because opening a device or a pipe may already have an effect.
    guard stat(path, &status) == 0 else { throw Self.refusal(name) }
    try Self.check(status, name, limit)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.refusal(name) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Checked again, because another file may have replaced it.
    guard fstat(descriptor, &status) == 0 else { throw Self.refusal(name) }
    try Self.check(status, name, limit)
  }

  /// Reads the whole file.
  package static func data(contentsOf url: URL, limit: FileLimit) throws(DocumentError) -> Data {
    var file = try InputFile(url, limit: limit)
    defer { file.close() }
    return try file.read(upToCount: limit.bytes + 1)
  }

  /// Reads the whole file; `nil` when it does not exist.
  package static func dataIfThere(contentsOf url: URL, limit: FileLimit) throws(DocumentError) -> Data? {
    do throws(DocumentError) {
      return try data(contentsOf: url, limit: limit)
    } catch .missing {
      return nil
    }
  }

  /// Returns the next bytes, at most `most`; empty at the end.
  ///
  /// - Throws: `DocumentError.tooLarge` for a file that has grown beyond its limit since it was opened.
  package mutating func read(upToCount most: Int) throws(DocumentError) -> Data {
    let data: Data
    do {
      data = try handle.read(upToCount: most) ?? Data()
    } catch {
      throw .unreadable(file: name, reason: error.fileReason)
    }
    count += data.count
    guard count <= limit.bytes else { throw .tooLarge(file: name, bytes: count, limit: limit.bytes) }
    return data
  }

  /// Closes the file.
  package func close() { try? handle.close() }

  private static func check(_ status: stat, _ name: String, _ limit: FileLimit) throws(DocumentError) {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notAFile(file: name, kind: self.name(of: kind)) }
    guard status.st_size <= limit.bytes else {
      throw .tooLarge(file: name, bytes: Int(status.st_size), limit: limit.bytes)
    }
  }

  private static func name(of kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: DocumentError.folderKind
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// Returns the error for the system's last error number, `errno`.
  private static func refusal(_ name: String) -> DocumentError {
    switch errno {
    case ENOENT, ENOTDIR: .missing(file: name)
    case EACCES, EPERM: .unreadable(file: name, reason: "the system does not permit it")
    case ENAMETOOLONG: .unreadable(file: name, reason: "its name is too long")
    case ELOOP: .unreadable(file: name, reason: "its links lead round in a circle")
    case let code: .unreadable(file: name, reason: String(cString: strerror(code)))
    }
  }
}

/// The largest size of a file that is read, so that reading takes bounded memory and time.
package struct FileLimit: Sendable, Hashable {
  /// The maximum size in bytes.
  package var bytes: Int

  /// Creates a limit.
  package init(bytes: Int) { self.bytes = bytes }

  /// A document, a text held as a reference, or the list of a report's proposed references: 16 MB (2²⁴ bytes).
  package static let text = FileLimit(bytes: 1 << 24)
  /// A picture: 64 MB (2²⁶ bytes).
  package static let picture = FileLimit(bytes: 1 << 26)
  /// The results of a comparison, `report.json`: 64 MB (2²⁶ bytes).
  package static let report = FileLimit(bytes: 1 << 26)
  /// A log or a recording, read line by line and never held whole: 4 GB (2³² bytes).
  package static let lines = FileLimit(bytes: 1 << 32)
  /// The output of `orihon bench --json`: 1 MB (2²⁰ bytes).
  package static let measurement = FileLimit(bytes: 1 << 20)
  /// A Swift file: 1 MB (2²⁰ bytes).
  package static let source = FileLimit(bytes: 1 << 20)
  /// A program, read piece by piece: 4 GB (2³² bytes).
  package static let program = FileLimit(bytes: 1 << 32)
  /// A font: 256 MB (2²⁸ bytes).
  package static let font = FileLimit(bytes: 1 << 28)
}
