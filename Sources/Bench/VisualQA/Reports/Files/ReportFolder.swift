public import Documents
public import Foundation

/// The folder of a report, which must belong to reports because its files are replaced.
///
/// A folder belongs to reports if it does not exist yet, if it is empty, or if it has the marker of an earlier report.
public nonisolated struct ReportFolder: Sendable, Hashable {
  /// The name of the marker file.
  public static let mark = ".orihon-report"

  /// The folder.
  public let url: URL

  /// Creates a folder without accessing it.
  public init(_ url: URL) { self.url = url }

  /// Checks that a report can be written into the folder; writes nothing.
  ///
  /// - Throws: `DocumentError.unwritable` with the conflicting file and the remedy.
  public func check() throws(DocumentError) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw refusal("something else of this name is there") }
    var names: [String]
    do { names = try files.contentsOfDirectory(atPath: url.path) } catch { throw refusal(error.fileReason) }
    // A run that is killed while it marks the folder leaves a partial marker.
    names.removeAll { $0.hasPrefix(Self.mark + ".") && $0.hasSuffix(".partial") }
    guard !names.isEmpty, !isMarked else { return }
    throw refusal(
      "it holds \(names.sorted()[0]) and is not marked as a report's; a report is written into a folder that is new, "
        + "empty or marked: choose another, or if all of it is an earlier report's, touch "
        + url.appendingPathComponent(Self.mark).relativePath)
  }

  /// Checks that the folder is not a compared one, does not contain one, and is not inside one unless `mayBeInside`.
  ///
  /// - Throws: `DocumentError.unwritable`.
  public func check(isApartFrom other: URL, mayBeInside: Bool) throws(DocumentError) {
    let (own, compared) = (Self.path(url), Self.path(other))
    if own == compared {
      throw refusal("it is the folder of what is compared; a report is written into one of its own")
    }
    if compared.hasPrefix(own + "/") {
      throw refusal(
        "\(other.relativePath), which is compared, lies in it; a report is written into a folder of its own")
    }
    if !mayBeInside, own.hasPrefix(compared + "/") {
      throw refusal("it lies in \(other.relativePath), which is compared; a report is written elsewhere")
    }
  }

  /// Returns true when it is the same folder, with links resolved.
  package func isSame(as other: URL) -> Bool { Self.path(url) == Self.path(other) }

  private static func path(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }

  /// Creates the folder if it is missing, and marks it.
  ///
  /// - Throws: `DocumentError.unwritable`, also when the folder does not belong to reports.
  public func claim() throws(DocumentError) {
    try check()
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw refusal(error.fileReason)
    }
    guard !isMarked else { return }
    try OutputFile.write(
      "This folder is a report's own: the next report that is written here takes the place of its files.\n",
      to: url.appendingPathComponent(Self.mark))
  }

  /// Returns the file at a path in the folder.
  ///
  /// - Throws: `DocumentError.unwritable` for a path that leaves the folder.
  package func file(_ path: String) throws(DocumentError) -> URL {
    guard let file = FolderBounds(url).file(path) else {
      throw .unwritable(file: url.relativePath + "/" + path, reason: "it is not below the report's folder")
    }
    return file
  }

  private var isMarked: Bool {
    let place = url.appendingPathComponent(Self.mark).path
    let type = try? FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType
    return type == .typeRegular
  }

  private func refusal(_ reason: String) -> DocumentError {
    .unwritable(file: url.relativePath, reason: reason)
  }
}

/// The names of the files in a report's folder.
public nonisolated enum ReportFile {
  /// The page.
  public static let page = "index.html"
  /// The report as JSON.
  public static let json = "report.json"
  /// The report as JUnit XML.
  public static let junit = "junit.xml"
  /// The folder of the pictures.
  public static let pictures = "pictures"
}
