@_exported public import Carousel
@_exported public import CollectionViews
@_exported public import CompositionalLayout
@_exported public import Foundation
@_exported public import LayoutGeometry
@_exported public import SceneReadings
@_exported public import ScreenInterface
@_exported public import ScrollPhysics

/// The place in the visible area to which an item is scrolled.
///
/// UIKit counterpart: `UICollectionView.ScrollPosition`. `ScrollPhysics` has a type of the same name; in
/// layout code this name stands for the one of `CollectionViews`.
public typealias ScrollPosition = CollectionViews.ScrollPosition
