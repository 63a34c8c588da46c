import Carousel
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The layout of a section's cards, side by side or stacked, in a feed of a width.
struct CardArrangement {
  /// The group that is repeated until all cards are placed.
  let group: CollectionLayoutGroup
  /// The space between two groups, in points.
  let spacing: CGFloat
  /// The insets around the cards, in points.
  let insets: DirectionalEdgeInsets
  /// The distance from one group to the next, in points; an estimate if a group's width is one.
  let pitch: CGFloat
  /// The width of a card, of the narrowest one where they differ, in points.
  private(set) var cardWidth: CGFloat
  /// The number of cards or groups of a row shown in place of one; 1 for any other section.
  private(set) var pagesAbreast = 1
  /// True for a row whose cards all fit in the text column.
  ///
  /// It does not scroll, and begins with the text. Rows whose cards change with their distance from the
  /// middle are excluded.
  private(set) var fitsWhole = false
  /// True for a looped row that is too short to loop and too long for the text column: it is centred, fully visible.
  private(set) var standsInMiddle = false
  /// The widths between which a row's cards change; `nil` for cards of one width.
  private(set) var keylines: KeylineArrangement?
  /// The horizontal range of a row's overlay: inside the card at rest, or in the text column over small cards.
  private(set) var overlayRoom: ClosedRange<CGFloat> = 0...0

  /// Lays out the cards of `section` in a feed of `width`; with reduced motion no transform moves them together.
  init(_ section: FeedSection, width: CGFloat, look: FeedLook = FeedLook(), reducesMotion: Bool = false) {
    var insets = section.insets
    let more = FeedLayoutMetrics.margin(width: width) - FeedLayoutMetrics.sideMargin
    if insets.leading > 0 { insets.leading += more }
    if insets.trailing > 0 { insets.trailing += more }
    switch section.layout {
    case .list:
      self.insets = insets
      spacing = section.spacing
      let room = width - insets.leading - insets.trailing
      let columns = Self.listColumns(section, room: room)
      group = Self.listGroup(section, columns, room: room)
      cardWidth = Self.width(of: columns.count, in: room, gap: columns.gap)
      pitch = width
    case .grid(let grid):
      self.insets = insets
      spacing = section.spacing
      let room = width - insets.leading - insets.trailing
      let columns = grid.columns.count(in: room, spacing: section.spacing)
      group = Self.gridGroup(grid, section, columns: columns, room: room, look: look)
      cardWidth = Self.width(of: columns, in: room, gap: section.spacing)
      pitch = width
    case .mosaic(let mosaic):
      self.insets = insets
      spacing = section.spacing
      let room = width - insets.leading - insets.trailing
      group = MosaicGroup(mosaic, section, room: room).group
      cardWidth = mosaic.narrowest(in: room, gap: section.spacing)
      pitch = width
    case .banner:
      self.insets = insets
      spacing = section.spacing
      group = .vertical(
        layoutSize: Self.size(.fractionalWidth(1), section.bannerHeight(width: width)),
        subitems: [
          CollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), section.bannerHeight(width: width)))
        ])
      cardWidth = width - insets.leading - insets.trailing
      pitch = width
    case .carousel(let carousel):
      let row = RowMetrics(section, carousel, width: width, insets: insets)
      spacing =
        reducesMotion || carousel.cardsPerGroup > 1 || row.isEstimated
        ? row.spacing : carousel.closeSpacing(row, of: section.cards.count, width: width)
      group = row.group
      pitch = row.groupWidth + spacing
      cardWidth = row.cardWidth
      pagesAbreast = row.pagesAbreast
      keylines = row.keylines
      let count = (section.cards.count + carousel.cardsPerGroup - 1) / carousel.cardsPerGroup
      let length = CGFloat(count) * pitch - spacing
      let goesRound = carousel.loops && count > 1 && length + spacing >= width
      let showsAll = carousel.loops && !goesRound && !carousel.keepsRestingPlace && length <= width
      var margins = row.insets
      // A loop that cannot go round and shows all its cards from the text column on has nowhere to scroll.
      if showsAll, carousel.behavior != .groupPagingCentered {
        let rest = (width - margins.leading - length).rounded(.down)
        if rest >= 0 { margins.trailing = min(margins.trailing, rest) }
      }
      self.insets = margins
      fitsWhole =
        !goesRound && !carousel.changesFromMiddle && !row.isEstimated
        && length <= width - margins.leading - margins.trailing
      let isCentered = carousel.behavior == .groupPagingCentered && !fitsWhole && pagesAbreast == 1
      standsInMiddle = showsAll && !fitsWhole
      let shown = standsInMiddle ? length : row.groupWidth
      let start = isCentered || standsInMiddle ? (width - shown) / 2 : row.insets.leading
      overlayRoom = row.overlayRoom(
        from: start, isBleeding: section.isFullBleed, scrolls: carousel.behavior.hasStops, width: width)
    }
  }

  /// Returns the group of a list's line: as many cards as the file sets, else one, or two in a wide feed.
  private static func listGroup(
    _ section: FeedSection, _ columns: (count: Int, gap: CGFloat), room: CGFloat
  ) -> CollectionLayoutGroup {
    let height = section.cardHeight(in: room)
    let (columns, gap) = columns
    guard columns > 1 else {
      let size = size(.fractionalWidth(1), height)
      return .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    }
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), height))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitem: item, count: columns)
    group.interItemSpacing = .fixed(gap)
    return group
  }

  private static func listColumns(_ section: FeedSection, room: CGFloat) -> (count: Int, gap: CGFloat) {
    let gap = max(section.spacing, FeedLayoutMetrics.cardPadding)
    let count =
      section.listColumns?.count(in: room, spacing: gap) ?? (room >= FeedLayoutMetrics.twoColumns ? 2 : 1)
    return (count, gap)
  }

  private static func width(of columns: Int, in room: CGFloat, gap: CGFloat) -> CGFloat {
    max(1, (room - CGFloat(columns - 1) * gap) / CGFloat(columns))
  }

  private static func gridGroup(
    _ grid: FeedGrid, _ section: FeedSection, columns: Int, room: CGFloat, look: FeedLook
  ) -> CollectionLayoutGroup {
    let height = section.cardHeight(in: room)
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), height),
      supplementaryItems: grid.badge.map {
        [badge(at: $0, extent: look.scaled(BadgeView.extent), isPill: section.hasLongBadges)]
      } ?? [])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitem: item, count: columns)
    group.interItemSpacing = .fixed(section.spacing)
    return group
  }

  /// Returns the item of a badge: a disc, or a pill as wide as its text.
  private static func badge(
    at place: RectAlignment, extent: CGFloat, isPill: Bool
  ) -> CollectionLayoutSupplementaryItem {
    let unit = place.unitPoint
    var edges: DirectionalRectEdge = []
    if unit.x == 0 { edges.insert(.leading) }
    if unit.x == 1 { edges.insert(.trailing) }
    if unit.y == 0 { edges.insert(.top) }
    if unit.y == 1 { edges.insert(.bottom) }
    let out = CGPoint(x: (unit.x - 0.5) * 0.5, y: (unit.y - 0.5) * 0.5)
    // A pill reaches as far out as a disc does, however wide it is.
    let anchor =
      isPill
      ? CollectionLayoutAnchor(
        edges: edges, absoluteOffset: CGPoint(x: out.x * extent, y: out.y * extent))
      : CollectionLayoutAnchor(edges: edges, fractionalOffset: out)
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(isPill ? .estimated(extent) : .absolute(extent), .absolute(extent)),
      elementKind: SectionBuilder.ElementKind.badge, containerAnchor: anchor)
    badge.zIndex = 2
    return badge
  }

  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }
}

