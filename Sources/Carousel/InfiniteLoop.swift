public import CollectionViews
public import CompositionalLayout
import Foundation

/// Decides whether a row can follow its last item with its first.
public enum InfiniteLoop {
  /// Where a row that should loop begins and ends: nowhere if it has at least two groups and one lap covers the
  /// view, else in the middle, where all of it fits.
  public static func extent(of row: OrthogonalGeometry) -> RowConfiguration.Extent {
    if row.groupCount >= 2, row.period > 0, row.period >= row.viewport.width { return .looped }
    return row.contentLength < row.viewport.width ? .centred : .finite
  }
}
