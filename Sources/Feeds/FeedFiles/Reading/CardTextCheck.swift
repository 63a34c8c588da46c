import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The check that text fits on the cards of a section with one fixed height.
nonisolated struct CardTextCheck {
  /// A part of a card on which no line of text fits.
  struct HiddenPart: Sendable, Hashable {
    /// The role of the part.
    let role: FeedPart.Role
    /// The height of a card from which it shows a line, in points.
    let least: Double

    /// The text of the warning.
    var words: String {
      "the \(role.rawValue) has no room on a card of this height; it shows a line from \(Int(bounding: least)) points"
    }
  }

  private let layout: FeedLayout
  private let height: CGFloat
  /// The edges of the cards that dots and a band without wrapped lines cover.
  private let covered: CardCell.CoveredEdges

  /// Creates the check of a section with these metrics of dots; `nil` where the cards' height is not fixed.
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

  /// Returns the first part of a card whose text does not fit by a line; `nil` when all fit.
  func missing(on card: FeedCard) -> HiddenPart? {
    if let kind = card.own { return missing(on: card, of: kind) }
    guard card.kind == .text || card.kind == .link, !card.body.isEmpty else { return nil }
    let least =
      layout == .list
      ? ListCellMetrics.leastHeightWithWords
      : TextCardGaps.leastHeightWithWords(in: height, isLink: card.kind == .link)
    return height < least ? HiddenPart(role: .body, least: least.rounded(.up)) : nil
  }

  private func missing(on card: FeedCard, of kind: CustomCardKind) -> HiddenPart? {
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
  /// Returns one line of the part on a card of a kind; `nil` where it is not in the text column.
  func line(on card: FeedCard, of kind: CustomCardKind) -> PartsColumn.Line? {
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
