package import Foundation
package import LayoutGeometry

/// The position in the visible area to which an item is scrolled.
///
/// UIKit counterpart: `UICollectionView.ScrollPosition`. On an axis without a position, the item becomes visible by
/// the least movement.
public nonisolated struct ScrollPosition: OptionSet, Sendable, Hashable {
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

  /// The same position in a layout whose leading edge is on the right: left and right exchanged.
  package var mirrored: ScrollPosition {
    var other = subtracting([.left, .right])
    if contains(.left) { other.insert(.right) }
    if contains(.right) { other.insert(.left) }
    return other
  }

  /// Returns the single position on `axis` that this one means for `frame`; `nil` where nothing has to move.
  ///
  /// The least movement brings a frame to the nearer edge. It is resolved only once: resolved again on the way, when
  /// the frame is wholly visible, it would end the movement.
  func resolved(for frame: CGRect, on axis: Axis, in window: ScrollWindow) -> ScrollPosition? {
    let isVertical = axis == .vertical
    let positions: [ScrollPosition] =
      isVertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    if let given = positions.first(where: contains) { return given }
    let start = frame.min(axis) - window.startInset
    let end = frame.max(axis) - window.length + window.endInset
    if end <= start, (end...start).contains(window.offset) { return nil }
    return start < end || window.offset > start ? positions.first : positions.last
  }

  /// Returns the offset on `axis` at which `frame` is at this position, within the legal range.
  ///
  /// Start: `min − startInset`; middle: `mid − length/2`; end: `max − length + endInset`; without a position, the
  /// least movement that shows the frame.
  package func offset(for frame: CGRect, on axis: Axis, in window: ScrollWindow) -> CGFloat {
    let isVertical = axis == .vertical
    let start = frame.min(axis) - window.startInset
    let end = frame.max(axis) - window.length + window.endInset
    let wanted: CGFloat
    if contains(isVertical ? .top : .left) {
      wanted = start
    } else if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      wanted = frame.mid(axis) - window.length / 2
    } else if contains(isVertical ? .bottom : .right) {
      wanted = end
    } else {
      wanted = min(start, max(window.offset, end))
    }
    guard let range = window.range else { return wanted }
    return min(max(wanted, range.lowerBound), range.upperBound)
  }
}
