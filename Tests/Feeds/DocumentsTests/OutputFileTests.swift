import Foundation
import TestSupport
import Testing

@testable import Documents

/// Tests of the one way in which files are written.
struct OutputFileTests {
  private let files = FileManager.default

  private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  private func names(in folder: URL) throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func link(_ name: String, to target: String, in folder: URL) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    return url
  }

  private func write(_ text: String, to url: URL, growing: Bool) throws {
    guard growing else { return try OutputFile.write(text, to: url) }
    let file = try OutputFile(url)
    for byte in text.utf8 { try file.write(Data([byte])) }
    try file.finish()
  }

  @Test(arguments: [false, true])
  func `a plain file is replaced whole, and its permissions stay`(growing: Bool) throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a")
      try write("old and longer", to: url, growing: growing)
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      try write("new", to: url, growing: growing)
      #expect(text(url) == "new")
      #expect(try files.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int == 0o640)
      #expect(try names(in: folder) == ["a"])
    }
  }

  @Test(arguments: [false, true])
  func `a link stays a link, and what it leads to is written`(growing: Bool) throws {
    try TemporaryFolder.use { folder in
      let target = folder.appendingPathComponent("target")
      try Data("old".utf8).write(to: target)
      let (link, dangling) = (
        try link("link", to: "target", in: folder), try link("dangling", to: "new", in: folder)
      )
      try write("1", to: link, growing: growing)
      try write("2", to: dangling, growing: growing)
      #expect(text(target) == "1" && text(folder.appendingPathComponent("new")) == "2")
      for url in [link, dangling] {
        #expect(
          try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType == .typeSymbolicLink)
      }
      #expect(try names(in: folder) == ["dangling", "link", "new", "target"])
    }
  }

  @Test(arguments: [false, true])
  func `a folder, links in a circle and a place below a file are refused, and stay`(growing: Bool) throws {
    try TemporaryFolder.use { folder in
      let inner = folder.appendingPathComponent("folder")
      try files.createDirectory(at: inner, withIntermediateDirectories: true)
      let kept = inner.appendingPathComponent("kept")
      try Data("kept".utf8).write(to: kept)
      let circle = try link("circle", to: "circle", in: folder)
      let places = [
        inner, circle, kept.appendingPathComponent("x"), folder.appendingPathComponent("gone/x"),
        try link("toFolder", to: "folder", in: folder),
      ]
      let before = try names(in: folder)
      for url in places {
        #expect(throws: DocumentError.self, "\(url.lastPathComponent)") {
          try write("new", to: url, growing: growing)
        }
        #expect(throws: DocumentError.self) { try OutputFile.live(url) }
        #expect(throws: DocumentError.self) { try OutputFile.writable(url) }
      }
      #expect(text(kept) == "kept")
      #expect(try names(in: folder) == before)
    }
  }

  @Test(arguments: [false, true])
  func `a device and an open pipe are written into`(growing: Bool) throws {
    try write("x", to: URL(fileURLWithPath: "/dev/null"), growing: growing)
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    try write("through", to: URL(fileURLWithPath: "/proc/self/fd/\(number)"), growing: growing)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("through".utf8))
    #expect(throws: DocumentError.unwritable(file: "/dev/full", reason: "there is no room for it")) {
      try write("x", to: URL(fileURLWithPath: "/dev/full"), growing: growing)
    }
  }

  @Test(arguments: [false, true])
  func `a pipe that nobody reads, and a name that is too long, are refused at once`(growing: Bool) throws {
    try TemporaryFolder.use { folder in
      let pipe = folder.appendingPathComponent("pipe")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      #expect { try write("new", to: pipe, growing: growing) } throws: {
        "\($0)".hasSuffix("nobody reads it")
      }
      let long = folder.appendingPathComponent(String(repeating: "x", count: 256))
      #expect { try write("new", to: long, growing: growing) } throws: {
        "\($0)".hasSuffix("its name is too long")
      }
      #expect(throws: Never.self) {
        try write(
          "new", to: folder.appendingPathComponent(String(repeating: "x", count: 255)), growing: growing)
      }
    }
  }

  @Test func `until it is finished the former file stands, and given up it leaves nothing`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a")
      try Data("former".utf8).write(to: url)
      let file = try OutputFile(url)
      try file.write(Data("half".utf8))
      #expect(text(url) == "former")
      #expect(text(folder.appendingPathComponent("a.partial")) == "half")
      file.abandon()
      try file.finish()
      #expect(text(url) == "former")
      #expect(try names(in: folder) == ["a"])
    }
  }

  @Test func `what comes in the way meanwhile stays, and so does what was written`() throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a")
      let file = try OutputFile(url)
      try file.write(Data("whole".utf8))
      try files.createDirectory(at: url.appendingPathComponent("kept"), withIntermediateDirectories: true)
      let error = #expect(throws: DocumentError.self) { try file.finish() }
      #expect(error?.description.hasSuffix("it is a folder; what was written is in a.partial") == true)
      #expect(try names(in: url) == ["kept"])
      #expect(text(folder.appendingPathComponent("a.partial")) == "whole")
    }
  }

  @Test
  func `two who write to one place each end whole, the last one stays, and what was left is gone round`()
    throws
  {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent("a")
      for name in ["a.partial", "a.former"] {
        try Data("left".utf8).write(to: folder.appendingPathComponent(name))
      }
      let (first, second) = (try OutputFile(url), try OutputFile(url))
      #expect(first.partial?.lastPathComponent == "a.2.partial")
      #expect(second.partial?.lastPathComponent == "a.3.partial")
      try first.write(Data("first".utf8))
      try second.write(Data("second".utf8))
      try second.finish()
      #expect(text(url) == "second")
      try first.finish()
      #expect(text(url) == "first")
      #expect(try names(in: folder) == ["a", "a.former", "a.partial"])
      #expect(text(folder.appendingPathComponent("a.partial")) == "left")
    }
  }

  @Test func `what grows can be cut and written over, also on its way into a device`() throws {
    let pipe = Pipe()
    try TemporaryFolder.use { folder in
      let number = pipe.fileHandleForWriting.fileDescriptor
      for url in [folder.appendingPathComponent("a"), URL(fileURLWithPath: "/proc/self/fd/\(number)")] {
        let file = try OutputFile(url)
        try file.write(Data("0123456789".utf8))
        try file.truncate(to: 4)
        try file.write(Data("xyz".utf8))
        try file.write(Data("AB".utf8), at: 1)
        try file.write(Data("!".utf8))
        #expect(file.length == 8)
        try file.finish()
      }
      #expect(text(folder.appendingPathComponent("a")) == "0AB3xyz!")
      try pipe.fileHandleForWriting.close()
      #expect(try pipe.fileHandleForReading.readToEnd() == Data("0AB3xyz!".utf8))
    }
  }

  @Test func `what others read while it grows is a new file in the place of the former one`() throws {
    try TemporaryFolder.use { folder in
      let (url, other) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("other"))
      try Data("former".utf8).write(to: url)
      try files.linkItem(at: url, to: other)
      let handle = try OutputFile.live(url)
      #expect(text(url) == "")
      try handle.write(contentsOf: Data("line\n".utf8))
      #expect(text(url) == "line\n" && text(other) == "former")
      #expect(try names(in: folder) == ["a", "other"])
      try handle.close()
    }
  }

  @Test(arguments: [String(repeating: "n", count: 255), String(repeating: "ü", count: 127)])
  func `the longest names can be written`(name: String) throws {
    try TemporaryFolder.use { folder in
      let url = folder.appendingPathComponent(name)
      try OutputFile.write("x", to: url)
      #expect(text(url) == "x")
    }
  }
}
