@_exported public import Carousel
@_exported public import CollectionViews
@_exported public import CompositionalLayout
@_exported public import Foundation
@_exported public import LayoutGeometry
@_exported public import ScreenInterface
@_exported public import ScrollPhysics

/// Where an item should come to stand in the visible area.
///
/// UIKit counterpart: `UICollectionView.ScrollPosition`. The module of the motions has a position of the same
/// name; in a layout it is this one that is meant.
public typealias ScrollPosition = CollectionViews.ScrollPosition
