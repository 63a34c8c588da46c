import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

struct ReportWriterTests {
  private let template = ReportTemplate(page: "<p>{{verdict}}</p>", style: "", script: "")

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `page, JSON, JUnit and pictures lie in the folder, and nothing else does`() throws {
    try TemporaryFolder.use { place in
      let folder = place.appendingPathComponent("new/report")
      try ReportWriter(folder, template: template).write(SampleReport.report())
      #expect(
        try names(in: folder) == [".orihon-report", "index.html", "junit.xml", "pictures", "report.json"])
      let pictures = folder.appendingPathComponent("pictures")
      #expect(
        try names(in: pictures) == ["0002-actual.png", "0002-difference.png", "0002-reference.png"])
      let actual = try Data(contentsOf: pictures.appendingPathComponent("0002-actual.png"))
      #expect(actual == SampleReport.bytes(2))
    }
  }

  @Test func `the pictures of an older report go, other files stay`() throws {
    try TemporaryFolder.use { folder in
      let writer = ReportWriter(folder, template: template)
      try writer.write(SampleReport.report())
      try Data().write(to: folder.appendingPathComponent("state.new.json"))
      try writer.write(Report(command: "", cases: [SampleReport.passed()]))
      #expect(
        try names(in: folder) == [
          ".orihon-report", "index.html", "junit.xml", "report.json", "state.new.json",
        ])
      let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(page == "<p>nothing differs in 1</p>")
    }
  }

  @Test func `what somebody put among the pictures stays, and only what a report names goes`() throws {
    try TemporaryFolder.use { folder in
      let writer = ReportWriter(folder, template: template)
      try writer.write(SampleReport.report())
      let pictures = folder.appendingPathComponent("pictures")
      for name in ["mine.png", "0002-actual.jpg", "02-actual.png"] {
        try Data("mine".utf8).write(to: pictures.appendingPathComponent(name))
      }
      try writer.write(Report(command: "", cases: [SampleReport.passed()]))
      #expect(try names(in: pictures) == ["0002-actual.jpg", "02-actual.png", "mine.png"])
    }
  }

  @Test func `a folder of somebody else's is refused, and nothing in it changes`() throws {
    try TemporaryFolder.use { folder in
      let page = folder.appendingPathComponent("index.html")
      try Data("mine".utf8).write(to: page)
      let error = #expect(throws: DocumentError.self) {
        try ReportWriter(folder, template: template).write(SampleReport.report())
      }
      #expect(error?.description.contains("it holds index.html and is not marked") == true)
      #expect(try names(in: folder) == ["index.html"])
      #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
    }
  }

  @Test func `a folder that cannot be made is named`() throws {
    try TemporaryFolder.use { place in
      let file = place.appendingPathComponent("file")
      try Data().write(to: file)
      let writer = ReportWriter(file.appendingPathComponent("report"), template: template)
      let error = #expect(throws: DocumentError.self) { try writer.write(SampleReport.report()) }
      #expect(error?.description.contains("file/report: the file cannot be written") == true)
    }
  }
}
