import Foundation
import SDLRendering
import TestSupport
import Testing
import VisualQA

/// Tests that the pictures of the README are real frames of the program as it is.
///
/// Covers DESIGN §8.
struct PicturesTests {
  /// The pictures, by the list of the fonts that they show.
  private nonisolated static let names = [
    "fonts.json": ["rest", "drag", "fold", "seam", "glitch", "difference", "lab", "tuning", "tuning-dark"],
    "languages.json": ["languages", "languages-mirrored"],
  ]

  @Test func `the README's pictures are what the program draws`() async throws {
    let place = try Scratch()
    let root = Checkout.root()
    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/pictures.sh")
    process.arguments = [try Program.executable().path, place.folder.path]
    process.standardOutput = FileHandle.nullDevice
    #expect(try await Waiting.run(process) == 0)

    let committed = root.appendingPathComponent("Pictures")
    for (list, names) in Self.names {
      let fonts = try String(contentsOf: committed.appendingPathComponent(list), encoding: .utf8)
      #expect(fonts.contains("\"family\""))
      let installed = try String(contentsOf: place.file(list), encoding: .utf8)
      if let difference = TextDifference(installed, from: fonts) {
        print("Pictures: not compared: they show other fonts than are installed here, \(difference)")
        continue
      }
      for name in names {
        let drawn = try PNGFile().read(place.file(name + ".png"))
        let shown = try PNGFile().read(committed.appendingPathComponent(name + ".png"))
        let difference = BitmapDifference(drawn, from: shown)
        #expect(
          difference == nil, "\(name).png, rewritten by `make pictures`: \(difference?.description ?? "")")
      }
    }
  }
}
