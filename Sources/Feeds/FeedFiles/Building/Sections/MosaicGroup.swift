import CompositionalLayout
import Foundation
import LayoutGeometry

/// The layout group of a mosaic's bands at a width.
struct MosaicGroup {
  /// The stacked bands: those of the pattern, or all of them where the last one differs from it.
  let group: CollectionLayoutGroup

  /// Builds the bands of `mosaic` with the section's card height as the height of each.
  init(_ mosaic: FeedMosaic, _ section: FeedSection, room: CGFloat) {
    let gap = CGFloat(section.spacing)
    let room = max(1, room)
    let height: CGFloat =
      switch section.cardSize.height {
      case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
      case .fractionalWidth(let share), .fractionalHeight(let share): (share * room).rounded()
      }
    let growth = section.cardGrowth * CGFloat(mosaic.mostStacked)
    let size = CGSize(width: room, height: max(1, height + growth))
    let pattern = Self.column(mosaic.pattern, size: size, gap: gap)
    let (repeats, ending) = mosaic.bands(for: section.cards.count)
    if ending.isEmpty {
      group = pattern
    } else if repeats == 0 {
      group = Self.column(ending, size: size, gap: gap)
    } else {
      let last = Self.column(ending, size: size, gap: gap)
      let whole = CGFloat(repeats) * (pattern.layoutSize.heightDimension.dimension + gap) - gap
      let first = CollectionLayoutGroup.vertical(
        layoutSize: CardArrangement.size(.absolute(room), .absolute(whole)), repeatingSubitem: pattern,
        count: repeats)
      first.interItemSpacing = .fixed(gap)
      group = .vertical(
        layoutSize: CardArrangement.size(
          .absolute(room), .absolute(whole + gap + last.layoutSize.heightDimension.dimension)),
        subitems: [first, last])
      group.interItemSpacing = .fixed(gap)
    }
  }

  /// Returns a group of stacked bands of one size.
  private static func column(
    _ bands: [FeedMosaic.Band], size: CGSize, gap: CGFloat
  ) -> CollectionLayoutGroup {
    let height = (size.height + gap) * CGFloat(bands.count) - gap
    let column = CollectionLayoutGroup.vertical(
      layoutSize: CardArrangement.size(.absolute(size.width), .absolute(height)),
      subitems: bands.map { band($0, size: size, gap: gap) })
    column.interItemSpacing = .fixed(gap)
    return column
  }

  private static func band(_ band: FeedMosaic.Band, size: CGSize, gap: CGFloat) -> CollectionLayoutItem {
    let whole = CardArrangement.size(.absolute(size.width), .absolute(size.height))
    let large = ((size.width - gap) * FeedMosaic.largeShare).rounded()
    let item = CollectionLayoutItem(
      layoutSize: CardArrangement.size(.absolute(max(1, large)), .absolute(size.height)))
    func column(_ count: Int) -> CollectionLayoutGroup {
      let width = max(1, size.width - gap - large)
      let cell = CollectionLayoutItem(
        layoutSize: CardArrangement.size(.absolute(width), .absolute(size.height / CGFloat(count))))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: CardArrangement.size(.absolute(width), .absolute(size.height)), subitem: cell,
        count: count)
      column.interItemSpacing = .fixed(gap)
      return column
    }
    let group: CollectionLayoutGroup
    switch band {
    case .equal(let count): group = .horizontal(layoutSize: whole, subitem: item, count: count)
    case .largeFirst(let count): group = .horizontal(layoutSize: whole, subitems: [item, column(count)])
    case .largeLast(let count): group = .horizontal(layoutSize: whole, subitems: [column(count), item])
    }
    group.interItemSpacing = .fixed(gap)
    return group
  }
}

nonisolated extension FeedMosaic {
  /// The greatest number of stacked cards in a band.
  var mostStacked: Int {
    pattern.map { band in
      switch band {
      case .equal: 1
      case .largeFirst(let count), .largeLast(let count): count
      }
    }.max() ?? 1
  }

  /// Returns the width of the narrowest card at a width, in points.
  func narrowest(in room: CGFloat, gap: CGFloat) -> CGFloat {
    pattern.map { band in
      switch band {
      case .equal(let count): (room - CGFloat(count - 1) * gap) / CGFloat(count)
      case .largeFirst, .largeLast: (room - gap) * (1 - Self.largeShare)
      }
    }.min().map { max(1, $0) } ?? max(1, room)
  }
}

extension FeedSection {
  /// Returns the height of a banner's card: lower in a narrow feed, and moderately higher in a wide one.
  ///
  /// In the widest feed its aspect ratio is limited, unless the file sets it.
  func bannerHeight(width: CGFloat) -> CollectionLayoutDimension {
    guard case .absolute(let points) = cardSize.height else { return cardHeight(in: width) }
    let share = width / FeedLayoutMetrics.designWidth
    let usual = points * min(share, max(1, share.squareRoot()), 1.75)
    let shaped = min(points * share, width / FeedLayoutMetrics.bannerShape)
    return .absolute(max(1, max(usual, shaped).rounded()) + cardGrowth)
  }
}
