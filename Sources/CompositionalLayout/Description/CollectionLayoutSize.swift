public import LayoutGeometry

/// A width and a height, each resolved against the container.
///
/// UIKit counterpart: `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// How wide.
  public let widthDimension: CollectionLayoutDimension
  /// How high.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from its two dimensions.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The dimension along `axis`.
  public subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The axes that wait for a measurement.
  public var estimatedAxes: Axes {
    var axes: Axes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
