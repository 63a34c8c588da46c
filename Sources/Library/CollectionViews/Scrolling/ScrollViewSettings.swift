import Foundation
import LayoutGeometry
import ScrollPhysics

/// The settings of a scroll view: insets, bounce, paging and the like.
struct ScrollViewSettings: Hashable, Sendable {
  var contentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var bounces = true
  var alwaysBounceHorizontal = false
  var alwaysBounceVertical = false
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var isScrollEnabled = true
  var showsHorizontalScrollIndicator = true
  var showsVerticalScrollIndicator = true
  var decelerationRate = DecelerationRate.normal

  func alwaysBounces(on axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// The sum of the content's insets and the safe area.
  var adjustedContentInset: EdgeInsets {
    EdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom, right: contentInset.right + safeAreaInsets.right)
  }
}
