import CollectionViews
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests that the chip of a header stands beside its first line, and in no other's place.
struct SectionHeaderTests {
  private nonisolated static let texts = [
    "", "title: A name", "subtitle: Another", "hint: drag · ひく", "subtitle: Another, hint: drag",
    "title: A name, hint: drag",
    "title: A name that is far too long for one line of a header in any window of this width, hint: x",
    "hint: A hint that is far too long for one line of a header in any window of this width",
  ]

  private nonisolated static let brands = [
    "brand: none", "brand: {slip: 折本, seal: 年}", "brand: {slip: Harbour}",
  ]

  @Test(arguments: texts, [320, 430, 1440] as [CGFloat])
  func `it lies in the window, on no card and on no text`(texts: String, width: CGFloat) throws {
    for brand in Self.brands { try lies(texts, width, brand) }
  }

  private func lies(_ texts: String, _ width: CGFloat, _ brand: String) throws {
    let cards = "cards: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}]"
    let row = "layout: carousel, card: {width: 200, height: 80}, \(cards)"
    let more = texts.isEmpty ? "" : texts + ", "
    let harness = try WrittenFeed.harness(
      "badge: true\n\(brand)\nsections:\n  - {id: first, \(more)\(row)}\n  - {id: second, \(more)\(row)}\n",
      size: CGSize(width: width, height: 900))
    let feed = harness.collectionView
    let cells = feed.visibleCells.map { $0.convertToWindow($0.bounds) }
    for id in ["first", "second"] {
      let header = try #require(
        feed.supplementaryView(forElementKind: SectionBuilder.ElementKind.header, inSection: id)
          as? SectionHeader)
      let chip = header.chip.convertToWindow(header.chip.bounds)
      #expect(chip.minY >= 0 && chip.maxX <= width && !header.chip.isHidden, "\(id): \(chip)")
      for cell in cells { #expect(!cell.intersects(chip), "\(id): \(chip) on a card at \(cell)") }
      for label in header.subviews.compactMap({ $0 as? Label }) where !label.text.isEmpty {
        let text = label.convertToWindow(label.bounds)
        #expect(!text.intersects(chip), "\(id): \(chip) on \(label.text) at \(text)")
      }
    }
  }

  private nonisolated static let squeezing: [(String, CGFloat, CGFloat)] = [
    ("{slip: MARROWFIELD, seal: MS}", 320, 1), ("{slip: MARROW, seal: MS}", 320, 2),
    ("{slip: MARROWFIELD}", 430, 2),
  ]

  /// Returns the header of a feed with a brand and a long title, and the lines of its texts.
  private func branded(
    _ brand: String, width: CGFloat, scale: CGFloat, more: String = ""
  ) throws -> (header: SectionHeader, mark: CGRect, lines: [(text: String, frame: CGRect)]) {
    var traits = TraitCollection()
    traits.textScale = scale
    let harness = try WrittenFeed.harness(
      "brand: \(brand)\n\(more)sections: [{id: a, title: This week in the greenhouse, subtitle: Four packets to sow, "
        + "layout: carousel, card: {width: 200, height: 80}, cards: [{title: A}]}]",
      size: CGSize(width: width, height: 900), traits: traits)
    harness.settle()
    let header = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.header, inSection: "a") as? SectionHeader)
    let mark = try #require(header.subviews.first { $0 is BrandMark })
    let texts = header.subviews.filter { $0 is Label }.map(\.elementID)
    return (
      header, mark.convertToWindow(mark.bounds),
      harness.stage.displayList.commands.compactMap { command in
        guard case .text(let line, _) = command.content, texts.contains(command.element) else { return nil }
        return (line.string, command.frame)
      }
    )
  }

  @Test(arguments: squeezing)
  func `a brand that would squeeze the texts stands above them`(brand: String, width: CGFloat, scale: CGFloat)
    throws
  {
    let (header, mark, lines) = try branded(brand, width: width, scale: scale)
    #expect(
      lines.map(\.text).joined(separator: " ") == "This week in the greenhouse Four packets to sow",
      "\(lines)")
    for line in lines {
      #expect(isClose(line.frame.minX, 20) && line.frame.minY >= mark.maxY && line.frame.maxX <= width - 20)
      #expect(line.frame.maxY <= header.convertToWindow(header.bounds).maxY)
    }
  }

  @Test func `its chip stands beside the brand then, or beneath the texts`() throws {
    for brand in ["{slip: HARBOURSIDE}", "{slip: MARROWFIELDS}"] {
      let (header, mark, lines) = try branded(brand, width: 320, scale: 1, more: "badge: true\n")
      let chip = header.chip.convertToWindow(header.chip.bounds)
      #expect(!chip.intersects(mark) && lines.allSatisfy { !$0.frame.intersects(chip) }, "\(chip), \(mark)")
      #expect(chip.maxX <= 300)
    }
  }

  @Test func `a brand that leaves room for the texts stands beside them`() throws {
    for (brand, width) in [("{slip: 折本, seal: 年}", 320), ("{slip: MARROW}", 430)] as [(String, CGFloat)] {
      let (_, mark, lines) = try branded(brand, width: width, scale: 1)
      #expect(!lines.isEmpty && lines.allSatisfy { $0.frame.minX >= mark.maxX }, "\(lines)")
    }
  }

  @Test func `a word of the title that is longer than the column goes on after a hyphen`() throws {
    var traits = TraitCollection()
    traits.textScale = 2
    let harness = try WrittenFeed.harness(
      "sections: [{id: a, title: The Donaudampfschifffahrtsgesellschaft, cards: [{title: A}]}]",
      size: CGSize(width: 320, height: 900), traits: traits)
    harness.settle()
    let header = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.header, inSection: "a") as? SectionHeader)
    let labels = header.subviews.filter { $0 is Label }.map(\.elementID)
    let lines = harness.stage.displayList.commands.compactMap { command -> TextLine? in
      guard case .text(let line, _) = command.content, labels.contains(command.element) else { return nil }
      #expect(command.frame.minX >= 20 && command.frame.maxX <= 300, "\(line)")
      return line
    }
    #expect(lines.count > 2 && lines.contains { $0.string.hasSuffix("-") }, "\(lines.map(\.string))")
    #expect(!lines.contains { $0.string.hasSuffix("…") })
  }
}
