import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// Builds the layout's description of a section of a feed file.
struct SectionBuilder {
  let section: FeedSection
  let width: CGFloat
  let isFirst: Bool
  let isLast: Bool
  let metrics: PageControlMetrics
  let look: FeedLook

  /// The kinds of the views that are not cards.
  nonisolated enum Kind {
    static let header = "header"
    static let dots = "dots"
    static let overlay = "overlay"
    static let badge = "badge"
    static let ground = "ground"
    static let loading = "loading"
  }

  /// The description of the section for the layout; `collectionView` shows it.
  func build(in collectionView: CollectionView?) -> CollectionLayoutSection {
    let arrangement = CardArrangement(section, width: width)
    let built = CollectionLayoutSection(group: arrangement.group)
    built.interGroupSpacing = arrangement.spacing
    built.contentInsets = arrangement.insets
    let dots = dots
    let loading = loading
    if isLast, dots == nil, loading?.alignment != .bottom {
      built.contentInsets.bottom += FeedMetrics.sectionGap
    }
    built.supplementariesFollowContentInsets = false
    built.boundarySupplementaryItems = [header, dots, overlay(inside: built.contentInsets), loading]
      .compactMap { $0 }
    if section.background != .none {
      built.decorationItems = [.background(elementKind: Kind.ground)]
    }
    if let carousel = section.carousel {
      built.orthogonalScrollingBehavior = carousel.behavior.layoutBehavior(
        pages: arrangement.pagesAbreast, fitsWhole: arrangement.fitsWhole && transform == nil)
      arrangement.keylines?.apply(to: built, in: collectionView)
      if let transform {
        built.visibleItemsInvalidationHandler = transform.handler(
          pitch: arrangement.pitch, anchor: carousel.behavior.anchor(insets: arrangement.insets),
          in: collectionView)
      }
    }
    return built
  }

  /// The change of cards with their distance from the centre; `nil` for none.
  private var transform: CarouselTransform? {
    section.carousel.flatMap { CarouselTransform(rawValue: $0.transform.rawValue) }
  }

  private var header: CollectionLayoutBoundarySupplementaryItem? {
    let height = SectionHeader.Content(section, isFirst: isFirst, look: look).height
    guard section.header != .none, height > 0 else { return nil }
    let item = boundary(Kind.header, .absolute(height), .top)
    item.pinToVisibleBounds = section.header == .pinned
    item.zIndex = raised(section.header == .pinned ? 4 : 2)
    return item
  }

  private var dots: CollectionLayoutBoundarySupplementaryItem? {
    guard let dots = section.carousel?.dots, dots.kind == .dots else { return nil }
    let height = dots.height(metrics) + (isLast ? FeedMetrics.sectionGap : 0)
    let item = boundary(Kind.dots, .absolute(height), .bottom)
    item.extendsBoundary = dots.position == .below
    item.zIndex = raised(3)
    return item
  }

  /// The place where a section says that more cards are on their way: beneath its cards, or over the end of its row.
  private var loading: CollectionLayoutBoundarySupplementaryItem? {
    guard section.canLoadMore else { return nil }
    guard section.carousel != nil else {
      let gap = isLast ? FeedMetrics.sectionGap : 0
      return boundary(Kind.loading, .absolute(LoadingFooter.height + gap), .bottom)
    }
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(LoadingFooter.discWidth), heightDimension: .absolute(LoadingFooter.height)),
      elementKind: Kind.loading, alignment: .trailing,
      absoluteOffset: CGPoint(x: -FeedMetrics.margin(width: width) - LoadingFooter.step, y: 0))
    item.extendsBoundary = false
    item.zIndex = raised(3)
    return item
  }

  private func overlay(inside insets: DirectionalEdgeInsets) -> CollectionLayoutBoundarySupplementaryItem? {
    guard let overlay = section.carousel?.overlay else { return nil }
    let margin = FeedMetrics.margin(width: width)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(max(0, min(width - 2 * margin, 480))), heightDimension: .estimated(73))
    let place = OverlayPlace(overlay.alignment, margin: margin, insets: insets)
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: Kind.overlay, alignment: place.alignment, absoluteOffset: place.offset)
    item.fractionalOffset = place.fraction
    item.zIndex = raised(2)
    return item
  }

  /// The z-index above cards that their transform raises.
  private func raised(_ zIndex: Int) -> Int { zIndex + (transform?.raisedBands ?? 0) }

  private func boundary(
    _ kind: String, _ height: CollectionLayoutDimension, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
  }
}

/// The place of an overlay: a step inside its row's edge, fixed whatever height its text needs.
private struct OverlayPlace {
  let alignment: RectAlignment
  let offset: CGPoint
  let fraction: CGPoint

  init(_ wanted: RectAlignment, margin: CGFloat, insets: DirectionalEdgeInsets) {
    let unit = wanted.unitPoint
    alignment =
      switch wanted {
      case .bottom: .bottomLeading
      case .top: .topLeading
      case .none: .leading
      default: wanted
      }
    let isTrailing = unit.x == 1
    offset = CGPoint(
      x: isTrailing ? -margin : margin,
      y: unit.y == 0 ? insets.top + OverlayBand.step : unit.y == 1 ? -insets.bottom - OverlayBand.step : 0)
    fraction = CGPoint(x: 0, y: unit.y == 0 ? 1 : unit.y == 1 ? -1 : 0)
  }
}

extension FeedBehavior {
  /// The layout's case for the behaviour in a row that shows so many pages side by side.
  ///
  /// A page is a card however many are seen, so that every picture can be turned to by itself. A centred row that fits
  /// whole has nothing to centre one after the other, and begins where the text column does.
  func layoutBehavior(
    pages: Int, fitsWhole: Bool = false
  ) -> CollectionLayoutSectionOrthogonalScrollingBehavior {
    if pages > 1, self == .paging || self == .groupPagingCentered { return .groupPaging }
    if fitsWhole, self == .groupPagingCentered { return .groupPaging }
    return switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension FeedBehavior {
  /// The place at which a card rests, in a row with these insets.
  fileprivate func anchor(insets: DirectionalEdgeInsets) -> CarouselTransform.Anchor {
    switch self {
    case .groupPaging, .continuousGroupLeadingBoundary: .leading(insets.leading)
    case .none, .continuous, .paging, .groupPagingCentered: .center
    }
  }
}
