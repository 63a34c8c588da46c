import Foundation
import TestSupport
import Testing

/// Tests of every option that writes, against everything that can stand where it writes.
struct OutputTableTests {
  private nonisolated static let writers = Result {
    try Vectors.load("command/outputs", as: OutputScene.Writer.self)
  }
  private let files = FileManager.default

  private func expectRefusal(_ ending: Program.Ending, _ writer: OutputScene.Writer, _ reason: String) {
    #expect(ending.status == 2, "\(writer.testDescription): \(ending.output)\(ending.complaint)")
    #expect(ending.complaint.contains(reason), "\(writer.testDescription): \(ending.complaint)")
  }

  private func expectLittle(in scene: OutputScene, _ writer: OutputScene.Writer) throws {
    let folder = try scene.place().deletingLastPathComponent()
    let left = try files.contentsOfDirectory(atPath: folder.path).filter { $0.contains("partial") }
    #expect(left.isEmpty, "\(writer.testDescription)")
  }

  @Test(arguments: try writers.get())
  func `a plain file is replaced whole, with its permissions, and nothing is left beside it`(
    _ writer: OutputScene.Writer
  ) throws {
    let scene = try OutputScene(writer)
    let place = try scene.place()
    try Data("former".utf8).write(to: place)
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.path)
    let ending = try scene.run()
    #expect(ending.status == 0, "\(ending.complaint)")
    let data = try Data(contentsOf: place)
    #expect(!data.isEmpty && data != Data("former".utf8))
    #expect(try files.attributesOfItem(atPath: place.path)[.posixPermissions] as? Int == 0o640)
    try expectLittle(in: scene, writer)
  }

  @Test(arguments: try writers.get())
  func `a folder is refused with all it holds, also behind a link, and so are links in a circle`(
    _ writer: OutputScene.Writer
  ) throws {
    let scene = try OutputScene(writer)
    let place = try scene.place()
    let (folder, kept) = (scene.scratch.file("precious"), scene.scratch.file("precious/kept"))
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: kept)
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: folder.path)
    expectRefusal(try scene.run(), writer, "it is a folder")
    #expect(scene.kind(of: place) == .typeSymbolicLink)
    try files.removeItem(at: place)
    try files.moveItem(at: folder, to: place)
    expectRefusal(try scene.run(), writer, "it is a folder")
    #expect(try files.contentsOfDirectory(atPath: place.path) == ["kept"])
    try files.removeItem(at: place)
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: place.lastPathComponent)
    expectRefusal(try scene.run(), writer, "its links lead in a circle")
    try expectLittle(in: scene, writer)
  }

  @Test(arguments: try writers.get())
  func `a link stays, and what it leads to is written, also where there is nothing yet`(
    _ writer: OutputScene.Writer
  ) throws {
    let scene = try OutputScene(writer)
    let (place, target) = (try scene.place(), scene.scratch.file("target"))
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
    for former in [nil, "former"] {
      if let former { try Data(former.utf8).write(to: target) }
      let ending = try scene.run()
      #expect(ending.status == 0, "\(ending.complaint)")
      #expect(scene.kind(of: place) == .typeSymbolicLink && scene.kind(of: target) == .typeRegular)
      #expect(try Data(contentsOf: target).count > 6)
    }
    try expectLittle(in: scene, writer)
  }

  @Test(arguments: try writers.get())
  func `a device is written into and stays, and one that is full is told`(_ writer: OutputScene.Writer) throws
  {
    let scene = try OutputScene(writer)
    let place = try scene.place()
    for (name, minor) in [("null", 3), ("full", 7)] {
      try scene.makeDevice(name, minor: minor, at: place)
      let kind = scene.kind(of: place)
      let ending = try scene.run()
      if name == "full" {
        expectRefusal(ending, writer, "there is no room for it")
      } else {
        #expect(ending.status == 0, "\(ending.complaint)")
      }
      #expect(scene.kind(of: place) == kind && kind != .typeRegular)
      try files.removeItem(at: place)
    }
    try expectLittle(in: scene, writer)
  }

  @Test(arguments: try writers.get())
  func `a pipe is written into and stays`(_ writer: OutputScene.Writer) throws {
    let scene = try OutputScene(writer)
    let place = try scene.place()
    try #require(try OutputScene.tool("mkfifo", place.path) == 0)
    let (reader, got) = (Process(), scene.scratch.file("got"))
    try Data().write(to: got)
    reader.executableURL = URL(fileURLWithPath: "/bin/cat")
    reader.arguments = [place.path]
    reader.standardOutput = try FileHandle(forWritingTo: got)
    try reader.run()
    let ending = try scene.run()
    // If the program never opened the pipe, its reader would wait for ever.
    if ending.status != 0 { reader.terminate() }
    reader.waitUntilExit()
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try Data(contentsOf: got).count > 6)
    #expect(scene.kind(of: place) == .typeUnknown)
    try expectLittle(in: scene, writer)
  }

  @Test(arguments: try writers.get())
  func `where nothing can be made, it is said before any work`(_ writer: OutputScene.Writer) throws {
    let scene = try OutputScene(writer)
    guard scene.isNamed else { return }
    let name = URL(fileURLWithPath: writer.place).lastPathComponent
    for path in ["feed.yml/\(name)", "gone/\(name)", "/proc/self/\(name)"] {
      let ending = try scene.run(path)
      expectRefusal(ending, writer, "\(path) cannot be written: ")
      #expect(ending.output.isEmpty)
    }
  }
}
