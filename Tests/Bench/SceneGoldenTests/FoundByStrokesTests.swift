import Foundation
import Gallery
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Replays

/// Tests that what random strokes once found stays cured: the shortest scripts of `Resources/Vectors/strokes`, each named by
/// its scene and what it broke.
struct FoundByStrokesTests {
  nonisolated private static let folder = Checkout.root().appendingPathComponent("Resources/Vectors/strokes")
  nonisolated private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func `there are such scripts`() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func `a script that broke an invariant breaks none any more`(file: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let script = try GestureScriptReader().read(text: text, name: file)
    let name = String(file.prefix { $0 != "-" })
    let scene = try #require(Gallery.scene(named: name), "no scene is called \(name)")
    let run = FuzzRun(
      makeStage: { Stage(scene, tools: Toolbox(), text: BlockTextMeasuring()) }, rate: 60)
    let violation = try run.violation(of: script.steps)
    #expect(violation == nil, "\(violation.map { "\($0.message) at \($0.time)" } ?? "")")
  }
}
