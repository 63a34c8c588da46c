import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The factory of a feed's views: cells, headers, dots, badges and backgrounds.
struct FeedViewFactory {
  let document: FeedDocument
  let collectionView: CollectionView
  let loader: FeedLoader
  /// The titles of the other feeds that cards lead to, by file.
  var linkTitles: [URL: String] = [:]

  /// The style of the feed, at the environment's text scale.
  var look: FeedLook { scaled(document.look) }

  /// Returns the style of a section, in its own language where it has one.
  func look(of section: FeedSection) -> FeedLook { scaled(document.look(of: section)) }

  private func scaled(_ look: FeedLook) -> FeedLook {
    guard let scale = collectionView.context?.traits.textScale, scale != 1 else { return look }
    return look.scaled(by: scale)
  }

  /// Registers the types of all views of a feed, which may be made ahead for their pictures.
  static func register(in collectionView: CollectionView) {
    collectionView.picturesAhead.isEnabled = true
    for face in CardCellKind.allCases {
      collectionView.register(face.cellType, forReuseIdentifier: face.rawValue)
    }
    let kinds: [(String, CollectionReusableView.Type)] = [
      (SectionBuilder.ElementKind.header, SectionHeader.self),
      (SectionBuilder.ElementKind.dots, DotsFooter.self),
      (SectionBuilder.ElementKind.overlay, OverlayBand.self),
      (SectionBuilder.ElementKind.badge, BadgeView.self),
      (SectionBuilder.ElementKind.ground, SectionBackgroundView.self),
      (SectionBuilder.ElementKind.loading, LoadingFooter.self),
    ]
    for (kind, type) in kinds { collectionView.register(type, forReuseIdentifier: kind) }
  }

  /// Returns the layout of a section; `nil` for an index without a section.
  func description(ofSection index: Int, width: CGFloat) -> CollectionLayoutSection? {
    let sections = document.sections
    guard sections.indices.contains(index) else { return nil }
    let look = look(of: sections[index])
    var section = sections[index]
    if look.fonts.scale != 1, let context = collectionView.context {
      var sizing = TextScaleSizing(document, look: look, width: width, context: context)
      sizing.linkTitles = linkTitles
      section = sizing.section(section)
    }
    return SectionBuilder(
      section: section, width: width, isFirst: index == 0, isLast: index == sections.count - 1,
      canLoadMore: loader.canLoadMore(of: sections[index]), metrics: document.settings.dots, look: look,
      reducesMotion: collectionView.context?.traits.reducesMotion ?? false
    ).build(in: collectionView)
  }

