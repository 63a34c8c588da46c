public import Orihon

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
/// UIKit's name of `CollectionViewLayout`.
public typealias UICollectionViewLayout = CollectionViewLayout
/// UIKit's name of `LayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = LayoutAttributes
/// UIKit's name of `Control`.
public typealias UIControl = Control
/// UIKit's name of `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name of `Label`.
public typealias UILabel = Label
/// UIKit's name of `PageControl`.
public typealias UIPageControl = PageControl
/// UIKit's name of `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name of `Touch`.
public typealias UITouch = Touch
/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of `View`.
public typealias UIView = View

extension CollectionView {
  /// UIKit's name of the position that an item is scrolled to.
  public typealias ScrollPosition = Orihon.ScrollPosition
  /// UIKit's name of `LayoutElement.Category`.
  public typealias ElementCategory = LayoutElement.Category
}
