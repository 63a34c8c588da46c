import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The builder of the compositional layout section of a feed file's section.
struct SectionBuilder {
  let section: FeedSection
  let width: CGFloat
  let isFirst: Bool
  let isLast: Bool
  /// True while more cards can come.
  let canLoadMore: Bool
  let metrics: PageControlMetrics
  let look: FeedLook
  let reducesMotion: Bool

  /// The kinds of the views that are not cards.
  nonisolated enum ElementKind {
    static let header = "header"
    static let dots = "dots"
    static let overlay = "overlay"
    static let badge = "badge"
    static let ground = "ground"
    static let loading = "loading"
  }

  /// Builds the layout section, which `collectionView` shows.
  func build(in collectionView: CollectionView?) -> CollectionLayoutSection {
    let arrangement = CardArrangement(section, width: width, look: look, reducesMotion: reducesMotion)
    let built = CollectionLayoutSection(group: arrangement.group)
    built.interGroupSpacing = arrangement.spacing
    built.contentInsets = arrangement.insets
    let loading = loading
    if isLast, footerHeight == 0, loading?.alignment != .bottom {
      built.contentInsets.bottom += FeedLayoutMetrics.sectionGap
    }
    built.supplementariesFollowContentInsets = false
    built.boundarySupplementaryItems = [
      header(in: collectionView?.context), dots(inside: built.contentInsets),
      overlay(over: arrangement, inside: built.contentInsets),
      loading,
    ].compactMap { $0 }
    if section.background != .none {
      built.decorationItems = [.background(elementKind: ElementKind.ground)]
    }
    if let carousel = section.carousel {
      built.orthogonalScrollingBehavior = carousel.behavior.layoutBehavior(
        pages: arrangement.pagesAbreast, fitsWhole: arrangement.fitsWhole)
      arrangement.keylines?.apply(to: built, in: collectionView)
      if let transform {
        built.visibleItemsInvalidationHandler = transform.handler(
          pitch: arrangement.pitch, anchor: carousel.behavior.anchor(insets: arrangement.insets),
          in: collectionView)
      }
    }
    return built
  }

  /// The transform of cards by their distance from the centre; `nil` for none.
  private var transform: CarouselTransform? { section.carousel?.cardTransform }

  private func header(in context: ViewContext?) -> CollectionLayoutBoundarySupplementaryItem? {
    let content = SectionHeader.Content(section, isFirst: isFirst, look: look)
    let height = content.height
    guard section.header != .none, height > 0 else { return nil }
    let isMeasured = look.fonts.scale > 1 || content.mayWrap(width: width, context: context)
    let item = boundary(ElementKind.header, isMeasured ? .estimated(height) : .absolute(height), .top)
    item.pinToVisibleBounds = section.header == .pinned
    item.zIndex = raised(section.header == .pinned ? 4 : 2)
    return item
  }

  /// The height of the dots beneath the row, in points; 0 without dots.
  private var footerHeight: CGFloat {
    section.shownDots.map { $0.position == .below ? $0.height(metrics) : 0 } ?? 0
  }

  private func dots(inside insets: DirectionalEdgeInsets) -> CollectionLayoutBoundarySupplementaryItem? {
    guard let dots = section.shownDots else { return nil }
    let isBelow = dots.position == .below
    let height = dots.height(metrics) + (isLast && isBelow ? FeedLayoutMetrics.sectionGap : 0)
    let item = boundary(
      ElementKind.dots, .absolute(height), .bottom, offset: CGPoint(x: 0, y: isBelow ? 0 : -insets.bottom))
    item.extendsBoundary = isBelow
    item.zIndex = raised(3)
    return item
  }

  /// The loading footer of a section: beneath its cards, or over the end of its row.
  private var loading: CollectionLayoutBoundarySupplementaryItem? {
    guard canLoadMore else { return nil }
    guard section.carousel != nil else {
      let gap = isLast ? FeedLayoutMetrics.sectionGap : 0
      return boundary(ElementKind.loading, .absolute(LoadingFooter.height + gap), .bottom)
    }
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(LoadingFooter.discWidth), heightDimension: .absolute(LoadingFooter.height)),
      elementKind: ElementKind.loading, alignment: .trailing,
      absoluteOffset: CGPoint(x: -FeedLayoutMetrics.margin(width: width) - LoadingFooter.step, y: 0))
    item.extendsBoundary = false
    item.zIndex = raised(3)
    return item
  }

  private func overlay(
    over arrangement: CardArrangement, inside insets: DirectionalEdgeInsets
  ) -> CollectionLayoutBoundarySupplementaryItem? {
    guard let overlay = section.carousel?.overlay else { return nil }
    let place = OverlayPosition(
      overlay.alignment, room: arrangement.overlayRoom, width: width, insets: insets,
      dots: section.coveredFoot(metrics))
    let size = CollectionLayoutSize(
      widthDimension: .absolute(place.width), heightDimension: .estimated(OverlayBand.usualHeight))
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: ElementKind.overlay, alignment: place.alignment,
      absoluteOffset: place.offset)
    item.fractionalOffset = place.fraction
    item.zIndex = raised(2)
    return item
  }

  /// Returns the z-index above cards that their transform raises.
  private func raised(_ zIndex: Int) -> Int { zIndex + (transform?.raisedBands ?? 0) }

  private func boundary(
    _ kind: String, _ height: CollectionLayoutDimension, _ alignment: RectAlignment, offset: CGPoint = .zero
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment, absoluteOffset: offset)
  }
}

