@_exported public import Constraints
@_exported public import Foundation
@_exported public import Orihon
@_exported public import UIKitBase

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt
/// UIKit's name of `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name of `Action`.
public typealias UIAction = Action
/// UIKit's name of `Button`.
public typealias UIButton = Button
/// UIKit's name of `CollectionReusableView`.
public typealias UICollectionReusableView = CollectionReusableView
/// UIKit's name of `CollectionView`.
public typealias UICollectionView = CollectionView
/// UIKit's name of `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// UIKit's name of `CollectionViewCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// UIKit's name of `CollectionViewCompositionalLayoutConfiguration`.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
/// UIKit's name of `CollectionViewCompositionalLayout.SectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  CollectionViewCompositionalLayout.SectionProvider
/// UIKit's name of `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// UIKit's name of `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// UIKit's name of `CollectionViewDelegateFlowLayout`.
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
/// UIKit's name of `CollectionViewDiffableDataSource`.
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
/// UIKit's name of `CollectionViewFlowLayout`.
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
/// UIKit's name of `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// UIKit's name of `CollectionViewLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
/// UIKit's name of `DynamicColor`.
public typealias UIColor = DynamicColor
/// UIKit's name of `Control`.
public typealias UIControl = Control
/// UIKit's name of `PictureReference`.
public typealias UIImage = PictureReference
/// UIKit's name of `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name of `Label`.
public typealias UILabel = Label
/// UIKit's name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name of `Label.TextAlignment`.
public typealias NSTextAlignment = Label.TextAlignment
/// UIKit's name of `PageControl`.
public typealias UIPageControl = PageControl
/// UIKit's name of `PageControlProgress`.
public typealias UIPageControlProgress = PageControlProgress
/// UIKit's name of `PageControlProgressDelegate`.
public typealias UIPageControlProgressDelegate = PageControlProgressDelegate
/// UIKit's name of `PageControlTimerProgress`.
public typealias UIPageControlTimerProgress = PageControlTimerProgress
/// UIKit's name of `PageControlTimerProgressDelegate`.
public typealias UIPageControlTimerProgressDelegate = PageControlTimerProgressDelegate
/// UIKit's name of `RefreshControl`.
public typealias UIRefreshControl = RefreshControl
/// UIKit's name of `ScrollView`.
public typealias UIScrollView = ScrollView
/// UIKit's name of `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name of `Responder`.
public typealias UIResponder = Responder
/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of `DiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
/// UIKit's name of `TraitCollection.LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = TraitCollection.LayoutDirection
/// CoreFoundation's name of `TimeInterval`.
public typealias CFTimeInterval = TimeInterval
/// UIKit's name of `TraitCollection.UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = TraitCollection.UserInterfaceStyle
/// UIKit's name of `View`.
public typealias UIView = View

extension ScrollView {
  /// UIKit's name of the rate at which a fling slows down.
  public typealias DecelerationRate = Orihon.DecelerationRate
}

extension CollectionView {
  /// UIKit's name of the position to which an item is scrolled.
  public typealias ScrollPosition = Orihon.ScrollPosition
  /// UIKit's name of the axis along which a layout scrolls.
  public typealias ScrollDirection = Axis
  /// UIKit's name of `LayoutElement.Category`.
  public typealias ElementCategory = LayoutElement.Category
}

/// UIKit's name of `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name of `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// UIKit's name of `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// UIKit's name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of `Axes`.
public typealias UIAxis = Axes

/// UIKit's name of `CollectionLayoutAnchor`.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// UIKit's name of `CollectionLayoutBoundarySupplementaryItem`.
public typealias NSCollectionLayoutBoundarySupplementaryItem = CollectionLayoutBoundarySupplementaryItem
/// UIKit's name of `CollectionLayoutContainer`.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// UIKit's name of `CollectionLayoutDecorationItem`.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
/// UIKit's name of `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// UIKit's name of `CollectionLayoutEdgeSpacing`.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// UIKit's name of `CollectionLayoutEnvironment`.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// UIKit's name of `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// UIKit's name of `CollectionLayoutGroupCustomItem`.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// UIKit's name of `CollectionLayoutGroupCustomItemProvider`.
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider
/// UIKit's name of `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// UIKit's name of `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// UIKit's name of `CollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  CollectionLayoutSectionVisibleItemsInvalidationHandler
/// UIKit's name of `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// UIKit's name of `CollectionLayoutSpacing`.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// UIKit's name of `CollectionLayoutSupplementaryItem`.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// UIKit's name of `CollectionLayoutVisibleItem`.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem
/// UIKit's name of `CollectionLayoutSectionOrthogonalScrollingBehavior`.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
/// UIKit's name of `CollectionLayoutSectionOrthogonalScrollingProperties`.
public typealias UICollectionLayoutSectionOrthogonalScrollingProperties =
  CollectionLayoutSectionOrthogonalScrollingProperties
/// UIKit's name of `ContentInsetsReference`.
public typealias UIContentInsetsReference = ContentInsetsReference

/// UIKit's name of `CollectionViewLayoutInvalidationContext`.
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext
/// UIKit's name of `CollectionViewFlowLayoutInvalidationContext`.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
/// UIKit's name of `CollectionViewUpdateItem`.
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
