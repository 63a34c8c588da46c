import Documents
package import Foundation

/// A file of progress lines, of which the last complete one counts.
///
/// Lines are only appended, so that a reader on a network file system sees complete lines and at most one that is not,
/// which it leaves out. When the file is long it is emptied and begun again.
package nonisolated struct ProgressFile {
  /// The length at which the file is begun again, in bytes.
  static let longest: UInt64 = 1 << 16
  /// The ending of the names of progress files.
  package static let ending = ".jsonl"
  /// The largest file that is read.
  private static let limit = FileLimit(bytes: 1 << 18)
  /// The number of folders inside each other that are searched.
  private static let depth = 8
  /// The most progress files of a folder.
  package static let most = 10_000

  private let handle: FileHandle
  private var length: UInt64 = 0

  /// Creates the file, in place of a former one.
  ///
  /// - Throws: `DocumentError.unwritable`.
  init(_ url: URL) throws(DocumentError) { handle = try OutputFile.live(url) }

  /// Appends a line.
  ///
  /// - Throws: The system's error.
  mutating func append(_ line: ProgressLine) throws {
    let data = Data((line.text + "\n").utf8)
    if length + UInt64(data.count) > Self.longest, (try? handle.truncate(atOffset: 0)) != nil { length = 0 }
    try handle.write(contentsOf: data)
    length += UInt64(data.count)
  }

  /// Returns the last complete line of a file; `nil` without one, and for another file.
  package static func last(of url: URL) -> ProgressLine? {
    guard let data = try? InputFile.data(contentsOf: url, limit: limit),
      data.starts(with: Data("{\"kind\":\"\(ProgressLine.kind)\"".utf8))
    else { return nil }
    // What follows the last line feed is not complete yet.
    let complete = data[..<(data.lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex)]
    return complete.split(separator: UInt8(ascii: "\n")).reversed().lazy.compactMap { line in
      JSONValue(line: String(decoding: line, as: UTF8.self)).flatMap { try? ProgressLine(JSONLine($0)) }
    }.first
  }

  /// Returns the last lines of all progress files below a folder, by their paths in it.
  ///
  /// - Throws: `VisualQAError` for a folder that cannot be read, and for one with too many files.
  package static func lines(below folder: URL) throws(VisualQAError) -> [String: ProgressLine] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      throw .refused(
        exists ? "'\(folder.relativePath)' is no folder" : "there is no folder '\(folder.relativePath)'")
    }
    var lines: [String: ProgressLine] = [:]
    var folders = [(path: "", depth: 0)]
    while let (path, depth) = folders.popLast() {
      // A folder may vanish while it is searched, as the temporary one of a report does.
      let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] {
        let inner = path.isEmpty ? name : "\(path)/\(name)"
        if name.hasSuffix(ending) {
          if let line = last(of: folder.appendingPathComponent(inner)) { lines[inner] = line }
        } else if depth < Self.depth, !isOther(name), isFolderItself(folder.appendingPathComponent(inner)) {
          folders.append((inner, depth + 1))
        }
      }
      guard lines.count <= most else {
        throw .refused("'\(folder.relativePath)' has more than \(most) progress files, which are not watched")
      }
    }
    return lines
  }

  /// Returns true for a name that no folder of progress files has: a report may have thousands of them.
  private static func isOther(_ name: String) -> Bool {
    [".png", ".webp", ".html", ".json", ".xml", ".txt", ".yml"].contains(where: name.hasSuffix)
  }

  /// Returns true for a folder that is no link, which could lead back.
  private static func isFolderItself(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
