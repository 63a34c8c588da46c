package import CollectionViews
package import CompositionalLayout
import Foundation

/// The decision on whether a row can show its first item after its last.
///
/// A row that is asked to loop does so if it has at least two groups, and if one lap, which is all groups
/// with the gap after each, is as long as the view and no longer than a billion points; the section's insets
/// do not count. Otherwise it does not loop: if the groups fit, whatever the insets, they rest in the middle
/// and cannot be moved, even a single card. A single card larger than the view, which would have to follow
/// itself, scrolls from its one end to the other. A section that does not scroll on its own has no row and
/// never loops. The decision is made anew for every layout, so a wider window may end a loop. Two groups are
/// enough: one of them may then be on screen twice, and each copy is a cell, a press and a place of its own.
package enum InfiniteLoop {
  /// Returns the ends of a row that is asked to loop: none, its first and last item, or these in the middle.
  ///
  /// With `standsLeading` a row that cannot loop is as one that was not asked, unless its groups are centred.
  package static func extent(
    of row: OrthogonalGeometry, standsLeading: Bool = false
  ) -> RowConfiguration.EndItems {
    if row.canLoop { return .looped }
    if standsLeading, row.behavior != .groupPagingCentered { return .finite }
    return row.groupsLength <= row.viewportLength ? .centred : .finite
  }
}
