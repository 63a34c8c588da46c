import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct ReportStagingTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a new report is absent until it is complete`() throws {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("deep/report", isDirectory: true)
      let staging = ReportStaging(report, run: "lab")
      try staging.begin()
      try OutputFile.write("a", to: staging.place.appendingPathComponent("index.html"))
      #expect(!FileManager.default.fileExists(atPath: report.path))
      #expect(try names(folder.appendingPathComponent("deep")) == [".report.partial"])
      try staging.finish()
      #expect(try names(folder.appendingPathComponent("deep")) == ["report"])
      #expect(try names(report) == [ReportFolder.mark, "index.html"])
    }
  }

  @Test func `what is abandoned leaves nothing`() throws {
    try TemporaryFolder.use { folder in
      let staging = ReportStaging(folder.appendingPathComponent("report", isDirectory: true), run: "lab")
      try staging.begin()
      staging.abandon()
      #expect(try names(folder).isEmpty)
    }
  }

  @Test func `two runs write apart, and the second is told that the first was done`() throws {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("report", isDirectory: true)
      let (one, two) = (ReportStaging(report, run: "lab"), ReportStaging(report, run: "lab"))
      try one.begin()
      try two.begin()
      #expect(try names(folder) == [".report.2.partial", ".report.partial"])
      try one.finish()
      let error = #expect(throws: DocumentError.self) { try two.finish() }
      #expect(error?.description.contains("it was made meanwhile") ?? false, "\(error?.description ?? "")")
      #expect(error?.description.contains(".report.2.partial") ?? false)
    }
  }

  @Test func `an earlier report loses its description first, so that it is never taken for the new one`()
    throws
  {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("report", isDirectory: true)
      try ReportFolder(report).claim()
      for name in [RunManifest.file, ReportFile.json, "mine.txt"] {
        try OutputFile.write("a", to: report.appendingPathComponent(name))
      }
      let staging = ReportStaging(report, run: "lab")
      try staging.begin()
      #expect(staging.place == report)
      #expect(try names(report) == [ReportFolder.mark, "mine.txt"])
      try staging.finish()
    }
  }

  @Test func `a folder of somebody else's is refused and stays`() throws {
    try TemporaryFolder.use { folder in
      try OutputFile.write("a", to: folder.appendingPathComponent("mine.txt"))
      #expect(throws: DocumentError.self) { try ReportStaging(folder, run: "lab").begin() }
      #expect(try names(folder) == ["mine.txt"])
    }
  }

  /// Makes a folder as a run leaves it that was killed, `process` being its number.
  private func leave(
    _ name: String, of report: String = "report", run: String = "lab", process: Int = Int(Int32.max),
    in folder: URL
  ) throws {
    let place = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(
      at: place.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try OutputFile.write("a", to: place.appendingPathComponent("parts/00001-row.html"))
    let text =
      #"{"format":"orihon-unfinished","report":"\#(report)","run":"\#(run)","machine":"\#(MachineName.text)","#
      + #""process":\#(process),"start":"5"}"# + "\n"
    try OutputFile.write(text, to: place.appendingPathComponent(UnfinishedReport.mark))
  }

  @Test(arguments: [false, true])
  func `a complete report removes what killed runs of it have left, and nothing else`(isThere: Bool) throws {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("report", isDirectory: true)
      if isThere { try ReportFolder(report).claim() }
      try leave(".report.partial", in: folder)
      try leave(".report.3.partial", in: folder)
      // Not its own: a report of another name, another run, and a folder of somebody's.
      try leave(".report.4.partial", of: "report.4", in: folder)
      try leave(".report.5.partial", run: "fuzz --seed 2", in: folder)
      try leave(".reports.partial", of: "reports", in: folder)
      let mine = folder.appendingPathComponent(".report.6.partial", isDirectory: true)
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
      try OutputFile.write("a", to: mine.appendingPathComponent("mine.txt"))
      let staging = ReportStaging(report, run: "lab")
      try staging.begin()
      #expect(
        try names(folder).contains(".report.partial"), "nothing is removed before the report is complete")
      try OutputFile.write("a", to: staging.place.appendingPathComponent("index.html"))
      try staging.finish()
      #expect(
        try names(folder) == [
          ".report.4.partial", ".report.5.partial", ".report.6.partial", ".reports.partial", "report",
        ])
      #expect(try names(report) == [ReportFolder.mark, "index.html"])
      #expect(try names(mine) == ["mine.txt"])
    }
  }

  @Test func `a link called like something left is not followed`() throws {
    try TemporaryFolder.use { folder in
      try leave("elsewhere", in: folder)
      let link = folder.appendingPathComponent(".report.partial")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appendingPathComponent("elsewhere"))
      let staging = ReportStaging(folder.appendingPathComponent("report", isDirectory: true), run: "lab")
      try staging.begin()
      try staging.finish()
      #expect(try names(folder) == [".report.partial", "elsewhere", "report"])
      #expect(try names(folder.appendingPathComponent("elsewhere")) == [UnfinishedReport.mark, "parts"])
    }
  }

  @Test func `what is cut off while it is removed is removed by the next run`() throws {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("report", isDirectory: true)
      try leave(".report.77.partial", in: folder)
      try FileManager.default.removeItem(at: folder.appendingPathComponent(".report.77.partial/parts"))
      let staging = ReportStaging(report, run: "lab")
      try staging.begin()
      try staging.finish()
      #expect(try names(folder) == ["report"])
    }
  }

  @Test(arguments: [false, true])
  func `findings of strokes for a time stay, because the next run may not reach them`(keeps: Bool) throws {
    try TemporaryFolder.use { folder in
      try leave(".report.partial", in: folder)
      let place = folder.appendingPathComponent(".report.partial", isDirectory: true)
      try ResultsFiles(in: place).write(found: ResultCase.File(name: "a-fuzz-1.yml", text: "- wait: 1\n"))
      let report = folder.appendingPathComponent("report", isDirectory: true)
      let staging = ReportStaging(report, run: "lab", keepsFindings: keeps)
      try staging.begin()
      try staging.finish()
      #expect(try names(folder) == (keeps ? [".report.partial"] : []) + ["report"])
      let notes = UnfinishedReport.notes(on: [report])
      #expect(notes.count == (keeps ? 1 : 0))
      #expect(notes.allSatisfy { $0.hasSuffix("/.report.partial/scripts") }, "\(notes)")
    }
  }
}
