import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// The sizing of cards for the current text scale.
///
/// Text cards grow in width and height as their text needs. A grid has fewer columns, and a group of a row fewer
/// cards, where a word would not fit. A picture keeps its size as long as the text over it fits.
///
/// UIKit counterpart: cells of estimated size, and heights of `UIFontMetrics.scaledValue(for:)`.
struct TextScaleSizing {
  /// The width that is always enough for a text column, as a multiple of the size of running text.
  private static let widestColumn: CGFloat = 8
  /// The greatest number of measured cards of a section: those with the longest texts.
  private static let mostMeasured = 64
  /// The greatest height by which cards grow, in points.
  private static let mostGrowth: CGFloat = 4096

  private let document: FeedDocument
  private let look: FeedLook
  private let width: CGFloat
  private let context: ViewContext

  /// The titles of the other feeds that cards lead to, by file.
  var linkTitles: [URL: String] = [:]

  /// Creates the sizing at the text scale of `look` in a feed of `width`.
  init(_ document: FeedDocument, look: FeedLook, width: CGFloat, context: ViewContext) {
    (self.document, self.look, self.width) = (document, look, width)
    // Views that are only measured need no environment and no state.
    self.context = ViewContext(text: context.text)
    self.context.traits = context.traits
  }

  /// Returns the section with its cards enlarged for their text.
  func section(_ section: FeedSection) -> FeedSection {
    guard look.fonts.scale > 1, !section.cards.isEmpty else { return section }
    let cards = measuredCards(of: section)
    var section = section
    widen(&section)
    let arrangement = CardArrangement(section, width: width, look: look)
    guard let height = height(of: section, arrangement) else { return section }
    let room = CardHeightGrowth(width: arrangement.cardWidth, height: height, scale: look.fonts.scale)
    let looks = [document.look(of: section), look].map { (look: $0, covered: covered(in: section, $0)) }
    let growth = cards.map { room.growth(for: words(of: $0, in: section, room, looks)) }.max() ?? 0
    // Text that moves out of the band has the band's growth already.
    let band = bandGrowth(of: section, room)
    let whole = cards.allSatisfy { $0.keepsSize(in: section) } ? max(growth, band) : growth + band
    section.cardGrowth = min(whole.rounded(.up), Self.mostGrowth)
    return section
  }

  /// Returns the cards with the longest texts.
  private func measuredCards(of section: FeedSection) -> [FeedCard] {
    guard section.cards.count > Self.mostMeasured else { return section.cards }
    return Array(section.cards.sorted { $0.textLength > $1.textLength }.prefix(Self.mostMeasured))
  }

  /// Widens text cards to the least width of a text column, in rows and in grids.
  private func widen(_ section: inout FeedSection) {
    guard !section.cards.allSatisfy({ $0.keepsSize(in: section) }) else { return }
    let column = Self.widestColumn * look.fonts[Typography.body].size
    func needed(_ card: CGFloat) -> CGFloat { max(card, min(card * look.fonts.scale, column)) }
    switch section.layout {
    case .carousel(var carousel):
      let written = CardArrangement(section, width: width).cardWidth
      if case .absolute(let points) = section.cardSize.width {
        let room = width - 2 * FeedLayoutMetrics.margin(width: width)
        section.cardSize.width = .absolute(max(points, min(needed(points), room)))
      }
      // Cards as wide as their content have room for it.
      if case .estimated = section.cardSize.width { return }
      while carousel.cardsPerGroup > 1 {
        carousel.cardsPerGroup -= 1
        var fewer = section
        fewer.layout = .carousel(carousel)
        let card = CardArrangement(section, width: width).cardWidth
        let wider = CardArrangement(fewer, width: width).cardWidth
        guard card < needed(written), wider > card else { return }
        section = fewer
      }
    case .grid(var grid):
      let written = CardArrangement(section, width: width).cardWidth
      let insets = section.insets
      let more = 2 * (FeedLayoutMetrics.margin(width: width) - FeedLayoutMetrics.sideMargin)
      let room = width - insets.leading - insets.trailing - more
      var count = grid.columns.count(in: room, spacing: section.spacing)
      while count > 1, (room - CGFloat(count - 1) * section.spacing) / CGFloat(count) < needed(written) {
        count -= 1
      }
      grid.columns = FeedColumns(least: count, most: count)
      section.layout = .grid(grid)
    case .list, .mosaic, .banner: return
    }
  }

  /// Returns the height of a card before it grows, in points; `nil` where it depends on more than width and text.
  private func height(of section: FeedSection, _ arrangement: CardArrangement) -> CGFloat? {
    switch arrangement.group.layoutSize.heightDimension {
    case let height where height.isAbsolute || height.isEstimated:
      guard case .mosaic(let mosaic) = section.layout else { return height.dimension }
      guard case .absolute(let points) = section.cardSize.height else { return nil }
      return points / CGFloat(mosaic.mostStacked)
    case let height where height.isFractionalWidth:
      return height.dimension * (width - arrangement.insets.leading - arrangement.insets.trailing)
    default: return nil
    }
  }

