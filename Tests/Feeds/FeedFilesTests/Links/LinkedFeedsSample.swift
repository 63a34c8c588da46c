import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport

/// Two feeds that lead to each other, and the scene of the first one.
enum LinkedFeedsSample {
  static let size = CGSize(width: 430, height: 932)

  /// The first feed: a row, and cards that lead to the other feed, to this one and to the row.
  static func first(autoplay: Bool = false) -> String {
    """
    title: First
    sections:
      - id: seasons
        layout: carousel
        behavior: groupPagingCentered
        card: {width: 300, height: 200}
    \(autoplay ? "    autoplay: {interval: 2}\n" : "")\
        dots: {position: below}
        cards: [{title: Spring}, {title: Summer}, {title: Autumn}]
      - id: more
        layout: list
        card: {height: 100}
        cards:
          - {title: Other, link: other.yml}
          - {title: Again, link: first.yml}
          - {title: Up, link: seasons}
    \((0..<12).map { "      - {title: Line \($0)}" }.joined(separator: "\n"))
    """
  }

  /// The other feed, of which the last card leads back to the first one.
  static let other = """
    title: Other
    sections:
      - id: lines
        layout: list
        insets: 0
        card: {height: 100}
        cards:
    \((0..<12).map { "      - {title: Row \($0)}" }.joined(separator: "\n"))
          - {title: Back, link: first.yml}
    """

  /// Writes files by their names, and reads the first one.
  static func reading(_ files: KeyValuePairs<String, String>) throws -> FeedReading {
    try TemporaryFolder.use { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try FeedReader().read(contentsOf: folder.appendingPathComponent(files[0].key))
    }
  }

  static func harness(
    autoplay: Bool = false, traits: TraitCollection = TraitCollection(), rate: Double = 60
  ) throws -> StageHarness {
    let reading = try reading(["first.yml": first(autoplay: autoplay), "other.yml": other])
    return StageHarness(
      FeedScene.scene(for: reading, name: "scene"), options: StageOptions(size: size, traits: traits),
      rate: rate)
  }
}

extension StageHarness {
  /// Clicks a card of the feed that is shown, by its index in its section.
  func click(card index: Int, of section: String) throws {
    guard let frame = stage.frame(ofItem: index, inRow: section) else { throw MissingCard() }
    click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The left edge of a feed of the stack, in points; `nil` while it is out of the view tree.
  func edge(ofLevel depth: Int) -> CGFloat? {
    stage.content.root.descendant(ElementID("scene/\(depth)")).map { $0.convertToWindow($0.bounds).minX }
  }

  /// The files that were pushed and popped, in order.
  var moves: [String] {
    events.compactMap { event in
      switch event.kind {
      case .pushed(let file): "push \(file)"
      case .popped(let file): "pop \(file)"
      default: nil
      }
    }
  }

  private struct MissingCard: Error {}
}
