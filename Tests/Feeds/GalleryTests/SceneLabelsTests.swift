import Foundation
import OrihonTesting
import SceneReadings
import Stage
import Testing

@testable import Gallery

/// Tests that a screen reader has words for everything that ships.
struct SceneLabelsTests {
  @Test(arguments: Gallery.names) func `every element of a scene has a label`(name: String) throws {
    let harness = StageHarness(try #require(Gallery.scene(named: name)))
    let tree = harness.stage.accessibilityTree(everything: true)
    #expect(tree.unlabelled.map(\.id.path).isEmpty)
    #expect(tree.words.isEmpty == false && !tree.children.isEmpty)
  }
}
