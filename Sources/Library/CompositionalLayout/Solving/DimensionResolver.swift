import Foundation
import LayoutGeometry

/// A size in points, with the axes on which it is an estimate.
struct ResolvedSize: Hashable, Sendable {
  var size: CGSize
  var estimatedAxes: Axes

  /// Returns the size with its estimates replaced by the measured extents.
  func replacingEstimates(with measured: CGSize?) -> CGSize {
    guard let measured, !estimatedAxes.isEmpty else { return size }
    return CGSize(
      width: estimatedAxes.contains(.horizontal) ? measured.width : size.width,
      height: estimatedAxes.contains(.vertical) ? measured.height : size.height)
  }
}

extension CollectionLayoutDimension {
  /// Returns the extent in points; a fraction may refer to either axis of the container.
  func resolved(in container: CGSize) -> CGFloat {
    let points =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated: dimension
      }
    return points.bounded
  }
}

extension CollectionLayoutSize {
  func resolved(in container: CGSize) -> ResolvedSize {
    ResolvedSize(
      size: CGSize(
        width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container)),
      estimatedAxes: estimatedAxes)
  }
}

/// The space of an item's edge spacing along one axis.
struct EdgeSpacingExtent {
  var start: CGFloat
  var end: CGFloat
  var isStartFlexible: Bool
  var isEndFlexible: Bool

  init(_ spacing: CollectionLayoutEdgeSpacing?, _ axis: Axis) {
    let first = spacing?.start(axis)
    let last = spacing?.end(axis)
    start = first?.spacing.bounded ?? 0
    end = last?.spacing.bounded ?? 0
    isStartFlexible = first?.isFlexible ?? false
    isEndFlexible = last?.isFlexible ?? false
  }

  /// The minimum space at both ends together, in points.
  var least: CGFloat { start + end }

  /// The number of ends whose space may grow.
  var flexibleCount: Int { (isStartFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0) }

  /// Returns the space at the start, if the container is `room` points longer than its contents.
  func start(sharing room: CGFloat) -> CGFloat {
    isStartFlexible ? start + max(0, room - least) / CGFloat(flexibleCount) : start
  }
}

extension CGRect {
  func inset(by insets: DirectionalEdgeInsets) -> CGRect {
    inset(
      by: EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// Returns true when the rectangles overlap; an empty rectangle counts if it lies inside the other.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
