package import Foundation

/// The target of a path with its links followed; its kind decides how a file is written there.
package struct ResolvedPath {
  /// The kind of file at a path.
  package enum Kind: Hashable {
    /// No file yet.
    case nothing
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A device, a pipe or a socket, which is written into and never replaced.
    case stream
    /// A file descriptor that this process already has open, such as `/dev/stdout`.
    case descriptor(Int32)
  }

  /// The longest name that file systems accept, in bytes.
  static let longestName = 255
  /// The greatest number of links that are followed.
  private static let longestChain = 40

  /// The kind of file at the path.
  package let kind: Kind
  /// The path after the last link.
  package let path: String
  /// The path as the caller named it.
  package let name: String

  /// The URL of the path with its links followed.
  package var url: URL { URL(fileURLWithPath: path) }

  /// Follows the links of a path; the target of a dangling link is a file that does not exist yet.
  ///
  /// - Throws: `DocumentError.unwritable` for a cycle of links.
  package init(_ url: URL) throws(DocumentError) {
    name = url.relativePath
    var path = Self.canonical(url.path)
    for _ in 0..<Self.longestChain {
      guard let target = Self.target(ofLink: path) else {
        (self.path, kind) = (path, Self.kind(of: path))
        return
      }
      if let descriptor = Self.descriptor(path) {
        (self.path, kind) = (path, .descriptor(descriptor))
        return
      }
      let next = target.hasPrefix("/") ? target : Self.folder(of: path) + "/" + target
      if Self.type(of: next) == nil, FileManager.default.fileExists(atPath: path) {
        // A link of the system without a target path, such as that of a pipe.
        (self.path, kind) = (path, .stream)
        return
      }
      path = Self.canonical(next)
    }
    throw .unwritable(file: name, reason: "its links lead in a circle")
  }

  /// Returns true when another place is the same file.
  package func isSame(as other: ResolvedPath) -> Bool {
    (kind == .file || kind == .nothing) && kind == other.kind && path == other.path
  }

  /// The folder that contains the file.
  package var folder: URL { URL(fileURLWithPath: Self.folder(of: path), isDirectory: true) }

  /// Returns the path with all links before its last component followed; unchanged when the folder does not exist.
  private static func canonical(_ path: String) -> String {
    guard let resolved = realpath(folder(of: path), nil) else { return path }
    defer { free(resolved) }
    let folder = String(cString: resolved)
    return (folder == "/" ? "" : folder) + "/" + (path as NSString).lastPathComponent
  }

  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func kind(of path: String) -> Kind {
    switch type(of: path) {
    case nil: .nothing
    case .typeRegular: .file
    case .typeDirectory: .folder
    default: .stream
    }
  }

  private static func target(ofLink path: String) -> String? {
    guard type(of: path) == .typeSymbolicLink else { return nil }
    return try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  /// Returns the file descriptor of this process that a path such as `/dev/fd/1` names; `nil` for other paths.
  private static func descriptor(_ path: String) -> Int32? {
    let folder = folder(of: path)
    let process = "/proc/\(ProcessInfo.processInfo.processIdentifier)/"
    guard folder.hasPrefix(process), folder.hasSuffix("/fd") else { return nil }
    return Int32((path as NSString).lastPathComponent)
  }
}
