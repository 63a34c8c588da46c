import CollectionViews
import Documents
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles
@testable import Gallery

/// Tests of the screens that the five articles wanted, from the narrowest phone to a wide window.
struct SeedScreensTests {
  private nonisolated static let names = ["seed-a", "seed-b", "seed-c", "seed-d", "seed-e"]

  private func harness(
    _ name: String, width: CGFloat = 430, height: CGFloat = 932,
    direction: TraitCollection.LayoutDirection = .leftToRight
  ) throws -> StageHarness {
    StageHarness(
      try #require(Gallery.scene(named: name)),
      options: StageOptions(
        size: CGSize(width: width, height: height), traits: TraitCollection(layoutDirection: direction)))
  }

  private func lines(_ harness: StageHarness) -> [String] {
    harness.stage.displayList.commands.compactMap { command in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
  }

  @Test(arguments: names, [320, 375, 430, 800, 1440] as [CGFloat])
  func `a line says what to try, and no words end in an ellipsis`(name: String, width: CGFloat) throws {
    for direction in TraitCollection.LayoutDirection.allCases {
      let lines = lines(try harness(name, width: width, height: max(640, width), direction: direction))
      #expect(lines.filter { $0.contains("…") } == [])
      let verbs = ["Click", "Turn", "Flick", "Drag"]
      #expect(lines.contains { line in verbs.contains { line.contains($0) } })
    }
  }

  @Test(arguments: [320, 375, 430, 1440] as [CGFloat])
  func `the next notice peeks by fourteen points at every width, mirrored too`(width: CGFloat) throws {
    for direction in TraitCollection.LayoutDirection.allCases {
      let harness = try harness("seed-c", width: width, direction: direction)
      let feed = try #require(harness.stage.content.feed)
      let cards = feed.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
      try #require(cards.count == 2)
      let next = direction == .rightToLeft ? cards[0] : cards[1]
      let shown = next.intersection(CGRect(origin: .zero, size: feed.bounds.size)).width
      #expect(isClose(shown, 14))
    }
  }

  @Test func `read from the right a drag that shows what lies at the left goes to the trailing side`() throws
  {
    func marked(_ direction: TraitCollection.LayoutDirection) throws -> [String] {
      let harness = try harness("seed-e", direction: direction)
      let start = CGPoint(x: 300, y: 300)
      harness.press(at: start)
      harness.move(from: start, by: CGPoint(x: -120, y: 0), in: 0.2)
      harness.advance(by: 0.05)
      return harness.stage.displayList.commands.compactMap { command in
        guard case .text(let line, let color) = command.content, color == Palette.card.light else {
          return nil
        }
        return line.string
      }
    }
    #expect(try marked(.leftToRight) == ["trailing", "none"])
    #expect(try marked(.rightToLeft) == ["leading", "none"])
  }

  @Test func `the band over the banners is higher where its words need more lines`() throws {
    func band(_ width: CGFloat) throws -> CGRect {
      let feed = try #require(try harness("seed-b", width: width).stage.content.feed)
      return try #require(feed.supplementaryView(forElementKind: "words", inSection: "banners")).frame
    }
    let (narrow, wide) = (try band(320), try band(800))
    #expect(narrow.height > wide.height)
    #expect(isClose(narrow.maxY, 256 - 16) && isClose(wide.maxY, (932 * 0.55).rounded() - 16))
  }

  @Test func `the button on the band holds the banners, and lets them go on`() throws {
    let harness = try harness("seed-b")
    let (button, list) = (CGPoint(x: 386, y: 306), CGPoint(x: 215, y: 800))
    harness.click(at: button)
    harness.move(to: list)
    harness.advance(by: 5)
    harness.expect("rows.banners.page", is: 0)
    harness.click(at: button)
    harness.move(to: list)
    harness.advance(by: 4)
    harness.expect("rows.banners.page", is: 1)
  }
}
