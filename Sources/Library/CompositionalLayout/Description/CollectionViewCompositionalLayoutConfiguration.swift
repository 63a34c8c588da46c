public import Foundation
public import LayoutGeometry

/// The settings of a whole compositional layout.
///
/// UIKit counterpart: `UICollectionViewCompositionalLayoutConfiguration`.
public final class CollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow one another; default vertical.
  public var scrollDirection = Axis.vertical
  /// The distance between sections, not after the last, in points; default 0.
  ///
  /// A negative one lets sections overlap, by the extent of the smaller neighbour at most.
  public var interSectionSpacing: CGFloat = 0
  /// The reference from which sections' content insets are measured; default the safe area.
  public var contentInsetsReference = ContentInsetsReference.safeArea
  /// The headers and footers of the whole layout.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration with the defaults.
  public override init() {}
}
