package import Documents
package import Foundation

/// The files of a results report in its folder.
package nonisolated struct ResultsFiles {
  /// The folder of the parts of the page.
  static let parts = "parts"
  /// The folder of the scripts of findings.
  static let scripts = "scripts"
  private static let most = 100_000

  private let folder: ReportFolder

  /// Creates the files of the report in `folder`.
  package init(in folder: URL) { self.folder = ReportFolder(folder) }

  // MARK: Writing

  /// Writes a report over an earlier one; `run.json` comes last.
  ///
  /// - Throws: `DocumentError.unwritable`, also when the folder does not belong to reports.
  package func write(_ report: ResultsReport, timings: RunTimings) throws(DocumentError) {
    try folder.claim()
    var names: Set<String> = []
    for (index, value) in report.cases.enumerated() {
      for (side, text) in Self.sides(of: value.markup) where !text.isEmpty {
        if names.isEmpty { try makeFolder(Self.parts) }
        let name = Self.name(index, side)
        try OutputFile.write(text, to: folder.file("\(Self.parts)/\(name)"))
        names.insert(name)
      }
    }
    try takeAway(Self.parts, besides: names, where: Self.isPart)
    try writeScripts(report.cases.flatMap(\.files))
    try OutputFile.write(report.text, to: folder.file(ReportFile.json))
    try OutputFile.write(report.junit, to: folder.file(ReportFile.junit))
    try OutputFile.write(timings.text, to: folder.file(RunTimings.file))
    try OutputFile.write(ResultsPage(report: report).html, to: folder.file(ReportFile.page))
    try OutputFile.write(report.run.text, to: folder.file(RunManifest.file))
  }

  /// Writes the script of a finding before the report is complete, which removes it unless it has it too.
  ///
  /// It replaces no file: an earlier report may have one of its name.
  ///
  /// - Throws: `DocumentError.unwritable`.
  package func write(found file: ResultCase.File) throws(DocumentError) {
    try makeFolder(Self.scripts)
    _ = try OutputFile.writeNew(file.text, to: folder.file("\(Self.scripts)/\(file.name)"))
  }

  /// True when the script of a finding is there.
  package var hasScripts: Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(Self.scripts).path)
  }

  private func writeScripts(_ files: [ResultCase.File]) throws(DocumentError) {
    if !files.isEmpty { try makeFolder(Self.scripts) }
    for file in files {
      try OutputFile.write(file.text, to: folder.file("\(Self.scripts)/\(file.name)"))
    }
    try takeAway(Self.scripts, besides: Set(files.map(\.name))) {
      $0.contains("-fuzz-") && $0.hasSuffix(".yml")
    }
  }

  private func makeFolder(_ name: String) throws(DocumentError) {
    let place = try folder.file(name)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }

  /// Deletes the files of an earlier report in a folder, and the folder if it is empty then.
  private func takeAway(
    _ name: String, besides names: Set<String>, where isOwn: (String) -> Bool
  ) throws(DocumentError) {
    let place = try folder.file(name)
    let files = FileManager.default
    guard let found = try? files.contentsOfDirectory(atPath: place.path) else { return }
    let old = found.filter { isOwn($0) && !names.contains($0) }
    do {
      for name in old { try files.removeItem(at: place.appendingPathComponent(name)) }
      if old.count == found.count { try files.removeItem(at: place) }
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }

  private static func sides(of markup: ResultCase.Markup) -> [(name: String, text: String)] {
    [("row", markup.row), ("card", markup.card), ("store", markup.store)]
  }

  private static func name(_ index: Int, _ side: String) -> String {
    let number = String(index + 1)
    return String(repeating: "0", count: max(0, 5 - number.count)) + "\(number)-\(side).html"
  }

  private static func isPart(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.count == 2 && words[0].count >= 5 && words[0].allSatisfy { $0.isASCII && $0.isNumber }
      && ["row.html", "card.html", "store.html"].contains(words[1])
  }

  // MARK: Reading

  /// Reads the report of a run.
  ///
  /// - Throws: `DocumentError` for a file that is missing, too large or faulty.
  package func report(of run: RunManifest) throws(DocumentError) -> ResultsReport {
    let file = folder.url.appendingPathComponent(ReportFile.json)
    var report = try JSONLine.reading(file, limit: .report) { line throws(JSONLine.Fault) in
      guard line.json["format"] == .string(ResultsReport.format) else {
        throw JSONLine.Fault(
          message: "these are no results; \"format\" has to be \"\(ResultsReport.format)\"")
      }
      _ = try line.integer("version", in: 1...1)
      let list = try line.list("cases")
      guard list.count <= Self.most else {
        throw JSONLine.Fault(message: "there are \(list.count) results; at most \(Self.most) are read")
      }
      var cases: [ResultCase] = []
      for value in list { cases.append(try ResultCase(JSONLine(value))) }
      return ResultsReport(run, notes: try line.texts("notes"), cases: cases)
    }
    for index in report.cases.indices {
      report.cases[index].markup = ResultCase.Markup(
        row: try part(index, "row"), card: try part(index, "card"), store: try part(index, "store"))
    }
    return report
  }

  private func part(_ index: Int, _ side: String) throws(DocumentError) -> String {
    let file = try folder.file("\(Self.parts)/\(Self.name(index, side))")
    let data = try InputFile.dataIfThere(contentsOf: file, limit: .report) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
