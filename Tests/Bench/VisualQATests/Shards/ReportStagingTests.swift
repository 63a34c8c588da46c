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
      let staging = ReportStaging(report)
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
      let staging = ReportStaging(folder.appendingPathComponent("report", isDirectory: true))
      try staging.begin()
      staging.abandon()
      #expect(try names(folder).isEmpty)
    }
  }

  @Test func `two runs write apart, and the second is told that the first was done`() throws {
    try TemporaryFolder.use { folder in
      let report = folder.appendingPathComponent("report", isDirectory: true)
      let (one, two) = (ReportStaging(report), ReportStaging(report))
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
      let staging = ReportStaging(report)
      try staging.begin()
      #expect(staging.place == report)
      #expect(try names(report) == [ReportFolder.mark, "mine.txt"])
      try staging.finish()
    }
  }

  @Test func `a folder of somebody else's is refused and stays`() throws {
    try TemporaryFolder.use { folder in
      try OutputFile.write("a", to: folder.appendingPathComponent("mine.txt"))
      #expect(throws: DocumentError.self) { try ReportStaging(folder).begin() }
      #expect(try names(folder) == ["mine.txt"])
    }
  }
}
