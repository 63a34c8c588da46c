import Foundation
import TestSupport
import Testing

@testable import SDLRendering

struct PictureBytesTests {
  @Test(arguments: [0, 1, 63, 64, 65, 70_000, 300_000])
  func `a file is read to its last byte, whatever its length`(length: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var generator = SplitMix64(seed: UInt64(length))
    let bytes = Data((0..<length).map { _ in UInt8(generator.below(256)) })
    try bytes.write(to: file)
    #expect(try PictureBytes.read(file.path) == bytes)
  }

  @Test func `a file that says that it is empty is read to its end`() throws {
    // The system makes up its text while it is read.
    let status = try PictureBytes.read("/proc/self/status")
    #expect(String(decoding: status, as: UTF8.self).hasSuffix("\n"))
    #expect(status.count > 100)
  }

  @Test func `a file beyond the limit is refused with its length`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(PictureBytes.limit + 1))
    let failure = #expect(throws: PictureFailure.self) { try PictureBytes.read(file.path) }
    #expect(failure.map(String.init(describing:))?.contains("\(PictureBytes.limit + 1)") == true)
  }
}
