import Documents
import Foundation

/// A folder in which a report is written until it is complete: `.NAME.partial` beside `NAME`, or `.NAME.2.partial`.
///
/// A run that is killed leaves its folder behind. A file in it tells whose it is, so that the next run of the same
/// report removes it, and nobody else's.
nonisolated struct UnfinishedReport: Sendable, Hashable {
  /// The name of the file.
  static let mark = ".orihon-run"
  private static let format = "orihon-unfinished"
  private static let ending = ".partial"
  /// The most folders that are listed.
  private static let most = 20

  /// The name of the complete report's folder.
  let report: String
  /// The command and the shard of the run.
  let run: String
  private let machine: String
  private let process: Int
  /// When the process began, as the system tells it: a later process may have its number.
  private let start: String

  /// Creates the description of a report of this process.
  init(_ report: String, of run: String) {
    (self.report, self.run) = (report, run)
    machine = MachineName.text
    process = Int(ProcessInfo.processInfo.processIdentifier)
    start = Self.start(of: process) ?? ""
  }

  /// Reads the description of a folder; `nil` for a folder that no run of Orihon has begun.
  init?(of folder: URL) {
    let file = folder.appendingPathComponent(Self.mark)
    let read = try? JSONLine.reading(file, limit: .text) { line throws(JSONLine.Fault) in
      guard line.json["format"] == .string(Self.format) else {
        throw JSONLine.Fault(message: "this describes no report")
      }
      return UnfinishedReport(
        report: try line.string("report"), run: try line.text("run"), machine: try line.string("machine"),
        process: try line.integer("process", in: 1...Int(Int32.max)), start: try line.text("start"))
    }
    guard let read else { return nil }
    self = read
  }

  private init(report: String, run: String, machine: String, process: Int, start: String) {
    (self.report, self.run, self.machine) = (report, run, machine)
    (self.process, self.start) = (process, start)
  }

  /// Writes the description into a folder.
  func write(into folder: URL) throws(DocumentError) {
    let value: JSONValue = [
      "format": .string(Self.format), "report": .string(report), "run": .string(run),
      "machine": .string(machine), "process": .number(process), "start": .string(start),
    ]
    try OutputFile.write(value.text() + "\n", to: folder.appendingPathComponent(Self.mark))
  }

  /// True while the process that writes the folder runs on this machine.
  private var isRunning: Bool { machine == MachineName.text && Self.start(of: process) == start }

  /// Returns when a process began, in the system's own unit; `nil` for none.
  private static func start(of process: Int) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // The name of the program, in parentheses, is the second field, the state the third, and the time the 22nd.
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 && fields[0] != "Z" ? String(fields[19]) : nil
  }

  // MARK: Folders

  /// Returns the name of an unfinished folder; a hidden name is no part of a pattern such as `shards/*`.
  static func name(of report: String, _ number: Int) -> String {
    ".\(report)" + (number == 1 ? "" : ".\(number)") + ending
  }

  /// Removes what killed runs of the same report have left beside it.
  ///
  /// It is called when the report is complete: a run on another machine that still writes such a folder could not give
  /// it the report's name any more. With `keepingFindings` folders with scripts of findings stay. Errors are ignored.
  func removeOthers(in parent: URL, keepingFindings: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(".\(report).") && Self.isName(name) {
      let folder = parent.appendingPathComponent(name, isDirectory: true)
      guard Self.isFolderItself(folder), let other = UnfinishedReport(of: folder), other.report == report,
        other.run == run, !other.isRunning, !keepingFindings || !ResultsFiles(in: folder).hasScripts
      else { continue }
      // Under another name first, so that a run elsewhere never finishes half a folder.
      let place = parent.appendingPathComponent(Self.name(of: report, process), isDirectory: true)
      guard name == place.lastPathComponent || rename(folder.path, place.path) == 0 else { continue }
      Self.remove(place)
    }
  }

  /// Removes a folder, its description last: if this is interrupted, it is still known whose it is.
  private static func remove(_ folder: URL) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    do {
      for name in names where name != mark { try files.removeItem(at: folder.appendingPathComponent(name)) }
      try files.removeItem(at: folder)
    } catch {
      return
    }
  }

  /// Returns true for the name of an unfinished folder.
  static func isName(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(ending) }

  private static func isFolderItself(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  /// Returns the sentences about unfinished folders: those among `folders`, and those beside them.
  static func notes(on folders: [URL]) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      if isName(folder.lastPathComponent) { found.insert(folder.relativePath) }
      let parent = folder.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      for name in names where isName(name) {
        let url = parent.appendingPathComponent(name, isDirectory: true)
        let isReport =
          UnfinishedReport(of: url) != nil
          || FileManager.default.fileExists(atPath: url.appendingPathComponent(ReportFolder.mark).path)
        let path = url.relativePath
        if isReport, isFolderItself(url) {
          found.insert(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
        }
      }
    }
    let notes = found.sorted().prefix(most).map { path in
      let hasScripts = ResultsFiles(in: URL(fileURLWithPath: path, isDirectory: true)).hasScripts
      return "\(path) is left out: its run goes on, or was killed before its report was complete"
        + (hasScripts ? "; its findings are in \(path)/\(ResultsFiles.scripts)" : "")
    }
    return notes + (found.count > most ? ["and \(found.count - most) more folders likewise"] : [])
  }
}
