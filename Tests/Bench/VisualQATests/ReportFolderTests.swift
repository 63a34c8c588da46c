import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// Tests that a report writes only into a folder of its own.
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

  @Test(arguments: [
    ("same", "same", "it is the folder of what is compared"), ("outer", "outer/inner", "lies in it"),
    ("outer/inner", "outer", "which is compared; a report is written elsewhere"),
    ("link", "same", "it is the folder of what is compared"),
  ])
  func `nothing of a report lies among what is compared`(report: String, compared: String, reason: String)
    throws
  {
    try TemporaryFolder.use { folder in
      for name in ["same", "outer/inner"] {
        try files.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("link"), withDestinationURL: folder.appendingPathComponent("same"))
      let (own, other) = (folder.appendingPathComponent(report), folder.appendingPathComponent(compared))
      #expect {
        try ReportFolder(own).check(isApartFrom: other, mayBeInside: false)
      } throws: { "\($0)".contains(reason) }
      #expect(throws: Never.self) {
        try ReportFolder(folder.appendingPathComponent("same-too")).check(
          isApartFrom: other, mayBeInside: false)
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
