public import Documents
public import Foundation
import Replays

/// What a comparison left in its report folder for review, and what becomes of it when it is approved.
///
/// `actuals.json` in the folder lists every file with its hash and that of the reference it was compared with; so
/// what was reviewed is what is copied, over what it was compared with, or nothing is.
public nonisolated struct GoldenActuals: Sendable, Hashable {
  /// The list's name in a report folder.
  public static let file = "actuals.json"

  /// The folder of references, as the comparison was told.
  public var goldens: String
  /// What was left.
  public var actuals: [GoldenActual]

  /// Creates a list.
  public init(goldens: String, actuals: [GoldenActual] = []) {
    self.goldens = goldens
    self.actuals = actuals
  }

  /// Reads the list of a report folder.
  ///
  /// - Throws: `DocumentError.unreadable` where there is none, or `.faulty`.
  public init(of report: URL) throws(DocumentError) {
    let url = report.appendingPathComponent(Self.file)
    var lines = try LineSource(url, limit: 64 << 20)
    defer { lines.close() }
    guard let bytes = try lines.next() else {
      throw JSONLine.fault(url.relativePath, 1, 1, "the file is empty; an object is needed")
    }
    self = try JSONLine.reading(bytes, url.relativePath, 1) { line throws(JSONLine.Fault) in
      try line.actuals()
    }
  }

  /// Writes the list into a report folder.
  public func write(to report: URL) throws(DocumentError) {
    let url = report.appendingPathComponent(Self.file)
    let list = actuals.map { actual in
      [
        "path": .string(actual.path), "scenario": .string(actual.scenario),
        "hash": .optional(actual.hash?.description), "reference": .optional(actual.reference?.description),
      ] as JSONValue
    }
    let text = (["goldens": .string(goldens), "actuals": .array(list)] as JSONValue).text() + "\n"
    do {
      try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Takes away what an earlier comparison left in a report folder.
  public static func clear(_ report: URL) {
    guard let old = try? GoldenActuals(of: report) else { return }
    for actual in old.actuals {
      try? FileManager.default.removeItem(at: report.appendingPathComponent(actual.file))
    }
    try? FileManager.default.removeItem(at: report.appendingPathComponent(file))
  }

  /// Copies actuals over their references; none where one of them is stale.
  ///
  /// - Throws: `VisualQAError.stale` with the first that is not what was reviewed.
  public func approve(in report: URL, to goldens: URL) throws(VisualQAError) {
    var files: [(place: URL, data: Data?)] = []
    for actual in actuals {
      let place = goldens.appendingPathComponent(actual.path)
      guard (try? Data(contentsOf: place)).map({ ContentHash(of: $0) }) == actual.reference else {
        throw .stale(actual.path, reason: "its reference is another one than it was compared with")
      }
      let data = actual.hash == nil ? nil : try? Data(contentsOf: report.appendingPathComponent(actual.file))
      guard data.map({ ContentHash(of: $0) }) == actual.hash else {
        throw .stale(actual.path, reason: data == nil ? "it is not in the report any more" : "it was changed")
      }
      files.append((place, data))
    }
    for (place, data) in files {
      do {
        guard let data else {
          try FileManager.default.removeItem(at: place)
          continue
        }
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
      } catch {
        throw .document(.unwritable(file: place.relativePath, reason: error.fileReason))
      }
    }
  }
}

nonisolated extension JSONLine {
  fileprivate func actuals() throws(Fault) -> GoldenActuals {
    var list = GoldenActuals(goldens: try string("goldens"))
    guard case .array(let values)? = json["actuals"] else {
      throw Fault(message: "\"actuals\" is missing; a list is needed")
    }
    for value in values {
      let line = try JSONLine(value)
      let path = try line.string("path")
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        throw Fault(message: "\"path\" is \"\(path)\"; a path below the goldens is needed")
      }
      list.actuals.append(
        GoldenActual(
          path, scenario: try line.string("scenario"), hash: try line.hash("hash"),
          reference: try line.hash("reference")))
    }
    return list
  }

  private func hash(_ name: String) throws(Fault) -> ContentHash? {
    if json[name] == .null { return nil }
    let text = try string(name)
    guard let number = UInt64(text, radix: 16) else {
      throw Fault(message: "\"\(name)\" is \"\(text)\"; sixteen hexadecimal digits are needed")
    }
    return ContentHash(number)
  }
}
