import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// A report writes only into a folder of its own.
struct ReportFolderTests {
  private let files = FileManager.default

  private func claim(_ folder: URL) -> DocumentError? {
    do throws(DocumentError) {
      try ReportFolder(folder).claim()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a folder that is new, empty or marked is taken, and marked`() throws {
    try TemporaryFolder.use { folder in
      for name in ["new", "deep/er", "empty", "marked"] {
        let place = folder.appendingPathComponent(name)
        let mark = place.appendingPathComponent(ReportFolder.mark)
        if name == "empty" || name == "marked" {
          try files.createDirectory(at: place, withIntermediateDirectories: true)
        }
        if name == "marked" {
          try Data().write(to: mark)
          try Data().write(to: place.appendingPathComponent("mine"))
        }
        #expect(claim(place) == nil)
        #expect(claim(place) == nil)
        #expect(files.fileExists(atPath: mark.path), "\(name)")
      }
    }
  }

  @Test func `what a killed run left of the mark blocks nobody`() throws {
    try TemporaryFolder.use { folder in
      try Data().write(to: folder.appendingPathComponent(ReportFolder.mark + ".partial"))
      #expect(claim(folder) == nil)
    }
  }

  @Test(arguments: ["index.html", ".hidden", "report.json", ReportFolder.mark + "/x"])
  func `any other is refused with what to do, and stays as it was`(name: String) throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent(name)
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: file)
      let before = try files.contentsOfDirectory(atPath: folder.path)
      let error = try #require(claim(folder))
      #expect(error.description.contains("choose another, or if all of it is an earlier report's, touch "))
      #expect(try files.contentsOfDirectory(atPath: folder.path) == before)
      #expect(claim(file) != nil, "a file is no folder")
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }
}