  /// Returns the heights of a card's text at scale 1 and at the current scale.
  private func words(
    of card: FeedCard, in section: FeedSection, _ room: CardHeightGrowth,
    _ looks: [(look: FeedLook, covered: CardCell.CoveredEdges)]
  ) -> CardHeightGrowth.TextHeights {
    let face = CardCellKind(card, in: section)
    let heights = looks.map { look, covered in
      let cell = face.cellType.init()
      cell.frame = CGRect(x: 0, y: 0, width: room.width, height: room.height)
      cell.move(to: context)
      defer { cell.move(to: nil) }
      cell.configure(
        card, note: CardNote(id: card.id, index: 0, count: 1), look: look, titleLines: section.titleLines)
      if let cell = cell as? PictureCell {
        cell.titlesStand = section.standsTitles && section.carousel?.keylines == nil
        cell.mosaic = MosaicStrips(section)
      }
      cell.covered = covered
      cell.badgeCover = section.badgeCover(of: card, look, in: context)
      cell.feedWidth = width
      cell.linkTitle = card.linkTitle(in: document, or: linkTitles)
      return cell.wordsHeight(width: room.width)
    }
    return CardHeightGrowth.TextHeights(
      written: heights.first ?? 0, scaled: heights.last ?? 0, keepsSize: card.keepsSize(in: section))
  }

  /// Returns the edges of a card that the band at rest and the dots cover; text over a picture is outside them.
  func covered(in section: FeedSection, _ look: FeedLook) -> CardCell.CoveredEdges {
    let dots = section.coveredFoot(document.settings.dots)
    guard let overlay = section.carousel?.overlay else { return CardCell.CoveredEdges(foot: dots) }
    return overlay.covered(height: bandHeight(overlay, of: section, look), dots: dots)
  }

  /// Returns the height that the band over a row lacks, in points.
  private func bandGrowth(of section: FeedSection, _ room: CardHeightGrowth) -> CGFloat {
    guard let overlay = section.carousel?.overlay?.unfolded else { return 0 }
    let around =
      FeedLayoutMetrics.overlayStep
      + max(FeedLayoutMetrics.overlayStep, section.coveredFoot(document.settings.dots))
    return room.growth(
      for: CardHeightGrowth.TextHeights(
        written: around + bandHeight(overlay, of: section, document.look(of: section)),
        scaled: around + bandHeight(overlay, of: section, look), keepsSize: true))
  }

  /// Returns the height of a band over a row with its permanent lines, in points.
  private func bandHeight(_ overlay: FeedOverlay, of section: FeedSection, _ look: FeedLook) -> CGFloat {
    let band = OverlayBand(frame: .zero)
    band.move(to: context)
    defer { band.move(to: nil) }
    band.configure(overlay, look: look, isPausable: section.mayTurn)
    let arrangement = CardArrangement(section, width: width, look: look)
    let place = OverlayPosition(
      overlay.alignment, room: arrangement.overlayRoom, width: width, insets: arrangement.insets,
      dots: section.coveredFoot(document.settings.dots))
    return band.sizeThatFits(CGSize(width: place.width, height: .infinity)).height
  }
}

/// The growth of a card's height for its text.
nonisolated struct CardHeightGrowth {
  /// The heights of a card's text with its padding, in points.
  struct TextHeights {
    /// The height at scale 1.
    var written: CGFloat
    /// The height at the scale.
    var scaled: CGFloat
    /// True for text over a picture, which keeps its size while the text fits.
    var keepsSize: Bool
  }

  /// The width of the card, in points.
  let width: CGFloat
  /// Its height at scale 1, in points.
  let height: CGFloat
  /// The text scale.
  let scale: CGFloat

  /// Returns the points by which the card has to grow.
  ///
  /// Text that did not fit at scale 1 need not fit now: such a card grows at most in proportion to the area
  /// of its text.
  func growth(for words: TextHeights) -> CGFloat {
    let written = words.keepsSize ? max(words.written, height) : words.written
    let growth = max(0, words.scaled - written)
    return words.written > height ? min(growth, height * (scale * scale - 1)) : growth
  }
}

nonisolated extension FeedCard {
  /// Returns true for a card whose text is over its picture.
  @MainActor
  fileprivate func keepsSize(in section: FeedSection) -> Bool {
    if let own { return own.arrangement == .over }
    return [.picture, .page].contains(CardCellKind(self, in: section))
  }

  fileprivate var textLength: Int {
    [title, subtitle, body, price, badge, button].reduce(0) { $0 + $1.utf8.count }
  }
}

nonisolated extension FeedOverlay {
  /// The overlay with all its lines visible.
  fileprivate var unfolded: FeedOverlay {
    var overlay = self
    overlay.lines += moreLines
    return overlay
  }
}
