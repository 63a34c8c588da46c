public import Foundation

/// The part of a layout that has to be computed anew.
///
/// UIKit counterpart: `UICollectionViewLayoutInvalidationContext`. The whole layout is computed anew in any case; a
/// layout written by hand may read here why.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// True when everything is computed anew; default false.
  open var invalidateEverything: Bool { isOfData || isWhole }
  /// True when the numbers of sections and items have to be asked anew; default false.
  open var invalidateDataSourceCounts: Bool { isOfData }
  /// True when the data have changed; default false.
  package final var isOfData = false
  /// True when the layout was invalidated as a whole; default false.
  package final var isWhole = false
  /// The index paths of the items that are computed anew; `nil` for none.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the supplementary views that are computed anew, by kind; `nil` for none.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content is moved; it has no effect.
  public var contentOffsetAdjustment = CGPoint.zero
  /// The change of the size of the content; it has no effect.
  public var contentSizeAdjustment = CGSize.zero

  /// Creates a context of nothing.
  public override required init() {}

  /// Adds items that are computed anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind that are computed anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind that are computed anew; they are not listed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// The part of a flow layout that has to be computed anew.
///
/// UIKit counterpart: `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// True when the delegate is asked for sizes again; default true, and it is in any case.
  public var invalidateFlowLayoutDelegateMetrics = true
  /// True when the frames of items are computed again; default true, and they are in any case.
  public var invalidateFlowLayoutAttributes = true
}

/// An item that a change of data brings on screen or takes away.
///
/// UIKit counterpart: `UICollectionViewUpdateItem`.
@preconcurrency @MainActor
open class CollectionViewUpdateItem {
  /// The change of an item.
  ///
  /// UIKit counterpart: `UICollectionViewUpdateItem.Action`.
  public nonisolated enum Action: Int, Sendable, Hashable {
    /// Changes, by UIKit's names.
    case insert, delete, reload, move, none
  }

  /// The index path before the change; `nil` for an inserted item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; `nil` for a deleted item.
  public let indexPathAfterUpdate: IndexPath?
  /// The change of the item.
  public let updateAction: Action

  /// Creates the change of an item.
  package init(from former: IndexPath?, to path: IndexPath?) {
    (indexPathBeforeUpdate, indexPathAfterUpdate) = (former, path)
    updateAction = former == nil ? .insert : path == nil ? .delete : .move
  }
}
