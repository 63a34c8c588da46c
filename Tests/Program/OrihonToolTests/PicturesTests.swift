import Foundation
import SDLRendering
import TestSupport
import Testing
import VisualQA

/// Tests that the pictures of the README and of its pages are real frames of the program as it is.
///
/// Covers DESIGN §8.
struct PicturesTests {
  /// The pictures with the folders of the pages that show them, by the list of the fonts that they show.
  private nonisolated static let places = [
    "fonts.json": [
      "Pictures": ["lab"],
      "Sources/Feeds/Gallery/Gallery.docc": ["rest", "drag", "fold"],
      "Sources/Library/Carousel/Carousel.docc": ["seam"],
      "Sources/Program/OrihonTool/OrihonTool.docc": ["glitch", "difference"],
      "Sources/Studio/TuningPanel/TuningPanel.docc": ["tuning", "tuning-dark"],
    ],
    "screens.json": ["Pictures": ["shelves", "mosaic"]],
    "languages.json": ["Sources/Feeds/FeedFiles/FeedFiles.docc": ["languages", "languages-mirrored"]],
  ]

  @Test func `the pictures of the README and of its pages are what the program draws`() async throws {
    let place = try Scratch()
    let root = Checkout.root()
    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/pictures.sh")
    process.arguments = [try Program.executable().path, place.folder.path]
    process.standardOutput = FileHandle.nullDevice
    #expect(try await Waiting.run(process) == 0)

    let committed = root.appendingPathComponent("Pictures")
    for (list, folders) in Self.places {
      let fonts = try String(contentsOf: committed.appendingPathComponent(list), encoding: .utf8)
      #expect(fonts.contains("\"family\""))
      let installed = try String(contentsOf: place.file(list), encoding: .utf8)
      if let difference = TextDifference(installed, from: fonts) {
        print("Pictures: not compared: they show other fonts than are installed here, \(difference)")
        continue
      }
      for (folder, name) in folders.flatMap({ folder, names in names.map { (folder, $0 + ".png") } }) {
        let drawn = try PNGFile().read(place.file(name))
        let shown = try PNGFile().read(root.appendingPathComponent(folder).appendingPathComponent(name))
        let difference = BitmapDifference(drawn, from: shown)
        #expect(difference == nil, "\(name), rewritten by `make pictures`: \(difference?.description ?? "")")
      }
    }
  }
}
