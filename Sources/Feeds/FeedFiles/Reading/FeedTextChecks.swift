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
    if let kind = card.shownKind { return missing(on: card, of: kind) }
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

/// The check that a row's band covers no text of its cards.
///
/// Text over a picture moves out of the band and is not checked.
nonisolated struct OverlayTextCheck {
  private let overlay: FeedOverlay
  /// The height of the cards, in points; `nil` where it is not fixed.
  private let height: CGFloat?
  /// The covered edges of the cards, with a band without wrapped lines.
  private let covered: CardCell.CoveredEdges

  /// Creates the check of a section with these metrics of dots; `nil` for a section without a band.
  init?(_ section: FeedSection, dots: PageControlMetrics) {
    guard let overlay = section.carousel?.overlay else { return nil }
    self.overlay = overlay
    height = if case .absolute(let points) = section.cardSize.height { points } else { nil }
    covered = overlay.covered(height: OverlayBand.leastHeight(of: overlay), dots: section.coveredFoot(dots))
  }

  /// Returns a warning where the band covers text of a card; `nil` where it does not.
  func warning(about card: FeedCard) -> String? {
    guard let place = place(of: card), isOver(card, place) else { return nil }
    return
      "the band lies over the words of the card \"\(card.id)\", which are \(place.rawValue); words over a picture "
      + "(a kind with arrangement: over) give way to it"
  }

  private enum Place: String {
    case below = "below its picture"
    case beside = "beside its picture"
    case alone = "all it shows"
    case name = "beneath its colour"
  }

  /// Returns the position of a card's text; `nil` for text that moves out of the band, or no text.
  private func place(of card: FeedCard) -> Place? {
    if let kind = card.shownKind {
      guard !lines(of: card).isEmpty, kind.arrangement != .over else { return nil }
      guard kind.has(.picture) else { return .alone }
      return kind.arrangement == .beside ? .beside : .below
    }
    guard !(card.title + card.subtitle + card.body).isEmpty else { return nil }
    return switch card.kind {
    case .picture: nil
    case .swatch: .name
    case .text, .link, .number: .alone
    }
  }

  /// Returns the heights of a card's lines, for the least number of lines, in points.
  private func lines(of card: FeedCard) -> [CGFloat] {
    if let kind = card.shownKind { return kind.parts.compactMap { $0.line(on: card, of: kind)?.lineHeight } }
    return [
      (card.title, Typography.title), (card.subtitle, Typography.caption), (card.body, Typography.body),
    ]
    .filter { !$0.0.isEmpty }.map(\.1.lineHeight)
  }

  private func isOver(_ card: FeedCard, _ place: Place) -> Bool {
    let edge = overlay.alignment.unitPoint.y
    guard let height else { return edge == 1 && (place == .below || place == .name) }
    let words = PartsColumn.height(lines(of: card))
    let space = (height - words) / 2
    let isText = card.own == nil && (card.kind == .text || card.kind == .link)
    let padding = card.own.map { CGFloat($0.padding) } ?? FeedLayoutMetrics.cardPadding
    let top: CGFloat =
      switch place {
      case .below, .name: height - words - min(padding, max(0, space))
      case .beside: max(0, space)
      case .alone: isText ? min(padding, max(0, space)) : max(0, space)
      }
    switch edge {
    case 0: return top < covered.head
    case 1: return top + words > height - covered.foot
    default:
      let band = OverlayBand.leastHeight(of: overlay)
      return top < (height + band) / 2 && top + words > (height - band) / 2
    }
  }
}
