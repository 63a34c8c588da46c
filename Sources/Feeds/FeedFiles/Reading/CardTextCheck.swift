import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The room for words on the cards of a section that all have one height in points.
nonisolated struct CardTextCheck {
  /// A part of a card that can show no line.
  struct HiddenPart: Sendable, Hashable {
    /// What the part shows.
    let role: FeedPart.Role
    /// The height of a card from which it shows a line, in points.
    let least: Double

    /// The warning.
    var words: String {
      "the \(role.rawValue) has no room on a card of this height; it shows a line from \(Int(bounding: least)) points"
    }
  }

  private let layout: FeedLayout
  private let height: CGFloat
  /// What lies over the cards: dots, and a band whose lines are not broken.
  private let covered: CardCell.CoveredEdges

  /// The room on the cards of a section with dots of these measures; `nil` where their height follows from something else.
  init?(_ section: FeedSection, dots: PageControlMetrics) {
    guard case .absolute(let height) = section.cardSize.height else { return nil }
    if case .mosaic = section.layout { return nil }
    if section.isFullBleed { return nil }
    (layout, self.height) = (section.layout, height)
    let foot = section.coveredFoot(dots)
    covered =
      section.carousel?.overlay.map { $0.covered(height: OverlayBand.leastHeight(of: $0), dots: foot) }
      ?? CardCell.CoveredEdges(foot: foot)
  }

  /// The first part with text that can show no line on a card; `nil` when all can.
  func missing(on card: FeedCard) -> HiddenPart? {
    if let kind = card.own { return missing(on: card, of: kind) }
    guard card.kind == .text || card.kind == .link, !card.body.isEmpty else { return nil }
    let least =
      layout == .list
      ? ListCellMetrics.leastHeightWithWords
      : TextCardGaps.leastHeightWithWords(in: height, isLink: card.kind == .link)
    return height < least ? HiddenPart(role: .body, least: least.rounded(.up)) : nil
  }

  private func missing(on card: FeedCard, of kind: FeedKind) -> HiddenPart? {
    let lines = kind.parts.compactMap { $0.line(on: card, of: kind) }
    let isOver = kind.arrangement == .over
    let edges = isOver ? PartsArrangement.edges(height: height, covered: covered) : (top: 0, foot: 0)
    let column = PartsColumn(lines, in: height - edges.top - edges.foot)
    guard let first = zip(lines, column.heights).first(where: { $1 == 0 }) else { return nil }
    let least = PartsColumn.height(lines.map(\.lineHeight))
    let step = PartsArrangement.bandStep
    let around = isOver ? max(step, covered.head) + max(step, covered.foot) : 0
    return HiddenPart(role: first.0.role, least: (least + around).rounded(.up))
  }
}

nonisolated extension FeedPart {
  /// One line of the part on a card of a kind; `nil` where it takes no room among the words.
  func line(on card: FeedCard, of kind: FeedKind) -> PartsColumn.Line? {
    guard role != .picture, !card.text(of: role).isEmpty, role != .badge || !kind.has(.picture) else {
      return nil
    }
    let height: CGFloat =
      switch role {
      case .button: PartsMetrics.button + PartsMetrics.lead(in: kind)
      case .badge: PartsMetrics.badge
      default: style.textStyle.lineHeight
      }
    return PartsColumn.Line(role: role, wanted: height, lineHeight: height)
  }
}
