import CollectionViews
import FeedFiles
import Foundation
import OrihonTesting
import SceneTools
import Stage

/// Feeds in the words of a test, and the scenes made from them.
enum WrittenFeed {
  static func document(_ text: String) throws -> FeedDocument {
    try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).feed
  }

  static func harness(
    _ text: String, size: CGSize = CGSize(width: 430, height: 932),
    traits: TraitCollection = TraitCollection()
  ) throws -> StageHarness {
    let scene = FeedScene.scene(for: try document(text), name: "test")
    return StageHarness(scene, options: StageOptions(size: size, traits: traits), tools: Toolbox())
  }

  /// Returns a row of cards with dots, for a test to vary.
  static func row(_ id: String, cards: [String], more: String = "") -> String {
    """
      - id: \(id)
        title: \(id)
        layout: carousel
        behavior: groupPagingCentered
        card: {width: 300, height: 200}
        dots: {position: below}
    \(more)    cards:
    \(cards.map { "      - {id: \($0), title: \($0)}" }.joined(separator: "\n"))

    """
  }

  static func feed(_ rows: String...) -> String { "title: Test\nsections:\n" + rows.joined() }
}