  /// Returns the card at an index path; `nil` when there is none.
  func card(at indexPath: IndexPath) -> FeedCard? {
    let sections = document.sections
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cards.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].cards[indexPath.item]
  }

  // MARK: Cells

  /// Returns a cell that shows the card at an index path.
  func cell(at indexPath: IndexPath) -> CardCell {
    let section = document.sections[indexPath.section]
    let card = section.cards[indexPath.item]
    let cell: CardCell = collectionView.dequeueReusableView(CardCellKind(card, in: section).rawValue)
    let index = indexPath.section + card.tintIndex(of: look.palette.tints.count)
    let tint = section.paper == .tinted ? look.palette.tint(index) : nil
    cell.configure(
      card, note: note(of: card, at: indexPath, in: section), look: look(of: section),
      tint: tint, titleLines: section.titleLines)
    if let cell = cell as? PictureCell {
      cell.titlesStand = section.standsTitles && section.carousel?.keylines == nil
      cell.mosaic = MosaicStrips(section)
      cell.titlesAtHead = section.carousel?.overlay?.isAtFoot ?? false
      cell.image.flipsForRightToLeftLayoutDirection = section.carousel?.isPanorama ?? false
    }
    cell.badgeCover = section.badgeCover(of: card, look(of: section), in: collectionView.context)
    cell.feedWidth = collectionView.bounds.width
    cell.isInRow = section.carousel != nil
    cell.rowCards = rowCards(at: indexPath, in: section)
    cell.covered = CardCell.CoveredEdges(foot: section.coveredFoot(document.settings.dots))
    cell.linkTitle = card.linkTitle(in: document, or: linkTitles)
    return cell
  }

  /// Returns a closure for the cards of the same row of a grid, as it is laid out at the call; `nil` elsewhere.
  ///
  /// It is also `nil` where each card is as high as its own parts, which leave its picture whole.
  private func rowCards(at indexPath: IndexPath, in section: FeedSection) -> (() -> [FeedCard])? {
    guard case .grid = section.layout else { return nil }
    if case .estimated = section.cardSize.height { return nil }
    return { [weak collectionView] in
      guard let solved = collectionView?.solvedLayout, solved.sections.indices.contains(indexPath.section),
        case let grid = solved.sections[indexPath.section],
        let group = grid.group(ofItem: indexPath.item)
      else { return [] }
      return Array(section.cards[grid.items(inGroup: group).clamped(to: section.cards.indices)])
    }
  }

  private func note(of card: FeedCard, at indexPath: IndexPath, in section: FeedSection) -> CardNote {
    let hasStops = section.carousel?.behavior.hasStops ?? false
    return CardNote(
      id: "\(section.id)/\(card.id)", index: indexPath.item, count: section.cards.count,
      page: hasStops ? indexPath.item / (section.carousel?.cardsPerGroup ?? 1) : nil,
      lesson: look.showsBadges ? SectionProblem(section) : nil)
  }

  /// Moves the text over a row's pictures out of its band, also while that is grown.
  func giveWay(to band: OverlayBand, inSection id: String) {
    guard let index = document.sections.firstIndex(where: { $0.id == id }),
      document.sections[index].carousel?.overlay != nil
    else { return }
    let covered = covered(inSection: index, by: band)
    collectionView.forEachCell(ofSection: index) { ($0 as? CardCell)?.covered = covered }
  }

  /// Returns the covered edges of a section's cards; without its band on screen that is measured.
  func covered(inSection index: Int, by band: OverlayBand?) -> CardCell.CoveredEdges {
    let section = document.sections[index]
    let dots = section.coveredFoot(document.settings.dots)
    guard let overlay = section.carousel?.overlay else { return CardCell.CoveredEdges(foot: dots) }
    if let band {
      // A card as high as its parts would grow with the band.
      var height = band.coveringHeight
      if case .estimated = section.cardSize.height { height = band.restingHeight }
      return overlay.covered(height: height, dots: dots)
    }
    guard let context = collectionView.context else { return CardCell.CoveredEdges(foot: dots) }
    let look = look(of: section)
    return TextScaleSizing(document, look: look, width: collectionView.bounds.width, context: context)
      .covered(in: section, look)
  }

  /// Updates what cards know of the window: pages its width, and the backs of flipped cards their positions.
  func noteOrigins() {
    for case let cell as CardCell in collectionView.subviews {
      cell.feedWidth = collectionView.bounds.width
      guard cell.interaction.showsBack, let path = collectionView.indexPath(for: cell),
        let attributes = collectionView.layoutAttributesForItem(at: path)
      else { continue }
      cell.noteOrigin(attributes.frame.origin)
    }
  }

  // MARK: Around the cells

  /// Returns the header of a section.
  func header(ofSection index: Int) -> SectionHeader {
    let section = document.sections[index]
    let look = look(of: section)
    let header: SectionHeader = collectionView.dequeueReusableView(SectionBuilder.ElementKind.header)
    let ground =
      section.header == .pinned ? section.background.color(in: look.palette) ?? look.palette.paper : nil
    header.configure(
      SectionHeader.Content(section, isFirst: index == 0, look: look), look: look, ground: ground)
    if look.showsBadges, let row = collectionView.rowSnapshot(ofRow: section.id)?.row {
      header.chip.reading = Self.chipReading(of: row)
    }
    return header
  }

  /// Returns the state of a header's chip for a row's motion.
  static func chipReading(of row: RowSummary) -> StateChip.Reading {
    StateChip.Reading(page: row.page, count: row.pages, phase: row.phase)
  }

  /// Returns the dots of a section.
  func dots(ofSection index: Int) -> DotsFooter {
    let section = document.sections[index]
    let footer: DotsFooter = collectionView.dequeueReusableView(SectionBuilder.ElementKind.dots)
    footer.show(section.carousel?.dots ?? FeedDots(), metrics: document.settings.dots, palette: look.palette)
    footer.connect(to: section.id, of: collectionView)
    footer.name(section.title)
    return footer
  }

  /// Returns the loading footer of a section.
  func loadingFooter(ofSection index: Int) -> LoadingFooter {
    let footer: LoadingFooter = collectionView.dequeueReusableView(SectionBuilder.ElementKind.loading)
    let section = document.sections[index]
    footer.wear(look(of: section), overCards: section.carousel != nil)
    return footer
  }

  /// Returns the badge of a card.
  func badge(at indexPath: IndexPath) -> BadgeView {
    let badge: BadgeView = collectionView.dequeueReusableView(SectionBuilder.ElementKind.badge)
    let section = document.sections[indexPath.section]
    let width = collectionView.layoutAttributesForItem(at: indexPath)?.frame.width
    badge.show(
      section.cards[indexPath.item].cornerBadge, in: look(of: section), most: width ?? .infinity)
    return badge
  }

  /// Returns the background of a section.
  func ground(ofSection index: Int, kind: String) -> SectionBackgroundView {
    let ground: SectionBackgroundView = collectionView.dequeueReusableView(kind)
    ground.show(document.sections[index].background, in: look.palette)
    return ground
  }
}

nonisolated extension FeedCard {
  /// Returns the text of the card's link: the title of its target section, or of another feed by its file.
  func linkTitle(in document: FeedDocument, or titles: [URL: String] = [:]) -> String {
    if let linkedFeed { return linkedFeed.file.flatMap { titles[$0] } ?? linkedFeed.path }
    return link.map { link in document.sections.first { $0.id == link }?.title ?? link } ?? ""
  }
}
