import Carousel
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The widths of a row's cards and groups in a feed of a width.
struct RowMetrics {
  var insets: DirectionalEdgeInsets
  var spacing: CGFloat
  var groupWidth: CGFloat
  var cardWidth: CGFloat
  var group: CollectionLayoutGroup
  var pagesAbreast = 1
  var keylines: KeylineArrangement?
  /// True when the cards are as wide as their content.
  let isEstimated: Bool

  init(
    _ section: FeedSection, _ carousel: FeedCarousel, width: CGFloat, insets: DirectionalEdgeInsets
  ) {
    self.insets = insets
    spacing = section.spacing
    let room = max(0, width - insets.leading - insets.trailing)
    var height = section.cardHeight(in: room)
    let count = CGFloat(carousel.cardsPerGroup)
    let gap = carousel.itemSpacing.map { CGFloat($0) } ?? spacing
    let abreast = SideBySideCards(section, carousel, width: width)
    var card: CGFloat
    switch section.cardSize.width {
    case .absolute(let points): card = points
    case .fractionalWidth(let share): card = share * room
    case .fractionalHeight(let share): card = share * width
    case .estimated(let points), .uniformAcrossSiblings(let points): card = points
    }
    let wide = count * card + (count - 1) * gap
    if let lines = carousel.keylines {
      let high: CGFloat? = if case .absolute(let points) = section.cardSize.height { points } else { nil }
      let fitted = lines.lines(wide: card, spacing: spacing).fitted(
        width: room, height: high, itemCount: section.cards.count, lap: carousel.loops ? width : 0)
      keylines = fitted
      card = fitted.large
      spacing = fitted.spacing
      self.insets.trailing += fitted.trailingSpace
    } else if let peek = carousel.peek.map({ CGFloat($0) }) {
      // A centred row shows as much of the previous card.
      let isCentered = carousel.behavior == .groupPagingCentered
      let free = isCentered ? (width - wide) / 2 - peek : (width - wide - peek) / 2
      let isPoints = if case .absolute = section.cardSize.width { true } else { false }
      // A gap wider than half a card is too large; the row then shows more cards.
      if isPoints, free > 0, free <= wide / 2 {
        spacing = free
        self.insets.leading = isCentered ? free + peek : free
        self.insets.trailing = self.insets.leading
      } else {
        func share(of place: CGFloat) -> CGFloat { (place - (count - 1) * gap) / count }
        let middle = width - 2 * (spacing + peek)
        let place = width - insets.leading - spacing - peek
        let fitting = share(of: isCentered ? middle : place)
        card = isPoints ? min(card, fitting) : fitting
        let restsInMiddle = carousel.changesFromMiddle
        var groups = abreast.groups(inPlaceOf: share(of: restsInMiddle ? middle : place))
        if groups > 1, restsInMiddle {
          card = abreast.card(in: middle, groups: groups)
        } else if groups > 1 {
          let all = (section.cards.count + carousel.cardsPerGroup - 1) / carousel.cardsPerGroup
          // Without scrolling no card peeks.
          let fits = all <= groups
          if fits { groups = max(all, abreast.groups(inPlaceOf: share(of: room))) }
          card = abreast.card(in: fits ? room : place, groups: groups)
          pagesAbreast = groups
        }
      }
    } else if case .absolute = section.cardSize.width {
      let fitting = min(card, (room - (count - 1) * gap) / count)
      // Cards of a panorama keep their aspect ratio, so that no part of the picture is cropped between them.
      if carousel.isPanorama, case .absolute(let points) = section.cardSize.height {
        height = .absolute(max(1, (points * fitting / card).rounded()) + section.cardGrowth)
      }
      card = fitting
    } else {
      var groups = abreast.groups(inPlaceOf: card)
      if groups > 1 { card = abreast.card(in: wide, groups: groups) }
      if !carousel.changesFromMiddle {
        let all = (section.cards.count + carousel.cardsPerGroup - 1) / carousel.cardsPerGroup
        let pitch = count * card + (count - 1) * gap + spacing
        // Cards too few to loop have nowhere to go, so they share the text column.
        if carousel.loops, groups > 1, all > groups, CGFloat(all) * pitch < width {
          groups = all
          card = abreast.card(in: room, groups: all)
        }
        pagesAbreast = groups
      }
    }
    if section.isBanner {
      height = section.bannerHeight(width: width)
    } else if section.isFullBleed, carousel.cardsPerGroup == 1, carousel.peek == nil, keylines == nil {
      pagesAbreast = FeedLayoutMetrics.pagesAbreast(of: section.cards.count, width: width)
      let pages = CGFloat(pagesAbreast)
      if pagesAbreast > 1 { card = ((width - (pages - 1) * spacing) / pages).rounded(.up) }
    }
    if section.isFullBleed, !section.isBanner, case .absolute(let points) = section.cardSize.height {
      let isPictures = section.cards.allSatisfy(\.isPicture)
      height = .absolute(
        FeedLayoutMetrics.bleedHeight(points, width: width, pages: pagesAbreast, isPictures: isPictures)
          + section.cardGrowth)
    }
    if let larger = carousel.filling(card, of: section, spacing: spacing, width: width) {
      if case .absolute(let points) = section.cardSize.height {
        height = .absolute((points * larger / card).rounded())
      }
      card = larger
    }
    card = max(1, card)
    cardWidth = card
    groupWidth = count * card + (count - 1) * gap
    isEstimated =
      if keylines == nil, case .estimated = section.cardSize.width { true } else { false }
    let item = CollectionLayoutItem(
      layoutSize: CardArrangement.size(isEstimated ? .estimated(card) : .absolute(card), height))
    let size = CardArrangement.size(isEstimated ? .estimated(groupWidth) : .absolute(groupWidth), height)
    group =
      count == 1
      ? .horizontal(layoutSize: size, subitems: [item])
      : .horizontal(layoutSize: size, repeatingSubitem: item, count: carousel.cardsPerGroup)
    if count > 1 { group.interItemSpacing = .fixed(gap) }
  }

