import CollectionViews
import Documents
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

/// Tests of the look that a feed gives itself.
struct FeedLookTests {
  private static let cards =
    "sections: [{id: a, title: A, layout: carousel, cards: [{title: x}, {title: y}]}]"

  private func look(_ text: String) throws -> FeedLook {
    try WrittenFeed.document("\(text)\n\(Self.cards)").look
  }

  @Test func `a feed that says nothing is plain: no brand, no chips, no serif, nothing of ours`() throws {
    let look = try look("title: x")
    #expect(look == FeedLook())
    #expect(look.brand == .none && !look.showsBadges && look.fonts.titles.kind == .sans)
    let harness = try WrittenFeed.harness(Self.cards)
    let header: SectionHeader = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.header, inSection: "a")
        as? SectionHeader)
    #expect(header.chip.isHidden)
    let ours = Set([Palette.paper, Palette.card, Palette.ink, Palette.vermilion].map(\.light))
    let painted = harness.stage.displayList.commands.compactMap { command -> Color? in
      switch command.content {
      case .fill(let color, _), .text(_, let color): color
      default: nil
      }
    }
    #expect(!painted.isEmpty && ours.isDisjoint(with: painted))
    #expect(harness.stage.displayList.background == FeedPalette.plain.paper.light)
  }

  @Test func `every part of the look is read by its word`() throws {
    let look = try look(
      """
      brand: {slip: 港, seal: 新}
      badge: true
      palette:
        preset: orihon
        accent: "#004488"
        current: {dark: "#FF8800"}
        tints: ["#FFEEDD", {light: "#DDEEFF", dark: "#223344"}]
      fonts: {titles: [Futura, Shippori Mincho, serif], text: Inter}
      titles: horizontal
      corner: 0
      shadow: {blur: 2}
      """)
    #expect(look.brand == .slip("港", seal: "新") && look.showsBadges)
    #expect(
      look.palette.ink == Palette.ink && look.palette.accent == DynamicColor(light: 0x004488, dark: 0x004488))
    #expect(look.palette.current == DynamicColor(light: Palette.vermilion.light, dark: Color(hex: 0xFF8800)))
    #expect(
      look.palette.tints == [
        DynamicColor(light: 0xFFEEDD, dark: 0xFFEEDD), DynamicColor(light: 0xDDEEFF, dark: 0x223344),
      ])
    #expect(look.fonts.titles == FeedFonts.Font(names: ["Futura", "Shippori Mincho"], kind: .serif))
    #expect(look.fonts.text == FeedFonts.Font(names: ["Inter"], kind: .sans))
    #expect(look.titles == .horizontal && look.corner == 0)
    #expect(look.shadow == FeedShadow(blur: 2))
    #expect(try self.look("shadow: none").shadow == nil)
    #expect(
      try self.look("brand: {logo: a.png, width: 90}").brand
        == .logo(FeedPicture(path: "a.png"), CGSize(width: 90, height: 40)))
  }

  @Test func `what is current has the accent's colour, unless it has one of its own`() throws {
    func palette(_ text: String) throws -> FeedPalette { try look("palette: \(text)").palette }
    let red = DynamicColor(light: 0xAA0022, dark: 0xAA0022)
    #expect(try palette("{accent: \"#AA0022\"}").current == red)
    let themes = try palette("{preset: orihon, accent: {light: \"#AA0022\"}}")
    #expect(themes.current == DynamicColor(light: red.light, dark: Palette.vermilion.dark))
    #expect(themes.accent == DynamicColor(light: red.light, dark: Palette.indigo.dark))
    let own = try palette("{accent: \"#AA0022\", current: {dark: \"#FFDDCC\"}}").current
    #expect(own == DynamicColor(light: FeedPalette.plain.current.light, dark: Color(hex: 0xFFDDCC)))
    #expect(try palette("{preset: orihon}").current == Palette.vermilion)
  }

  @Test func `an accent that cannot be seen is told once, not also as what is current`() throws {
    let text = "palette:\n  accent: {light: \"#EEEEEE\"}\n\(Self.cards)"
    let warnings = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).warnings
    #expect(warnings.map(\.position?.line) == [2, 2])
    #expect(warnings.allSatisfy { $0.message.hasPrefix("\"accent\" on ") }, "\(warnings)")
  }

  @Test func `the fonts of a feed take the place of ours, with their sizes and weights`() throws {
    let fonts = try look("fonts: {titles: [Futura, serif], text: Inter}").fonts
    let title = fonts[Typography.title]
    #expect(title.names == ["Futura"] && title.family == .serif && title.weight == .bold)
    #expect(title.size == Typography.title.size && title.lineHeight == Typography.title.lineHeight)
    #expect(fonts[Typography.body].familyDescription == "Inter,sans")
  }

  @Test(arguments: FeedPalette.Preset.allCases)
  func `the palettes to begin with can be read in both themes`(preset: FeedPalette.Preset) {
    #expect(FeedContrast.complaints(about: preset.palette).map(\.words) == [])
  }

  @Test func `a tint that cannot be written on is warned of at its own place`() throws {
    let text = "palette:\n  tints: [\"#F3E3DC\", {light: \"#E3EAF3\", dark: \"#2A3648\"}]\n\(Self.cards)"
    let warnings = try FeedReader().read(text: text, name: "t.yml", baseFolder: nil).warnings
    #expect(
      warnings.map(\.description) == [
        "t.yml:2:11: \"ink\" on colour 1 of \"tints\" has a contrast of 1.1 in the dark theme; 4.5 is needed to "
          + "read it; {light: …, dark: …} gives each theme a colour of its own"
      ])
  }

  @Test func `contrast is that of WCAG`() {
    #expect(isClose(Color(hex: 0).contrast(with: Color(hex: 0xFFFFFF)), 21, within: 1e-9))
    #expect(isClose(Color(hex: 0x777777).contrast(with: Color(hex: 0xFFFFFF)), 4.478, within: 1e-3))
    #expect(Color(hex: 0x123456).contrast(with: Color(hex: 0x123456)) == 1)
  }

  @Test func `a feed that is saved with another look wears it, and the window has its paper`() throws {
    let harness = try WrittenFeed.harness(Self.cards)
    let scene = try #require(harness.stage.content.feedScene)
    scene.reload(try WrittenFeed.document("corner: 0\npalette: {paper: \"#FFFFF0\"}\n\(Self.cards)"))
    harness.advance(by: 0.1)
    let cell = try #require(scene.collectionView.visibleCells.first)
    #expect(cell.decoration.cornerRadius == 0)
    #expect(scene.collectionView.backgroundColor == DynamicColor(light: 0xFFFFF0, dark: 0xFFFFF0))
    scene.reload(try WrittenFeed.document(Self.cards))
    #expect(scene.collectionView.backgroundColor == nil)
  }

  @Test func `a brand stands once, in the first header, clear of the title`() throws {
    for brand in [
      "{slip: 折本, seal: 年}", "{slip: Harbour}", "{seal: 港}", "{logo: a.png, width: 120, height: 60}",
    ] {
      let harness = try WrittenFeed.harness(
        "brand: \(brand)\nsections: [{id: a, title: A, cards: [{title: x}]}, {id: b, title: B, cards: [{title: y}]}]"
      )
      let headers = ["a", "b"].map {
        harness.collectionView.supplementaryView(
          forElementKind: SectionBuilder.ElementKind.header, inSection: $0)
      }
      let marks = headers.map { $0?.subviews.first { $0 is BrandMark && !$0.isHidden } }
      let mark = try #require(marks[0])
      #expect(marks[1] == nil)
      let header = try #require(headers[0])
      let title = try #require(header.subviews.first { ($0 as? Label)?.text == "A" })
      #expect(mark.frame.maxX < title.frame.minX && mark.frame.maxY <= header.bounds.height, "\(brand)")
    }
  }
}
