package import Foundation

/// What stands where a path leads, links followed: the ground on which it is decided how something is written there.
package struct FilePlace {
  /// What a path can lead to.
  package enum Kind: Hashable {
    /// Nothing yet.
    case nothing
    /// A plain file.
    case file
    /// A folder.
    case folder
    /// What is written into and never replaced: a device, a pipe, a socket.
    case stream
    /// Such a one that this process holds open already, under this number: `/dev/stdout`.
    case descriptor(Int32)
  }

  /// The longest name that file systems take, in bytes.
  static let longestName = 255
  /// How many links are followed.
  private static let longestChain = 40

  /// What stands there.
  package let kind: Kind
  /// The path behind the last link.
  package let path: String
  /// The path as the person who asked for it named it.
  package let name: String

  /// Where it is, links followed.
  package var url: URL { URL(fileURLWithPath: path) }

  /// Follows the links of a path; a link that leads to nothing leads to a file that is still to be made.
  ///
  /// - Throws: `DocumentError.unwritable` where links lead in a circle.
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
        // A link of the system's own that no path stands for, as that of a pipe.
        (self.path, kind) = (path, .stream)
        return
      }
      path = Self.canonical(next)
    }
    throw .unwritable(file: name, reason: "its links lead in a circle")
  }

  /// Whether another place is the same file.
  package func isSame(as other: FilePlace) -> Bool {
    (kind == .file || kind == .nothing) && kind == other.kind && path == other.path
  }

  /// The folder that it lies in.
  package var folder: URL { URL(fileURLWithPath: Self.folder(of: path), isDirectory: true) }

  /// The path with every link before its last part followed, as far as there is a folder.
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

  /// The number of an open file of this process that a path of the system stands for.
  private static func descriptor(_ path: String) -> Int32? {
    let folder = folder(of: path)
    let process = "/proc/\(ProcessInfo.processInfo.processIdentifier)/"
    guard folder.hasPrefix(process), folder.hasSuffix("/fd") else { return nil }
    return Int32((path as NSString).lastPathComponent)
  }
}
