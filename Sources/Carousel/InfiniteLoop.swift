public import CollectionViews
public import CompositionalLayout
import Foundation

/// Decides whether a row can follow its last item with its first.
///
/// A row that is asked to loop does so if it has at least two groups and one lap, every group with the gap after
/// it, is as long as the view; the section's insets are no part of the lap. Otherwise it does not: groups that fit,
/// whatever the insets, rest in the middle and cannot be moved, also a single card; a single card larger than the
/// view, which would have to follow itself, scrolls from its one end to the other. A section that does not scroll
/// on its own has no row and never loops. Whether a row loops is asked anew for every layout, so a wider window may
/// end a loop. Two groups are enough: one of them may then be on screen twice, and each copy is a cell, a press and
/// a place of its own.
public enum InfiniteLoop {
  /// Where a row that should loop begins and ends: nowhere, in the middle, or at its first and last item.
  public static func extent(of row: OrthogonalGeometry) -> RowConfiguration.Extent {
    if row.canLoop { return .looped }
    return row.groupsLength <= row.viewportLength ? .centred : .finite
  }
}
