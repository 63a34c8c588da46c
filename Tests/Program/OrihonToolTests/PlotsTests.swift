import Foundation
import SDLRendering
import TestSupport
import Testing
import VisualQA

/// Tests that the plots of the documentation are what the program draws of runs as they are.
struct PlotsTests {
  @Test func `every plot of the catalogues is what the program draws`() async throws {
    let place = try Scratch()
    let root = Checkout.root()
    let committed = try plots(below: root.appendingPathComponent("Sources"))
    let sizes = try committed.values.map { try Data(contentsOf: $0).count }
    #expect(sizes.reduce(0, +) < 600_000)

    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/plots.sh")
    process.arguments = [try Program.executable().path, place.folder.path]
    process.standardOutput = FileHandle.nullDevice
    #expect(try await Waiting.run(process) == 0)
    #expect(try Set(place.names()) == Set(committed.keys))

    let fonts = root.appendingPathComponent("Pictures/fonts.json")
    let still = ["shoot", "default", "--at", "0.5", "--out", "stills", "--fonts", "fonts.json"]
    #expect(try Program().run(still, in: place.folder).status == 0)
    let installed = try String(contentsOf: place.file("fonts.json"), encoding: .utf8)
    if let difference = TextDifference(installed, from: try String(contentsOf: fonts, encoding: .utf8)) {
      return print("Plots: not compared: they show other fonts than are installed here, \(difference)")
    }
    for (name, file) in committed.sorted(by: { $0.key < $1.key }) {
      let difference = BitmapDifference(
        try PNGFile().read(place.file(name)), from: try PNGFile().read(file))
      #expect(difference == nil, "\(name), rewritten by `make pictures`: \(difference?.description ?? "")")
    }
  }

  /// Returns the plots of the documentation's catalogues by their names: the pictures that are there light and dark.
  private func plots(below folder: URL) throws -> [String: URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String: URL] = [:]
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "png", file.path.contains(".docc/") { found[file.lastPathComponent] = file }
    }
    let dark = "~dark.png"
    return found.filter { name, _ in
      name.hasSuffix(dark) || found[name.replacing(".png", with: dark)] != nil
    }
  }
}
