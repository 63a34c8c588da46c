package import CompositionalLayout
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

  /// Called before the attributes of appearing and disappearing elements are asked, with the items on screen that the
  /// change of data has inserted or deleted.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called after the animations of a change of data have begun.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an item comes on screen; `nil` for its own without opacity.
  ///
  /// A flow or compositional layout has its own for an inserted item, without opacity, and those before the change for
  /// any other. A layout written by hand has none by default.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { ownAttributes?.appearingAttributes(.cell, ofKind: nil, at: itemIndexPath) }

  /// Returns the attributes to which an item goes from the screen; `nil` for its own without opacity.
  ///
  /// A flow or compositional layout has its own for a deleted item, without opacity, and those after the change for
  /// any other. A layout written by hand has none by default.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { ownAttributes?.disappearingAttributes(.cell, ofKind: nil, at: itemIndexPath) }

  /// Returns the attributes from which a header, footer or badge comes on screen; `nil` for its own without opacity.
  ///
  /// A flow or compositional layout has its own without opacity, a layout written by hand none by default.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    ownAttributes?.appearingAttributes(.supplementary, ofKind: elementKind, at: elementIndexPath)
  }

  /// Returns the attributes to which a header, footer or badge goes from the screen; `nil` for its own without opacity.
  ///
  /// A flow or compositional layout has its own without opacity, a layout written by hand none by default.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    ownAttributes?.disappearingAttributes(.supplementary, ofKind: elementKind, at: elementIndexPath)
  }

  private var ownAttributes: (any ChangedAttributes)? { self as? any ChangedAttributes }

  /// True when a layout written from left to right is mirrored in a language that is read from right to left.
  ///
  /// UIKit counterpart: `flipsHorizontallyInOppositeLayoutDirection`. It has no effect: every layout is mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The class of the attributes that the layout makes; default `CollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
}

/// A layout that knows the attributes of elements before and after a change of data.
@MainActor
package protocol ChangedAttributes: AnyObject {
  /// Returns the attributes from which an element comes in the change of data that is being shown; `nil` for none.
  func appearingAttributes(_ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath)
    -> CollectionViewLayoutAttributes?

  /// Returns the attributes to which an element goes in the change of data that is being shown; `nil` for none.
  func disappearingAttributes(_ category: LayoutElement.Category, ofKind kind: String?, at path: IndexPath)
    -> CollectionViewLayoutAttributes?
}
