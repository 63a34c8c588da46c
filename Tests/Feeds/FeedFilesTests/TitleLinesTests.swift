import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of titles that need more than a line: where there is room they have two, or as many as `lines:` says.
struct TitleLinesTests {
  private static let long = "A long way round the harbour and home again before it gets dark"

  private func harness(
    _ section: String, card: String = "", width: CGFloat = 430, look: String = ""
  ) throws -> StageHarness {
    try WrittenFeed.harness(
      "\(look)\nsections: [{id: a, \(section), cards: [{title: \(Self.long), \(card)}]}]",
      size: CGSize(width: width, height: 900))
  }

  /// The lines of the long title that a view or what is in it paints, from top to bottom.
  private func lines(in harness: StageHarness) -> [String] {
    harness.stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      let words = line.string.split(separator: " ").map(String.init)
      return words.allSatisfy { Self.long.contains($0.replacingOccurrences(of: "…", with: "")) }
        ? line.string : nil
    }
  }

  private nonisolated static let written: [(String, Int)] = [
    ("", 2), ("lines: 2", 2), ("lines: 1", 1), ("lines: 3", 3), ("lines: 0", 3),
  ]

  @Test(arguments: written)
  func `a title over a picture has as many lines as it may`(key: String, count: Int) throws {
    let more = key.isEmpty ? "" : ", " + key
    let harness = try harness(
      "layout: carousel, kind: picture, header: none, card: {width: 260, height: 200}\(more)")
    let lines = lines(in: harness)
    #expect(lines.count == count)
    #expect(lines.last?.hasSuffix("…") == (count < 3))
  }

  @Test func `a picture too low for a second line beside its other words keeps to one`() throws {
    let low = try harness(
      "layout: carousel, kind: picture, header: none, card: {width: 260, height: 72}", card: "subtitle: Quay")
    #expect(lines(in: low).count == 1)
    let texts = low.stage.displayList.commands.compactMap { command -> String? in
      if case .text(let line, _) = command.content { line.string } else { nil }
    }
    #expect(texts.contains("Quay"))
  }

  @Test(arguments: written)
  func `a header has as many lines as its title may, and the cards move down`(key: String, count: Int) throws
  {
    let more = key.isEmpty ? "" : ", " + key
    let section = "layout: carousel, card: {width: 260, height: 200}\(more)"
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, title: \(Self.long), \(section), cards: [{title: x}]}]",
      size: CGSize(width: 320, height: 900))
    let lines = lines(in: harness)
    #expect(lines.count == count, "\(lines)")
    let top = harness.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY
    let title = try #require(header(in: harness)).subviews.compactMap { $0 as? Label }.first?.frame
    #expect(try #require(title).maxY <= #require(top))
  }

  private func header(in harness: StageHarness) -> SectionHeader? {
    harness.collectionView.supplementaryView(
      forElementKind: SectionBuilder.ElementKind.header, inSection: "a")
      as? SectionHeader
  }

  @Test(arguments: ["list", "carousel"])
  func `a card of words lets its title have a second line where a line of the words stays`(layout: String)
    throws
  {
    let size = "card: {\(layout == "list" ? "" : "width: 220, ")height: 160}"
    let harness = try harness(
      "layout: \(layout), header: none, insets: {leading: 20, trailing: 110}, \(size)", card: "body: Words")
    #expect(lines(in: harness).count == 2)
    let low = try self.harness(
      "layout: \(layout), header: none, insets: {leading: 20, trailing: 110}, \(size.replacingOccurrences(of: "160", with: "72"))",
      card: "body: Words")
    #expect(lines(in: low).count == 1)
  }

  @Test(arguments: ["top", "bottom"])
  func `at text scale 2 a card is as high as its title, its second line and the band over it need`(
    alignment: String
  ) throws {
    var traits = TraitCollection()
    traits.textScale = 2
    let card = "{title: The harbour at night in the rain, subtitle: Quay, color: '#445566'}"
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, layout: carousel, kind: picture, card: {width: 300, height: 200}, "
        + "overlay: {lines: [A line that always shows], alignment: \(alignment)}, cards: [\(card)]}]",
      traits: traits)
    let frames = harness.stage.displayList.commands.compactMap { command -> (String, CGRect)? in
      if case .text(let line, _) = command.content { (line.string, command.frame) } else { nil }
    }
    #expect(frames.map(\.0).joined(separator: " ").contains("The harbour at night in the rain"))
    #expect(frames.contains { $0.0 == "Quay" })
    let words = frames.filter { !$0.0.contains("line") && !$0.0.contains("shows") }.map(\.1)
    let band = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: "a"))
    for frame in words { #expect(!frame.intersects(band.convertToWindow(band.bounds))) }
  }

  @Test(arguments: ["ภาษาไทยเขียนติดกันไม่มีช่องว่าง", "ພາສາລາວກໍບໍ່ມີຊ່ອງຫວ່າງລະຫວ່າງຄຳ", "ភាសាខ្មែរគ្មានចន្លោះរវាងពាក្យទេ"])
  func `a title in a script without spaces keeps its size, and has two lines`(title: String) throws {
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, header: none, layout: carousel, card: {width: 200, height: 160}, cards: [{title: \(title)}]}]"
    )
    let lines = harness.stage.displayList.commands.compactMap { command -> TextLine? in
      if case .text(let line, _) = command.content { line } else { nil }
    }
    #expect(
      lines.count == 2 && lines.allSatisfy { $0.style.size == Typography.title.size },
      "\(lines.map(\.string))")
  }

  @Test func `a title that has room keeps to its line, and the header its height`() throws {
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, title: Short, layout: list, cards: [{title: x}]}]",
      size: CGSize(width: 320, height: 900))
    let content = SectionHeader.Content(
      try WrittenFeed.document("sections: [{id: a, title: Short, cards: [{title: x}]}]").sections[0],
      isFirst: true, look: FeedLook())
    #expect(header(in: harness)?.bounds.height == content.height)
  }

  @Test(arguments: ["lines: -1", "lines: 101", "lines: two", "lines: 1.5"])
  func `another number is refused by its place`(key: String) {
    #expect(throws: FeedError.self) {
      try WrittenFeed.document("sections: [{id: a, \(key), cards: [{title: x}]}]")
    }
  }
}
