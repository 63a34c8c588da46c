import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of what lies over a row's cards: its band and its dots.
struct OverlaidRowTests {
  private func row(
    _ more: String, width: CGFloat, traits: TraitCollection = TraitCollection(), look: String = ""
  ) throws -> StageHarness {
    try WrittenFeed.harness(
      look
        + """
        sections:
          - id: a
            layout: carousel
            kind: picture
            loop: true
        \(more.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            cards: [{title: one}, {title: two}, {title: three}, {title: four}]
        """, size: CGSize(width: width, height: 900),
      traits: traits)
  }

  private func cell(_ item: Int, _ harness: StageHarness) -> CGRect? {
    let cell = harness.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { $0.convertToWindow($0.bounds) }
  }

  private func frame(_ harness: StageHarness, kind: String) throws -> CGRect {
    try #require(
      harness.collectionView.supplementaryView(forElementKind: kind, inSection: "a").map {
        $0.convertToWindow($0.bounds)
      })
  }

  nonisolated private static let page = "behavior: paging\ncard: {width: fractionalWidth(1), height: 400}"
  nonisolated private static let behaviors = ["groupPagingCentered", "groupPaging"]

  @Test(arguments: zip([1024, 1920, 1920, 2560] as [CGFloat], [3, 3, 5, 5]))
  func `covers that all fit come to the middle one by one, below the band`(width: CGFloat, count: Int)
    throws
  {
    let cards = (1...count).map { "{title: c\($0)}" }.joined(separator: ", ")
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: a, layout: carousel, kind: picture, loop: true, behavior: groupPagingCentered,
           transform: coverflow, card: {width: 240, height: 260}, spacing: 40, overlay: {lines: [A line]},
           cards: [\(cards)]}
      """, size: CGSize(width: width, height: 900))
    let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
    for item in 0..<count {
      let middle = try #require(cell(item, harness))
      #expect(abs(middle.midX - width / 2) < 1)
      #expect(band.minX >= middle.minX && band.maxX <= middle.maxX, "\(band) \(middle)")
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -120, y: 0))
      harness.settle()
    }
  }

  @Test(arguments: [false, true])
  func `the bar at the band's edge is as round as the band`(isMirrored: Bool) throws {
    let traits = TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let harness = try row(
      "\(Self.page)\noverlay: {lines: [A line]}", width: 430, traits: traits, look: "corner: 12\n")
    let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
    let bars = harness.stage.displayList.commands.filter { command in
      guard case .fill(_, let corner) = command.content else { return false }
      return corner == 12 && command.clip.width == 3 && command.frame.height == band.height
    }
    #expect(bars.count == 1)
    #expect(bars.first?.frame.width == 24)
    #expect(isMirrored ? bars.first?.frame.maxX == band.maxX : bars.first?.frame.minX == band.minX)
  }

  @Test func `pages at rest have no line at the window's edges, and one between them on their way`() throws {
    let harness = try row("insets: 0\nspacing: 0\n\(Self.page)", width: 430)
    func lines() -> [CGFloat] {
      harness.stage.displayList.commands.filter { command in
        guard case .fill = command.content else { return false }
        return command.frame.width == 1 && command.frame.height == 400
          && !command.frame.intersection(command.clip).isEmpty
      }.map(\.frame.minX).filter { $0 >= 0 && $0 < 430 }
    }
    for _ in 0..<5 {
      #expect(lines() == [])
      harness.press(at: harness.center(ofRow: "a"))
      harness.move(from: harness.center(ofRow: "a"), by: CGPoint(x: -120, y: 0), in: 0.2)
      let lines = lines()
      #expect(lines.count >= 1 && (lines.max() ?? 0) - (lines.min() ?? 0) <= 1, "\(lines)")
      harness.release(at: harness.center(ofRow: "a") + CGPoint(x: -120, y: 0))
      harness.settle()
      harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -200, y: 0))
      harness.settle()
    }
  }

  @Test(
    arguments: [320, 430, 800, 1440], ["card: {width: 300, height: 250}", "insets: 0\nspacing: 0\n\(page)"])
  func `a title in a line keeps clear of the band`(width: CGFloat, card: String) throws {
    for alignment in ["bottom", "bottomLeading", "top"] {
      let harness = try row(
        "\(card)\noverlay: {lines: [A line], alignment: \(alignment)}", width: width,
        look: "titles: horizontal\n")
      let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
      let cells = harness.collectionView.visibleCells.compactMap { $0 as? PictureCell }
      #expect(!cells.isEmpty)
      for title in cells.map(\.cartouche) where !title.isHidden {
        #expect(!title.convertToWindow(title.bounds).intersects(band), "\(width) \(alignment)")
      }
    }
  }

  @Test(arguments: [320, 430, 1440] as [CGFloat], ["top", "bottom", "topTrailing"])
  func `no words over a picture meet the band, however low the cards and long its lines`(
    width: CGFloat, alignment: String
  ) throws {
    for titles in ["vertical", "horizontal"] {
      for height in [90, 120, 160, 200, 280] {
        for kind in ["picture", "poster"] {
          let harness = try WrittenFeed.harness(
            """
            titles: \(titles)
            kinds: {poster: {arrangement: over, parts: [picture, badge, title, subtitle, body, price]}}
            sections:
              - id: a
                layout: carousel
                kind: \(kind)
                card: {width: 300, height: \(height)}
                overlay: {lines: [A line that is long enough to be broken into two], more: [m], alignment: \(alignment)}
                cards: [{title: 初日の出, subtitle: The first sunrise\(kind == "poster" ? ", body: Of the year, price: £3, badge: New" : "")}]
            """, size: CGSize(width: width, height: 600))
          let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
          let words = harness.stage.displayList.commands.filter { command in
            if case .text = command.content { command.element.path.hasPrefix("a/card/") } else { false }
          }
          let met = words.filter { $0.frame.intersects(band) }.map(\.element.path)
          #expect(met == [], "\(width) \(alignment) \(titles) \(height) \(kind)")
          #expect(!words.isEmpty || height < 200, "\(width) \(alignment) \(titles) \(height) \(kind)")
        }
      }
    }
  }

  @Test(arguments: [320, 430, 800, 1000, 1440, 2560], behaviors)
  func `the band stands inside the card that rests, at its text inset`(width: CGFloat, behavior: String)
    throws
  {
    for isMirrored in [false, true] {
      let harness = try row(
        "behavior: \(behavior)\ncard: {width: 350, height: 250}\noverlay: {lines: [A line]}", width: width,
        traits: TraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
      let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
      let cards = harness.collectionView.visibleCells.map { $0.convertToWindow($0.bounds) }
      let card = try #require(cards.first { $0.contains(CGPoint(x: band.midX, y: band.midY)) })
      let gaps = [card.maxX - band.maxX, band.minX - card.minX, card.maxY - band.maxY, band.minY - card.minY]
      #expect(gaps.allSatisfy { $0 > 15.9 }, "\(card) \(band)")
      let start = isMirrored ? card.maxX - band.maxX : band.minX - card.minX
      #expect(isClose(start, 16))
    }
  }

  @Test(arguments: [430, 800, 1000, 1440, 2560] as [CGFloat])
  func `over pages the band begins where the text column does and stays on one page`(width: CGFloat) throws {
    let harness = try row(
      "behavior: paging\ninsets: 0\nspacing: 0\ncard: {width: fractionalWidth(1), height: 300}\noverlay: {lines: [A line]}",
      width: width)
    let band = try frame(harness, kind: SectionBuilder.ElementKind.overlay)
    let card = try #require(cell(0, harness))
    #expect(isClose(band.minX, FeedLayoutMetrics.margin(width: width)))
    #expect(band.maxX <= card.maxX - 16)
  }

  @Test func `one line with a pause button is as high as the button needs`() throws {
    let plain = try row("autoplay: true\ncard: {height: 250}\noverlay: {lines: [A line]}", width: 430)
    #expect((43...44).contains(try frame(plain, kind: SectionBuilder.ElementKind.overlay).height))
    let told = try row(
      "autoplay: true\ncard: {height: 250}\noverlay: {lines: [A line]}", width: 430, look: "badge: true\n")
    #expect(try frame(told, kind: SectionBuilder.ElementKind.overlay).height > 60)
  }

  @Test(arguments: [TraitCollection.UserInterfaceStyle.light, .dark])
  func `dots over pictures stand on an opaque platter, where all of them can be seen`(
    theme: TraitCollection.UserInterfaceStyle
  ) throws {
    let harness = try row(
      "card: {height: 200}\ndots: {position: overlay}", width: 430,
      traits: TraitCollection(userInterfaceStyle: theme))
    let dots = harness.stage.displayList.commands.filter { $0.element.path.hasPrefix("a/dots") }
    let fills = dots.compactMap { command -> (String, Color)? in
      guard case .fill(let color, _) = command.content else { return nil }
      return (command.element.path, color)
    }
    let platter = try #require(fills.first { $0.0.hasSuffix("platter") }?.1)
    #expect(platter.alpha == 255)
    let others = fills.filter { !$0.0.hasSuffix("platter") }
    #expect(others.count == 4)
    for (path, color) in others { #expect(color.contrast(with: platter) >= 3, "\(path)") }
  }

  @Test(arguments: ["", "insets: {bottom: 30}\n"])
  func `dots over a row keep clear of its cards' edge, in the last section too`(more: String) throws {
    let harness = try row("\(more)card: {height: 200}\ndots: {position: overlay}", width: 430)
    let card = try #require(cell(0, harness))
    let platter = try #require(
      harness.stage.displayList.commands.first { $0.element.path.hasSuffix("platter") }?.frame)
    #expect((8...12).contains(card.maxY - platter.maxY))
    #expect(harness.collectionView.contentSize.height >= card.maxY + FeedLayoutMetrics.sectionGap)
  }

  @Test func `words over a picture stand above dots over it`() throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {poster: {arrangement: over, parts: [picture, title]}}
      sections:
        - {id: a, layout: carousel, kind: poster, dots: {position: overlay}, cards: [{title: One}, {title: Two}]}
      """)
    let platter = try #require(
      harness.stage.displayList.commands.first { $0.element.path.hasSuffix("platter") }?.frame)
    let words = harness.stage.displayList.commands.filter { command in
      if case .text = command.content { command.element.path.hasPrefix("a/card/") } else { false }
    }
    #expect(!words.isEmpty && words.allSatisfy { $0.frame.maxY <= platter.minY })
  }

  @Test func `dots over a row without a platter are warned of`() throws {
    let text =
      "sections: [{id: a, layout: carousel, cards: [{title: x}], dots: {position: overlay, background: minimal}}]\n"
    let reading = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil)
    #expect(reading.warnings.map(\.message).first?.contains("without a platter") == true)
    let usual = text.replacingOccurrences(of: ", background: minimal", with: "")
    #expect(try FeedReader().read(text: usual, name: "t.yml", baseFolder: nil).warnings == [])
  }

  @Test(arguments: FeedBackground.allCases)
  func `a pinned header has the ground of its section and hides what passes beneath`(
    background: FeedBackground
  ) throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - {id: a, title: A, header: pinned, background: \(background.rawValue), layout: grid, card: {height: 300}, cards: [{title: x}]}
      """)
    let palette = FeedPalette.plain
    let ground = background.color(in: palette) ?? palette.paper
    #expect(ground.light.alpha == 255 && ground.dark.alpha == 255)
    let header = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.header, inSection: "a"))
    #expect(header.backgroundColor == ground)
  }
}
