public import Foundation
public import LayoutGeometry

/// Where an item should come to stand in the visible area.
///
/// UIKit counterpart: `UICollectionView.ScrollPosition`. On an axis of which nothing is said, the item becomes
/// visible by the least movement.
public struct ScrollPosition: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// At the top.
  public static let top = ScrollPosition(rawValue: 1)
  /// In the middle of the height.
  public static let centeredVertically = ScrollPosition(rawValue: 2)
  /// At the bottom.
  public static let bottom = ScrollPosition(rawValue: 4)
  /// At the left.
  public static let left = ScrollPosition(rawValue: 8)
  /// In the middle of the width.
  public static let centeredHorizontally = ScrollPosition(rawValue: 16)
  /// At the right.
  public static let right = ScrollPosition(rawValue: 32)

  /// The offset on `axis` that brings `frame` there, within the legal range.
  public func offset(
    for frame: CGRect, on axis: Axis, from offset: CGFloat, viewport: CGFloat, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let isVertical = axis == .vertical
    let wanted: CGFloat
    if contains(isVertical ? .top : .left) {
      wanted = frame.min(axis)
    } else if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      wanted = frame.mid(axis) - viewport / 2
    } else if contains(isVertical ? .bottom : .right) {
      wanted = frame.max(axis) - viewport
    } else {
      wanted = min(frame.min(axis), max(offset, frame.max(axis) - viewport))
    }
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}
