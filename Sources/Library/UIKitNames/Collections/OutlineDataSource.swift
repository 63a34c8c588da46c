import CollectionViews
import Foundation
import Orihon

/// The place of an item in the outline of its section.
nonisolated struct OutlinePlace: Hashable {
  /// The level, 0 for the first one.
  var level: Int
  /// True while the items below show.
  var isExpanded: Bool
  /// True when there are items below.
  var hasItemsBelow: Bool
}

/// A data source whose sections may be outlines, for the signs in cells that fold and unfold them.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns the place of an item in its outline; `nil` when there is no such item.
  func outlinePlace(ofItemAt path: IndexPath) -> OutlinePlace?

  /// Folds or unfolds an item, with calls of the section snapshot handlers.
  func toggleOutline(ofItemAt path: IndexPath)
}

extension CollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(ofItemAt path: IndexPath) -> OutlinePlace? {
    guard path.count == 2, let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section)
    else { return nil }
    let outline = snapshot(for: section)
    return OutlinePlace(
      level: outline.level(of: item), isExpanded: outline.isExpanded(item),
      hasItemsBelow: !outline.snapshot(of: item).items.isEmpty)
  }

  func toggleOutline(ofItemAt path: IndexPath) {
    guard path.count == 2, let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section)
    else { return }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    show(outline, in: section, configuring: item)
  }
}

extension CollectionView {
  /// Returns the place of a cell's item in the outline of its section; `nil` for a section that is no outline.
  func outlinePlace(of cell: CollectionViewCell) -> OutlinePlace? {
    indexPath(for: cell).flatMap { (dataSource as? any OutlineDataSource)?.outlinePlace(ofItemAt: $0) }
  }

  /// Folds or unfolds the item of a cell, as by a click on its sign.
  func toggleOutline(of cell: CollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggleOutline(ofItemAt: path)
  }
}
