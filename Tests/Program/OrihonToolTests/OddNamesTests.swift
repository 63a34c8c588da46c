import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// Tests that pictures may be called anything, and lie in folders that are called anything.
struct OddNamesTests {
  private static let names = [
    "%41.png", "a#b.png", "q?.png", "it's.png", "say \"ja\".png", "日本.png", "Grüße mit Raum.png",
    "c%20d #é?/deep/er/x.png",
  ]

  private func write(_ color: UInt32, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGFile().png(of: Bitmap(width: 4, height: 4, color: color)).write(to: file)
  }

  @Test func `a feed shows them`() throws {
    let place = try Scratch()
    for name in Self.names { try write(0xFF20_4060, to: place.file(name)) }
    let cards = Self.names.map { "{picture: '\($0.replacing("'", with: "''"))'}" }.joined(separator: ", ")
    try place.write("sections:\n  - {id: a, layout: grid, cards: [\(cards)]}\n", as: "feed.yml")
    let ending = try Program().run(["check", "feed.yml"], in: place.folder)
    #expect(ending.status == 0 && ending.complaint.isEmpty, "\(ending.output)\(ending.complaint)")
    let shot = try Program().run(["shoot", "feed.yml", "--at", "0.5", "--out", "out"], in: place.folder)
    #expect(shot.status == 0 && shot.complaint.isEmpty, "\(shot.complaint)")
  }

  @Test func `two folders of them are compared, with a report`() throws {
    let place = try Scratch()
    for name in Self.names {
      try write(0xFF20_4060, to: place.file("before/\(name)"))
      try write(name == "a#b.png" ? 0xFF20_4061 : 0xFF20_4060, to: place.file("after/\(name)"))
    }
    let ending = try Program().run(["compare", "before", "after", "--report", "report"], in: place.folder)
    #expect(ending.status == 1, "\(ending.output)\(ending.complaint)")
    #expect(
      ending.output.contains("a#b.png") && ending.output.contains("1 changed, 7 passed of 8 pictures"),
      "\(ending.output)")
  }
}
