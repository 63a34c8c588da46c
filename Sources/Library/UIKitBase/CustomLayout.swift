public import Foundation

/// The methods of a layout that is written by hand, which code written for UIKit overrides.
///
/// UIKit counterpart: the methods of `UICollectionViewLayout`. It is the superclass of `CollectionViewLayout`.
@preconcurrency @MainActor
open class CustomLayout {
  /// Creates a layout.
  public init() {}

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

  /// Returns the attributes from which an inserted item comes; `nil`, the default, for its own without opacity.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes to which a deleted item goes; `nil`, the default, for its own without opacity.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  { nil }

  /// The class of the attributes that the layout makes; default `CollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
}
