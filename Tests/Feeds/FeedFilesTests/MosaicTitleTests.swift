import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that titles over the small pictures of a mosaic are set smaller before they are cut.
struct MosaicTitleTests {
  private func lines(_ section: String, _ title: String, kinds: String = "{}") throws -> [TextLine] {
    let cards = Array(repeating: "{title: \(title), color: \"#112233\"}", count: 4).joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      "kinds: \(kinds)\nsections: [{id: a, header: none, \(section), cards: [\(cards)]}]",
      size: CGSize(width: 320, height: 640))
    return harness.stage.displayList.commands.compactMap { command in
      if case .text(let line, _) = command.content { line } else { nil }
    }
  }

  @Test func `a word that has room beside narrower margins keeps its size`() throws {
    let lines = try lines("layout: mosaic, kind: picture, pattern: [1+2]", "Cameras")
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.string == "Cameras" && $0.style.size == Typography.strip.size }, "\(lines)")
  }

  @Test func `a word that has none is set smaller, and cut in the least size alone`() throws {
    let whole = try lines("layout: mosaic, kind: picture, pattern: [4]", "Cameras")
    #expect(whole.count == 4)
    #expect(whole.allSatisfy { $0.string == "Cameras" && $0.style.size == 11 }, "\(whole)")
    let cut = try lines("layout: mosaic, kind: picture, pattern: [4]", "Headphones")
    #expect(!cut.isEmpty && cut.allSatisfy { $0.string != "Headphones" && $0.style.size == 11 }, "\(cut)")
  }

  @Test(arguments: [
    "layout: mosaic, kind: text, pattern: [4]", "layout: list, columns: 4",
    "layout: carousel, kind: text, card: {width: 80, height: 120}",
  ])
  func `a word that is longer than a card of words is broken by hyphens`(section: String) throws {
    let lines = try lines(section, "Interferometry")
    #expect(lines.count >= 6 && lines.first?.string.hasSuffix("-") == true, "\(lines)")
    #expect(lines.allSatisfy { $0.style.size == Typography.name.size }, "\(lines)")
  }

  @Test(arguments: [
    ("layout: mosaic, kind: picture, pattern: [4]", 11),
    ("layout: carousel, kind: picture, card: {width: 80, height: 120}", 15),
  ])
  func `a word that is longer than a picture ends in an ellipsis, and none is broken`(
    section: String, size: CGFloat
  ) throws {
    let lines = try lines(section, "Interferometry")
    #expect(lines.count >= 3)
    for line in lines {
      #expect(line.string.hasSuffix("…") && "Interferometry".hasPrefix(line.string.dropLast()), "\(line)")
      #expect(line.style.size == size)
    }
  }

  @Test(arguments: ["Check-in-desk", "Check\u{AD}in\u{AD}desk"])
  func `a long word ends its lines at its hyphens, also at those that show only there`(title: String) throws {
    let lines = try lines("layout: mosaic, kind: picture, pattern: [4]", title).map(\.string)
    #expect(lines.count >= 6 && lines.first?.hasSuffix("-") == true, "\(lines)")
    let shown = lines.joined().replacing("-", with: "").replacing("\u{AD}", with: "")
    #expect(shown.hasPrefix("Checkindesk") && !shown.contains("…"), "\(lines)")
  }

  @Test(arguments: [320, 430] as [CGFloat])
  func `the strips of all its cards are as far from the edges`(width: CGFloat) throws {
    let cards = (0..<6).map { "{title: T\($0), color: \"#112233\"}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, layout: mosaic, kind: picture, pattern: [1+2, \"3\"], cards: [\(cards)]}]",
      size: CGSize(width: width, height: 900))
    var steps: Set<CGPoint> = []
    for item in 0..<6 {
      let card = try #require(
        harness.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
      let text = try #require(
        harness.stage.displayList.commands.first { command in
          guard case .text(let line, _) = command.content else { return false }
          return line.string == "T\(item)"
        }?.frame)
      steps.insert(CGPoint(x: (text.minX - card.minX).rounded(), y: (card.maxY - text.maxY).rounded()))
    }
    #expect(steps.count == 1, "\(steps)")
  }

  @Test func `a row keeps its size`() throws {
    let row = try lines("layout: carousel, kind: picture, card: {width: 61, height: 120}", "Cameras")
    #expect(!row.isEmpty && row.allSatisfy { $0.style.size == Typography.strip.size }, "\(row)")
  }

  @Test func `the padding of a kind of one's own is no more than an eighth of a narrow card`() throws {
    let lines = try lines(
      "layout: mosaic, kind: goods, pattern: [4]", "Cameras",
      kinds: "{goods: {parts: [picture, title], aspect: 2}}")
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.string == "Cameras" && $0.style.size == 11 }, "\(lines)")
  }
}
