import Foundation
import LayoutGeometry

/// A size in points, and the axes on which it may still be replaced by a measurement.
struct ResolvedSize: Hashable, Sendable {
  var size: CGSize
  var estimatedAxes: Axes

  /// The size with the estimates replaced by what was measured.
  func replacingEstimates(with measured: CGSize?) -> CGSize {
    guard let measured, !estimatedAxes.isEmpty else { return size }
    return CGSize(
      width: estimatedAxes.contains(.horizontal) ? measured.width : size.width,
      height: estimatedAxes.contains(.vertical) ? measured.height : size.height)
  }
}

extension CollectionLayoutDimension {
  /// The extent in points; a fraction may be of either axis of the container.
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

/// The room that an item's edge spacing takes along one axis.
struct EdgeRoom {
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

  /// The least room at both ends, in points.
  var least: CGFloat { start + end }

  /// How many ends may grow.
  var flexibleCount: Int { (isStartFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0) }

  /// The room at the start when `room` is what container and contents leave over.
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

  /// Whether the rectangles overlap; one without extent counts where it lies inside.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
