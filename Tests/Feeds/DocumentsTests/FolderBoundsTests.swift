import Foundation
import TestSupport
import Testing

@testable import Documents

/// Tests of untrusted names of files below a folder.
struct FolderBoundsTests {
  @Test func `a path below the folder is a file of it, and a path that leaves it is none`() throws {
    try TemporaryFolder.use { folder in
      let files = FileManager.default
      let bounds = FolderBounds(folder.appendingPathComponent("in"))
      try files.createDirectory(
        at: bounds.folder.appendingPathComponent("d"), withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("outside"))
      for (name, target) in [
        ("out", ".."), ("root", "/"), ("file", "../outside"), ("nothing", "../new"), ("same", "d"),
      ] {
        try files.createSymbolicLink(
          atPath: bounds.folder.appendingPathComponent(name).path, withDestinationPath: target)
      }
      for path in ["a", "d/a", "./d//a", "new/a/b", "same/a", "a..b", "..."] {
        #expect(bounds.file(path) != nil, "\(path)")
      }
      for path in [
        "", ".", "/", "/etc/a", "..", "../a", "d/../../a", "d/..", "out/a", "out", "root/etc/a", "file",
        "nothing",
        "a\0b",
      ] { #expect(bounds.file(path) == nil, "\(path)") }
    }
  }
}
