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