extension FeedBehavior {
  /// Returns the layout's case for the behaviour in a row that shows a number of pages side by side.
  ///
  /// A page is one card whatever number is visible, so that every picture can be reached separately. A
  /// centred row that fits completely needs no centring, and begins at the text column.
  func layoutBehavior(
    pages: Int, fitsWhole: Bool = false
  ) -> CollectionLayoutSectionOrthogonalScrollingBehavior {
    if pages > 1, self == .paging || self == .groupPagingCentered { return .groupPaging }
    if fitsWhole, self == .groupPagingCentered { return .groupPaging }
    return layoutCase
  }
}

extension FeedBehavior {
  /// Returns the position at which a card rests, in a row with these insets.
  fileprivate func anchor(insets: DirectionalEdgeInsets) -> CarouselTransform.Anchor {
    switch self {
    case .groupPaging, .continuousGroupLeadingBoundary: .leading(insets.leading)
    case .none, .continuous, .paging, .groupPagingCentered: .center
    }
  }
}

nonisolated extension FeedBehavior {
  /// The layout's case of the same name.
  var layoutCase: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }

  /// Creates the behaviour of the same name as the layout's case.
  init(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) {
    self = Self.allCases.first { $0.layoutCase == behavior } ?? .none
  }
}

/// The position of an overlay: inside the card at rest and inset from its row's edge.
///
/// It does not depend on the overlay's height.
nonisolated struct OverlayPosition {
  /// The largest width of an overlay, in points.
  private static let most: CGFloat = 480

  /// The width of the band, in points.
  let width: CGFloat
  /// The alignment in the row.
  let alignment: RectAlignment
  /// The offset from the aligned position, in points.
  let offset: CGPoint
  /// The offset from the aligned position, as a fraction of the band's size.
  let fraction: CGPoint

  /// Computes the position of a band.
  ///
  /// - Parameters:
  ///   - wanted: The edge or corner of the row that it is to have.
  ///   - room: The part of the row in which it stays, in points.
  ///   - row: The width of the row, in points.
  ///   - insets: The space around the cards, in points.
  ///   - dots: The height of the dots over the row's bottom edge, in points; 0 where none are there.
  init(
    _ wanted: RectAlignment, room: ClosedRange<CGFloat>, width row: CGFloat, insets: DirectionalEdgeInsets,
    dots: CGFloat
  ) {
    let unit = wanted.unitPoint
    alignment =
      switch wanted {
      case .bottom: .bottomLeading
      case .top: .topLeading
      case .none: .leading
      default: wanted
      }
    width = min(room.upperBound - room.lowerBound, Self.most)
    let bottom = insets.bottom + Self.foot(dots: dots)
    offset = CGPoint(
      x: unit.x == 1 ? room.upperBound - row : room.lowerBound,
      y: unit.y == 0 ? insets.top + FeedLayoutMetrics.overlayStep : unit.y == 1 ? -bottom : 0)
    fraction = CGPoint(x: 0, y: unit.y == 0 ? 1 : unit.y == 1 ? -1 : 0)
  }

  /// Returns the space beneath a band at the bottom of cards that dots of a height cover, in points.
  static func foot(dots: CGFloat) -> CGFloat { max(FeedLayoutMetrics.overlayStep, dots) }
}

nonisolated extension FeedOverlay {
  /// The space between the band and text over a picture, in points.
  private static let gap: CGFloat = 8

  /// Returns the parts of a card that a band of a height and dots of a height cover.
  func covered(height: CGFloat, dots: CGFloat) -> CardCell.CoveredEdges {
    switch alignment.unitPoint.y {
    case 0: CardCell.CoveredEdges(head: FeedLayoutMetrics.overlayStep + height + Self.gap, foot: dots)
    case 1: CardCell.CoveredEdges(foot: OverlayPosition.foot(dots: dots) + height + Self.gap)
    default: CardCell.CoveredEdges(foot: dots)
    }
  }
}
