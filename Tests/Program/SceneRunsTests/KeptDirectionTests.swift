import CollectionViews
import Foundation
import SDLRendering
import Stage
import TestSupport
import Testing

@testable import SceneRuns

/// Tests which of a feed's direction and that of its surroundings a scene has.
struct KeptDirectionTests {
  private func isMirrored(keepsDirection: Bool, _ environment: SceneEnvironment) throws -> Bool {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("shelf.yml")
      try Data("direction: rtl\nsections: [{id: a, cards: [{title: Quay}]}]\n".utf8).write(to: file)
      let program = ToolProgram(
        scenes: [], feeds: folder, scripts: nil, scenarios: nil, goldens: folder, strokes: nil)
      let loaded = try SceneSource(program).load("shelf", keepsDirection: keepsDirection)
      return try HeadlessStage(loaded, in: environment, fonts: .blocks).stage.isMirrored
    }
  }

  private var environment: SceneEnvironment { SceneEnvironment(size: CGSize(width: 320, height: 480)) }

  @Test func `a feed that reads from the right is mirrored, unless a recording or a golden says otherwise`()
    throws
  {
    #expect(try isMirrored(keepsDirection: false, environment))
    #expect(try !isMirrored(keepsDirection: true, environment))
  }

  @Test func `surroundings that read from the right stay so`() throws {
    var mirrored = environment
    mirrored.traits.layoutDirection = .rightToLeft
    #expect(try isMirrored(keepsDirection: false, mirrored))
    #expect(try isMirrored(keepsDirection: true, mirrored))
  }
}
