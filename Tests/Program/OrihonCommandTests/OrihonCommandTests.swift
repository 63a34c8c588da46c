import Foundation
import Gallery
import TestSupport
import Testing

/// Tests of the program `orihon`, which is the bench for what ships.
struct OrihonCommandTests {
  private func list() throws -> String {
    let process = Process()
    let bundle = URL(fileURLWithPath: try #require(CommandLine.arguments.first)).resolvingSymlinksInPath()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("orihon")
    process.arguments = ["list"]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `it lists the scenes of the gallery in their order, and the scripts that ship`() throws {
    let lines = try list().split(separator: "\n")
    let scenes = lines.filter { $0.hasPrefix("scene ") }.map { String($0.split(separator: " ")[1]) }
    #expect(scenes == Gallery.names)
    let scripts = Checkout.root().appendingPathComponent("Resources/Scripts")
    let files = try FileManager.default.contentsOfDirectory(atPath: scripts.path)
    #expect(lines.count { $0.hasPrefix("script ") } == files.count { $0.hasSuffix(".yml") })
  }
}
