public import Foundation
package import LayoutGeometry

/// A width and a height, each resolved against the container.
///
/// UIKit counterpart: `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from its two dimensions.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The dimension along `axis`.
  package subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The axes on which the size is an estimate, to be replaced by a measurement.
  package var estimatedAxes: Axes {
    var axes: Axes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// An extent along one axis: a fraction of the container, a number of points, or an estimate.
///
/// A fraction may refer to either axis of the container, so a height can follow a width. Immutable, and
/// therefore a value type here.
///
/// UIKit counterpart: `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat
  /// True for an estimate that gives all siblings of a group the extent of the largest one.
  package private(set) var isUniform = false

  private init(_ kind: Kind, _ value: CGFloat) {
    precondition(
      value.isFinite && value >= 0, "A layout dimension must be finite and at least 0, not \(value).")
    self.kind = kind
    self.dimension = value.bounded
  }

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self(.fractionalWidth, fraction) }

  /// A fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self { Self(.fractionalHeight, fraction) }

  /// A number of points.
  public static func absolute(_ points: CGFloat) -> Self { Self(.absolute, points) }

  /// A number of points that applies until the content has been measured.
  ///
  /// In a row that scrolls across the feed and has more than 1,048,576 groups it always applies.
  public static func estimated(_ points: CGFloat) -> Self { Self(.estimated, points) }

  /// An estimate that gives all siblings of a group the extent of the largest one, across the group.
  package static func uniform(_ points: CGFloat) -> Self {
    var dimension = Self(.estimated, points)
    dimension.isUniform = true
    return dimension
  }

  /// True when the extent is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// True when the extent is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// True when the extent is given in points.
  public var isAbsolute: Bool { kind == .absolute }

  /// True when the extent is an estimate, to be replaced by a measurement.
  public var isEstimated: Bool { kind == .estimated }
}
