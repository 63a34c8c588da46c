import Foundation

/// The source files of a package and of the local ones that it depends on, at one moment, each with its size and the time of its last change.
nonisolated struct SourceFiles: Hashable, Sendable {
  /// The version of a file.
  struct Version: Hashable, Sendable {
    /// The size in bytes.
    var size: Int
    /// The time of the last change, in seconds since 1970.
    var time: TimeInterval
  }

  /// The versions of the files, by their paths.
  private(set) var versions: [String: Version] = [:]
  /// The folders that hold them.
  private(set) var folders: Set<String> = []
  /// The manifests of the packages.
  private(set) var packages: [URL] = []

  /// The folders in which the package manager looks for sources.
  private static let names = ["Sources", "Source", "src", "srcs", "Plugins"]
  private static let manifests = ["Package.swift", "Package.resolved"]

  /// Creates files of known versions.
  init(_ versions: [String: Version]) { self.versions = versions }

  /// Reads the sources of the package in `root`: its manifest, and its folders of sources; so too of local packages.
  ///
  /// Of a package without such a folder all Swift files count. Hidden files and an editor's backups do not.
  init(of root: URL) {
    for package in LocalPackages(of: root).roots {
      packages.append(LocalPackages.manifest(of: package))
      readPackage(package)
    }
  }

  /// Returns the time of the last change since `former`, in seconds since 1970; `nil` when nothing differs.
  ///
  /// For a change that only removes files it is 0.
  func lastChange(since former: SourceFiles) -> TimeInterval? {
    guard versions != former.versions else { return nil }
    return versions.filter { former.versions[$0.key] != $0.value }.map(\.value.time).max() ?? 0
  }

  private mutating func readPackage(_ root: URL) {
    for name in Self.manifests { note(root.appendingPathComponent(name)) }
    let places = Self.names.map { root.appendingPathComponent($0, isDirectory: true) }
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
    for place in places.isEmpty ? [root] : places { read(place, onlySwift: places.isEmpty) }
  }

  private mutating func read(_ place: URL, onlySwift: Bool) {
    folders.insert(place.path)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
        folders.insert(file.path)
      } else if !file.lastPathComponent.hasSuffix("~"), !onlySwift || file.pathExtension == "swift" {
        note(file)
      }
    }
  }

  private mutating func note(_ file: URL) {
    guard let version = Self.version(of: file) else { return }
    versions[file.path] = version
  }

  /// Returns the version of a file; `nil` where there is none.
  static func version(of file: URL) -> Version? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
    guard let size = attributes?[.size] as? Int, let date = attributes?[.modificationDate] as? Date else {
      return nil
    }
    return Version(size: size, time: date.timeIntervalSince1970)
  }
}
