public import CollectionViews
public import Foundation
public import UIKitBase

/// What iOS code calls on layouts and what is not there: each says what to write instead.

extension CollectionViewLayout {
  /// Returns the place of an item that is moved: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { UICollectionViewLayoutAttributes(forCellWith: indexPath) }

  /// Returns the index path at which a moved item is put down: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// Returns what a move by hand invalidates: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Called before another layout takes over: not there.
  @available(*, unavailable, message: "A layout is changed at once: prepare() is called.")
  public func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout takes over: not there.
  @available(*, unavailable, message: "A layout is changed at once: prepare() is called.")
  public func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after another layout has taken over: not there.
  @available(*, unavailable, message: "A layout is changed at once: prepare() is called.")
  public func finalizeLayoutTransition() {}

  /// Called before the size changes: not there.
  @available(*, unavailable, message: "Override shouldInvalidateLayout(forBoundsChange:).")
  public func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the size has changed: not there.
  @available(*, unavailable, message: "Override shouldInvalidateLayout(forBoundsChange:).")
  public func finalizeAnimatedBoundsChange() {}

  /// Returns the supplementary views that go: not there.
  @available(*, unavailable, message: "A view goes when its attributes are no longer returned.")
  public func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decorations that go: not there.
  @available(*, unavailable, message: "A view goes when its attributes are no longer returned.")
  public func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that come: not there.
  @available(*, unavailable, message: "A view comes when its attributes are returned.")
  public func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decorations that come: not there.
  @available(*, unavailable, message: "A view comes when its attributes are returned.")
  public func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The direction for which the layout is written: not there.
  @available(
    *, unavailable,
    message:
      "A layout of your own is not mirrored: read traitCollection.layoutDirection of the collection view."
  )
  public var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Registers the decoration of a nib file: not there.
  @available(*, unavailable, message: "There are no nib files: register the class itself.")
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

extension CollectionViewLayoutInvalidationContext {
  /// The point to which an item is moved: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public var interactiveMovementTarget: CGPoint { .zero }

  /// The items that were moved: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }

  /// The places to which items are moved: not there.
  @available(*, unavailable, message: "Items are not moved by hand: buttons can call moveItem(at:to:).")
  public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
}