  /// Returns the horizontal range of the row's overlay.
  ///
  /// - Parameters:
  ///   - start: The position at which a card rests.
  ///   - isBleeding: True for full-bleed cards, over which the band is aligned with the text column.
  ///   - scrolls: True for a row that comes to rest on cards.
  ///   - width: The width of the row.
  /// - Returns: The range, in points.
  func overlayRoom(
    from start: CGFloat, isBleeding: Bool, scrolls: Bool, width: CGFloat
  ) -> ClosedRange<CGFloat> {
    let margin = FeedLayoutMetrics.margin(width: width)
    var room = (start + FeedLayoutMetrics.overlayStep, start + groupWidth - FeedLayoutMetrics.overlayStep)
    if isBleeding {
      room = (margin, pagesAbreast > 1 ? room.1 : width - margin)
    } else if isEstimated || !scrolls || groupWidth < FeedLayoutMetrics.leastOverlaid {
      room = (margin, width - margin)
    }
    return room.0...max(room.0, room.1)
  }
}

extension FeedCarousel {
  /// Returns the spacing of `count` cards that a transform narrows, so that the visible gap is the set one.
  func closeSpacing(_ row: RowMetrics, of count: Int, width: CGFloat) -> CGFloat {
    guard let overlap = cardTransform?.overlap, overlap > 0, count > 0 else { return row.spacing }
    let closest = row.spacing - overlap * row.groupWidth
    // A lap of cards that fill the window fills it exactly.
    let round = Self.fillingPitch(of: count, width: width) - row.groupWidth
    return loops && abs(round - closest) < 1 ? round : closest
  }

