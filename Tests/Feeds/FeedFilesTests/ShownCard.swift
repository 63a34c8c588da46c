import Carousel
import Foundation
import ScreenInterface
import TestSupport

@testable import CollectionViews
@testable import FeedFiles

/// A card as a row shows it at one moment, and the cells that draw it.
struct ShownCard {
  var card: FeedCard
  var note: CardNote
  var size: CGSize
  var traits = TraitCollection()
  var interaction = CellInteraction()
  var appearance = CarouselAppearance()
  var linkTitle = ""
  var tint: DynamicColor?
  var look = FeedLook()
  var titlesStand = true

  /// Shows the card in `cell` as a collection view does; returns the painted commands and frees the cell.
  func draw(in cell: CardCell, of context: ViewContext) -> [DrawCommand] {
    context.traits = traits
    cell.prepareForReuse()
    cell.configure(card, note: note, look: look, tint: tint)
    (cell as? PictureCell)?.titlesStand = titlesStand
    (cell as? TextCell)?.linkTitle = linkTitle
    cell.elementID = "card"
    let root = View(frame: CGRect(origin: .zero, size: size))
    root.addSubview(cell)
    root.move(to: context)
    cell.frame = CGRect(origin: .zero, size: size)
    cell.carouselAppearance = appearance
    cell.interaction = interaction
    root.layoutIfNeeded()
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 4000, height: 4000), background: .clear))
    root.display(with: &pen)
    cell.removeFromSuperview()
    return pen.list.commands
  }

  /// Returns the commands of a cell of `face` that has shown nothing before.
  func drawAnew(_ face: CardCellKind, of context: ViewContext) -> [DrawCommand] {
    draw(in: face.cellType.init(), of: context)
  }
}

extension ShownCard {
  private static let words = [
    "", "春", "初日の出", "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末", "New Year", "A title that is far too long for most",
    "松 竹 梅",
  ]

  /// Returns a card of any length in a cell of any size, pressed, turned or folded at times.
  static func random(_ face: CardCellKind, using random: inout SplitMix64) -> ShownCard {
    func one<Value>(of values: [Value]) -> Value { values[random.below(values.count)] }
    func text(_ lines: Int) -> String { (0..<lines).map { _ in one(of: words) }.joined(separator: "\n") }
    var card = FeedCard(
      id: one(of: ["a", "b", "c"]), kind: .text, title: one(of: words), subtitle: one(of: words),
      body: text(random.below(7)), badge: "")
    if face == .text || face == .line, random.below(2) == 0 {
      card.kind = .link
      card.link = "there"
    }
    if random.below(2) == 0 { card.picture = FeedPicture(path: "p", file: URL(fileURLWithPath: "/p.png")) }
    if random.below(2) == 0 { card.color = Color(hex: UInt32(random.below(0xFFFFFF))) }
    if face == .parts || face == .partsPage {
      card.own = kind(&random)
      card.price = one(of: ["", "¥1,200", "$ 3.50"])
      card.badge = one(of: ["", "新", "NEW"])
      card.button = one(of: ["", "Read on", "つづき"])
    }
    card.number = one(of: [nil, 1, 5, 1234, 123_456_789])
    let note = CardNote(
      id: "row/\(card.id)", index: random.below(9), count: 9, page: one(of: [nil, 2]), lesson: .dots)
    let size = CGSize(
      width: one(of: [60, 116, 170, 295, 430, 720, 1440]), height: one(of: [24, 44, 90, 148, 220, 340, 400]))
    var shown = ShownCard(card: card, note: note, size: size)
    shown.traits = TraitCollection(
      userInterfaceStyle: one(of: [.light, .dark]), layoutDirection: one(of: [.leftToRight, .rightToLeft]),
      displayScale: one(of: [1, 2]))
    shown.interaction.turn = one(of: [0, 0, 1])
    shown.interaction.press = one(of: [0, 0, 1])
    if random.below(3) == 0 { shown.appearance = CarouselTransform.fold.appearance(at: place(&random)) }
    shown.linkTitle = card.link == nil ? "" : one(of: words)
    shown.look = one(of: [FeedLook(), .shipped])
    shown.titlesStand = one(of: [true, true, false])
    shown.tint = one(of: [nil, nil, 0, 1]).map(Palette.tint)
    return shown
  }

  private static func kind(_ random: inout SplitMix64) -> CustomCardKind {
    func one<Value>(of values: [Value]) -> Value { values[random.below(values.count)] }
    var kind = CustomCardKind()
    kind.parts = FeedPart.Role.allCases.filter { _ in random.below(3) > 0 }.map { role in
      var part = FeedPart(role)
      part.alignment = one(of: FeedPart.Alignment.allCases)
      if random.below(2) == 0 { part.lines = one(of: [0, 1, 3]) }
      return part
    }
    kind.arrangement = one(of: CustomCardKind.Arrangement.allCases)
    kind.fit = one(of: CustomCardKind.Fit.allCases)
    kind.aspect = one(of: [nil, 0.5, 2])
    kind.padding = one(of: [0, 8, 16, 40])
    return kind
  }

  private static func place(_ random: inout SplitMix64) -> CarouselItemPosition {
    CarouselItemPosition(
      distance: CGFloat(random.below(5) - 2) / 2, width: 220, reach: 1.5, isValley: random.below(2) == 0)
  }
}

extension FeedLook {
  /// The look that the shipped feeds write.
  static let shipped = FeedLook(
    palette: .orihon, fonts: FeedFonts(titles: FeedFonts.Font(kind: .serif)), titles: .vertical, corner: 4,
    shadow: FeedShadow(offset: 2, blur: 8, opacity: 0.1), brand: .slip("折本", seal: "年"), showsBadges: true)
}