nonisolated extension FeedSection {
  /// The greatest number of characters of a badge that is a disc.
  private static let discLength = 2

  /// True where a badge on a card's corner has more characters than a disc holds.
  fileprivate var hasLongBadges: Bool { allCards.contains { $0.cornerBadge.count > Self.discLength } }

  /// True for a row whose cards extend from edge to edge of the feed.
  var isFullBleed: Bool {
    guard insets.leading == 0, insets.trailing == 0 else { return false }
    if isBanner { return true }
    guard let carousel, carousel.keylines == nil else { return false }
    if case .fractionalWidth(let share) = cardSize.width { return share >= 1 }
    return false
  }
}

extension FeedSection {
  /// Returns the height of a card at a width, with the growth by larger text.
  func cardHeight(in room: CGFloat) -> CollectionLayoutDimension {
    guard cardGrowth > 0 else { return cardSize.height.layout }
    return switch cardSize.height {
    case .absolute(let points): .absolute(points + cardGrowth)
    case .estimated(let points): .estimated(points + cardGrowth)
    case .uniformAcrossSiblings(let points): .uniform(points + cardGrowth)
    case .fractionalWidth(let share): .absolute(share * room + cardGrowth)
    case .fractionalHeight: cardSize.height.layout
    }
  }
}

extension FeedDimension {
  /// The layout's dimension for the extent.
  var layout: CollectionLayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .estimated(let points): .estimated(points)
    case .uniformAcrossSiblings(let points): .uniform(points)
    }
  }
}