  /// Returns the width at which a looped row's cards fill the window.
  ///
  /// It is `nil` where they fill it already or cannot loop at all.
  fileprivate func filling(
    _ card: CGFloat, of section: FeedSection, spacing: CGFloat, width: CGFloat
  ) -> CGFloat? {
    if case .estimated = section.cardSize.width { return nil }
    let count = section.cards.count
    guard loops, cardsPerGroup == 1, keylines == nil, count > 1, let overlap = cardTransform?.overlap,
      overlap > 0, CGFloat(count) * (card + spacing - overlap * card) < width,
      CGFloat(count) * (card + spacing) >= width
    else { return nil }
    return ((Self.fillingPitch(of: count, width: width) - spacing) / (1 - overlap)).rounded(.up)
  }

  /// Returns the distance between `count` cards at which their lap fills the window.
  private static func fillingPitch(of count: Int, width: CGFloat) -> CGFloat {
    (width / CGFloat(count)).rounded(.up)
  }
}

nonisolated extension FeedCarousel {
  /// True for a centred row whose cards change with their distance from the middle.
  var changesFromMiddle: Bool { behavior == .groupPagingCentered && transform != .none }

  /// True for a centred row whose cards overlap, so that only the one in the middle is seen whole.
  var overlapsInMiddle: Bool { changesFromMiddle && cardTransform.map { $0.overlap > 0 } ?? false }

  /// True for a row that shows its cards as they should be only at the place where they come to rest.
  var keepsRestingPlace: Bool {
    behavior == .groupPagingCentered ? overlapsInMiddle : transform != .none || keylines != nil
  }

  /// The transform of cards by their distance from the resting position; `nil` for none.
  var cardTransform: CarouselTransform? { CarouselTransform(rawValue: transform.rawValue) }
}

/// The rule for several cards side by side in place of one that would be too wide in a wide feed.
nonisolated struct SideBySideCards {
  /// The greatest width of a card, in points; infinite for one without a limit.
  let widest: CGFloat

  private let spacing, gap, perGroup: CGFloat

  /// Creates the rule for a row in a feed of `width`.
  ///
  /// It applies to cards whose width depends on the feed's: by a peek, or by a fraction.
  init(_ section: FeedSection, _ carousel: FeedCarousel, width: CGFloat) {
    spacing = section.spacing
    gap = carousel.itemSpacing.map { CGFloat($0) } ?? spacing
    perGroup = CGFloat(carousel.cardsPerGroup)
    let follows =
      switch section.cardSize.width {
      case .fractionalWidth: carousel.peek != nil || !section.isFullBleed
      case .fractionalHeight: carousel.peek != nil
      case .absolute, .estimated, .uniformAcrossSiblings: false
      }
    guard follows, width > FeedLayoutMetrics.wideWidth else {
      widest = .infinity
      return
    }
    widest = section.cards.map { $0.widest(inRowOf: section.cardSize.height) }.min() ?? .infinity
  }

  /// Returns the number of groups in place of one whose cards would be `width` wide; wide gaps reduce it.
  func groups(inPlaceOf width: CGFloat) -> Int {
    let place = perGroup * width + (perGroup - 1) * gap
    var groups = max(1, Int(bounding: (width / widest).rounded(.up)))
    while groups > 1, card(in: place, groups: groups) < widest / 3 { groups -= 1 }
    return groups
  }

  /// Returns the width of a card where `groups` share the width `place`.
  func card(in place: CGFloat, groups: Int) -> CGFloat {
    let group = (place - CGFloat(groups - 1) * spacing) / CGFloat(groups)
    return (group - (perGroup - 1) * gap) / perGroup
  }
}

nonisolated extension FeedCard {
  /// True for a picture or a colour, whose height may follow its width.
  var isPicture: Bool { hasPicture || own == nil && kind == .swatch }

  /// Returns the greatest width of the card in a row of a wide feed, in points.
  ///
  /// It is a readable line length, or for a picture or a colour one that follows its height.
  fileprivate func widest(inRowOf height: FeedDimension) -> CGFloat {
    guard isPicture else { return FeedLayoutMetrics.widestWords }
    switch height {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      return FeedLayoutMetrics.widestPicture(height: points)
    case .fractionalWidth, .fractionalHeight: return .infinity
    }
  }
}
