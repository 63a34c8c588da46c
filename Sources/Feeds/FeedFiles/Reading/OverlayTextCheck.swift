import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

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
    if let kind = card.own {
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
    if let kind = card.own { return kind.parts.compactMap { $0.line(on: card, of: kind)?.lineHeight } }
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
