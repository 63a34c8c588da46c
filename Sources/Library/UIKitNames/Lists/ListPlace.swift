import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The place of a cell in a section of a list.
struct ListPlace {
  var isFirst: Bool
  var isLast: Bool
  var isInset: Bool
  var role: ListRole
  var showsSeparator: Bool
  var separatorColor: DynamicColor?
  var separatorInsets: DirectionalEdgeInsets?
}

extension CollectionView {
  /// Returns the place of a cell in its section; `nil` for a header, and for a cell that is not on screen.
  func listPlace(of cell: CollectionViewCell) -> ListPlace? {
    guard let path = indexPath(for: cell), cellForItem(at: path) === cell else { return nil }
    let list = listStyle(ofItemAt: path)
    let count = numberOfItems(inSection: path.section)
    let isLast = path.item == count - 1
    let isGrouped = list?.isGrouped ?? false
    let hasHeader = list?.firstItemIsHeader ?? false
    let isHeader = hasHeader && path.item == 0
    return ListPlace(
      isFirst: path.item == (hasHeader ? 1 : 0), isLast: isLast && !isHeader,
      isInset: (list?.isInset ?? false) && !isHeader,
      role: ListRole(isHeader ? .header : .item, of: list?.kind),
      showsSeparator: list?.showsSeparatorBeneath
        ?? ((list?.showsSeparators ?? false) && !(isGrouped && (isLast || isHeader))),
      separatorColor: list?.separatorColors.map { DynamicColor(rgbaLight: $0[0], dark: $0[1]) },
      separatorInsets: list?.separatorInsets)
  }
}
