import Foundation
import TestSupport
import Testing

@testable import Documents

/// Tests of the place that a path leads to, with links followed.
struct ResolvedPathTests {
  private func place(_ path: String, in folder: URL) throws -> ResolvedPath {
    try ResolvedPath(folder.appendingPathComponent(path))
  }

  private func link(_ name: String, to target: String, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  @Test func `what stands there is told, through any number of links`() throws {
    try TemporaryFolder.use { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("d/e"), withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("d/f"))
      for (name, target) in [
        ("toFile", "d/f"), ("twice", "toFile"), ("toFolder", "d"), ("toNothing", "d/new"),
        ("toDevice", "/dev/null"),
        ("d/e/up", "../f"), ("into", "d/e"),
      ] { try link(name, to: target, in: folder) }
      let cases: [(String, ResolvedPath.Kind, String)] = [
        ("none", .nothing, "none"), ("d/f", .file, "d/f"), ("d", .folder, "d"), ("toFile", .file, "d/f"),
        ("twice", .file, "d/f"), ("toFolder", .folder, "d"), ("toFolder/f", .file, "d/f"),
        ("toNothing", .nothing, "d/new"), ("into/up", .file, "d/f"),
      ]
      let root = folder.resolvingSymlinksInPath().path
      for (path, kind, end) in cases {
        let found = try place(path, in: folder)
        #expect(found.kind == kind && found.path == root + "/" + end, "\(path): \(found)")
      }
      #expect(try place("toDevice", in: folder).kind == .stream)
      #expect(try place("twice", in: folder).isSame(as: place("toFolder/f", in: folder)))
      #expect(try !place("twice", in: folder).isSame(as: place("none", in: folder)))
    }
  }

  @Test func `links in a circle are refused`() throws {
    try TemporaryFolder.use { folder in
      try link("a", to: "b", in: folder)
      try link("b", to: "a", in: folder)
      let error = #expect(throws: DocumentError.self) { try place("a", in: folder) }
      #expect(error?.description.hasSuffix("the file cannot be written: its links lead in a circle") == true)
    }
  }

  @Test func `what this process has open already is written to where it stands`() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    for path in ["/proc/self/fd/\(number)", "/dev/fd/\(number)"] {
      #expect(try ResolvedPath(URL(fileURLWithPath: path)).kind == .descriptor(number))
    }
    #expect(try ResolvedPath(URL(fileURLWithPath: "/dev/stdout")).kind == .descriptor(1))
  }
}
