package import CollectionViews
package import CompositionalLayout
import Foundation

/// The rule that decides whether a row can show its first item after its last.
///
/// A row that is asked to loop does so if it has at least two groups, and if one lap, which is all groups with the gap
/// after each, is as long as the view and no longer than a billion points; the section's insets do not count.
/// Otherwise it does not loop: if the groups fit, whatever the insets, they are centred and cannot be scrolled, even a
/// single card. A single card larger than the view would have to follow itself, so it scrolls from its one end to the
/// other. A section without orthogonal scrolling has no row and never loops. The decision is made anew for every
/// layout, so a wider window may end a loop. Two groups are enough: one of them may then be on screen twice, and each
/// copy has its own cell, press and position.
package enum InfiniteLoop {
  /// Returns the scroll extent of a row that is asked to loop: endless, from its first to its last item, or centred.
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
