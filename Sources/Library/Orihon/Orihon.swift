@_exported public import Carousel
@_exported public import CollectionViews
@_exported public import CompositionalLayout
@_exported public import Foundation
@_exported public import LayoutGeometry
@_exported public import SceneReadings
@_exported public import ScreenInterface
@_exported public import ScrollPhysics
