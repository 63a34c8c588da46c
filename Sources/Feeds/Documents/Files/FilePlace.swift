package import Foundation

/// The end of a path with its links followed; its kind decides the way a file is written there.
package struct FilePlace {
  /// The kinds of things a path can lead to.
  package enum Kind: Hashable {
    /// Nothing yet.
    case nothing
    /// A plain file.
    case file
    /// A folder.
    case folder
    /// A device, a pipe or a socket: written into, never replaced.
    case stream
    /// A stream that this process already holds open under this number, such as `/dev/stdout`.
    case descriptor(Int32)
  }

  /// The longest name that file systems take, in bytes.
  static let longestName = 255
  /// The most links that are followed.
  private static let longestChain = 40

  /// The kind of thing at the path.
  package let kind: Kind
  /// The path behind the last link.
  package let path: String
  /// The path as the person who asked for it named it.
  package let name: String

  /// The URL of the path with its links followed.
  package var url: URL { URL(fileURLWithPath: path) }

  /// Follows the links of a path; a link to nothing leads to a file that is still to be made.
  ///
  /// - Throws: `DocumentError.unwritable` for links that lead in a circle.
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
        // A link of the system's own without a path behind it, such as that of a pipe.
        (self.path, kind) = (path, .stream)
        return
      }
      path = Self.canonical(next)
    }
    throw .unwritable(file: name, reason: "its links lead in a circle")
  }

  /// True when another place is the same file.
  package func isSame(as other: FilePlace) -> Bool {
    (kind == .file || kind == .nothing) && kind == other.kind && path == other.path
  }

  /// The folder that contains the place.
  package var folder: URL { URL(fileURLWithPath: Self.folder(of: path), isDirectory: true) }

  /// The path with all links before its last part followed; unchanged when the folder does not exist.
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

  /// The number of this process's open file that a path of the system stands for; `nil` for other paths.
  private static func descriptor(_ path: String) -> Int32? {
    let folder = folder(of: path)
    let process = "/proc/\(ProcessInfo.processInfo.processIdentifier)/"
    guard folder.hasPrefix(process), folder.hasSuffix("/fd") else { return nil }
    return Int32((path as NSString).lastPathComponent)
  }
}
