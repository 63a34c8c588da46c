public import Foundation

/// The methods of a layout that is written by hand, which code written for UIKit overrides.
///
/// UIKit counterpart: the methods of `UICollectionViewLayout`. It is the superclass of `CollectionViewLayout`.
@preconcurrency @MainActor
open class CustomLayout: NSObject {
  /// Creates a layout.
  public override init() {}

  /// Called once, when the layout is shown first; there are no nib files.
  ///
  /// UIKit counterpart: `NSObject.awakeFromNib()`.
  open func awakeFromNib() {}

  /// The size of the content, in points; default zero, and then the sections' descriptions decide it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle of the content; `nil`, the default, for a layout that
  /// describes its sections.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item's cell; default `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; default `nil`.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view; default `nil`.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns true when the layout changes with the visible part of the content; default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what a change of the visible part of the content invalidates; default an empty context.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// Creates a context of nothing, of the layout's own class.
  package final func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let own = Self.invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (own ?? CollectionViewLayoutInvalidationContext.self).init()
  }

  /// The class of the invalidation contexts; default `CollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Returns true when a cell that prefers other attributes changes the layout; default false.
  ///
  /// UIKit counterpart: `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`. It is not
  /// called: sizes on estimated axes are taken over in any case.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset of the content after a change of data or layout; default the proposed one.
  ///
  /// UIKit counterpart: `targetContentOffset(forProposedContentOffset:)`. It is not called: content that shows
  /// stays where it is.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Called before the attributes of appearing and disappearing elements are asked, with the changes on screen.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called after the animations of a change of data have begun.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an inserted item comes; `nil`, the default, for its own without opacity.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes to which a deleted item goes; `nil`, the default, for its own without opacity.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes from which a new header, footer or badge comes; `nil`, the default, without opacity.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a header, footer or badge goes; `nil`, the default, without opacity.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// True when a layout written from left to right is mirrored in a language that is read from right to left.
  ///
  /// UIKit counterpart: `flipsHorizontallyInOppositeLayoutDirection`. It has no effect: every layout is mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The class of the attributes that the layout makes; default `CollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
}
