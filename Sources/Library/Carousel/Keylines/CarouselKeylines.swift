public import CollectionViews
public import CompositionalLayout
public import Foundation
public import LayoutGeometry

/// The keylines of a row: the positions at which its items are large, medium and small.
///
/// The visible width of an item changes while it moves from one keyline to the next; its content keeps its size and is
/// clipped with round corners. Counterpart: the carousel of Material 3; UIKit has none. With reduced motion every item
/// stays large, as in a row without keylines.
public nonisolated struct CarouselKeylines: Sendable, Hashable {
  /// The arrangements of keylines.
  public enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// One large item and a small one that previews the next; in a low, wide row more than one large item.
    case hero
    /// As many large items as fit, a medium one and a small one.
    case multiBrowse
  }

  /// The arrangement.
  package var arrangement: Arrangement
  /// The preferred width of large items, in points; a hero takes the available width, up to twice its height.
  package var itemWidth: CGFloat
  /// The space between items, in points.
  package var spacing: CGFloat
  /// The widths that a small item may have, in points.
  package var smallWidths: ClosedRange<CGFloat>

  /// Creates keylines.
  ///
  /// - Parameters:
  ///   - arrangement: the arrangement of the keylines.
  ///   - itemWidth: the preferred width of large items, in points; they get the nearest width that fills the row.
  ///   - spacing: the space between items, in points; default 8.
  ///   - smallWidths: the widths that a small item may have, in points; default Material's 40 to 56.
  public init(
    _ arrangement: Arrangement, itemWidth: CGFloat, spacing: CGFloat = 8,
    smallWidths: ClosedRange<CGFloat> = 40...56
  ) {
    self.arrangement = arrangement
    self.itemWidth = itemWidth
    self.spacing = spacing
    let least = smallWidths.lowerBound.bounded(to: 1...CGFloat.furthest, or: 40)
    self.smallWidths = least...max(least, smallWidths.upperBound.bounded)
  }

  /// Returns the item widths of a row with a width and an item height, `nil` when the height is not known.
  ///
  /// A looped row in a view of `lap` points shows all its items at once when they are too few to loop.
  package func fitted(
    width: CGFloat, height: CGFloat?, itemCount: Int, lap: CGFloat = 0
  ) -> KeylineArrangement {
    var large = itemWidth
    if arrangement == .hero { large = min(width, height.map { 2 * $0 } ?? width) }
    let requirements = KeylineArrangement.Requirements(
      width: width, large: large, spacing: spacing, small: smallWidths,
      items: (itemCount, arrangement == .multiBrowse))
    let fitted = KeylineArrangement(requirements)
    return CGFloat(requirements.itemCount) * fitted.pitch < lap
      ? KeylineArrangement(evenly: requirements) : fitted
  }

  /// Returns a section that scrolls from item to item along these keylines, by group paging.
  ///
  /// - Parameters:
  ///   - itemHeight: the height of the items, in points.
  ///   - itemCount: the number of items of the section, the most that are arranged at once.
  ///   - contentInsets: the space around the items, in points.
  ///   - layoutEnvironment: the environment that a section provider is given.
  ///   - collectionView: the view that shows the section.
  /// - Returns: A section with a handler that sets the widths of its items.
  @MainActor
  public func section(
    itemHeight: CGFloat, itemCount: Int, contentInsets: DirectionalEdgeInsets = .zero,
    layoutEnvironment: any CollectionLayoutEnvironment, in collectionView: CollectionView?
  ) -> CollectionLayoutSection {
    let room = layoutEnvironment.container.effectiveContentSize.width
    let arrangement = fitted(
      width: room - contentInsets.leading - contentInsets.trailing, height: itemHeight, itemCount: itemCount)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(arrangement.large), heightDimension: .absolute(itemHeight))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = arrangement.spacing
    section.contentInsets = contentInsets
    section.contentInsets.trailing += arrangement.trailingSpace
    section.orthogonalScrollingBehavior = .groupPaging
    arrangement.apply(to: section, in: collectionView)
    return section
  }
}

extension KeylineArrangement {
  /// Sets the section's handler that applies the keylines in every frame; each item is laid out `large` wide.
  @MainActor
  package func apply(to section: CollectionLayoutSection, in collectionView: CollectionView?) {
    section.itemReach = reach
    section.visibleItemsInvalidationHandler = { [weak collectionView, self] items, offset, _ in
      KeylineHandler(arrangement: self, collectionView: collectionView).show(items, at: offset)
    }
  }
}
