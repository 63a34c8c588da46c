package import CollectionViews
import CompositionalLayout
package import Foundation
import LayoutGeometry
package import ScreenInterface

/// The views under a point of the window: the innermost view, and the scroll views that contain it.
package struct ViewsUnderPoint {
  /// The innermost view; `nil` when there is none.
  let view: View?
  /// The point, in the window's coordinates.
  let point: CGPoint

  /// Hit tests the views as of the last layout.
  package init(_ point: CGPoint, in root: View) {
    self.point = point
    view = root.hitTest(point)
  }

  /// The scroll views around it, the innermost first.
  var scrollViews: [ScrollView] { view?.enclosingScrollViews ?? [] }

  /// Returns the innermost scroll view here that scrolls on the axis of a wheel event, else the innermost that scrolls
  /// at all; `nil` when none does.
  package func scrollView(turnedBy event: WheelEvent) -> ScrollView? {
    innermost(on: ScrollView.axis(of: event), at: event.location)
      ?? scrollViews.first { $0.scrollableAxes(at: $0.convertFromWindow(event.location)) != [] }
  }

  func innermost(on axis: Axes, at point: CGPoint) -> ScrollView? {
    scrollViews.first { $0.scrollableAxes(at: $0.convertFromWindow(point)).isSuperset(of: axis) }
  }

  /// The innermost control; `nil` when the point is on none.
  var control: Control? { view?.enclosingControl }

  /// The scroll bar that a pointer here shows, that of the innermost view; `nil` where there is none.
  var indicator: Control? {
    scrollViews.lazy.compactMap { $0.indicator(at: $0.convertFromWindow(point)) }.first
  }

  /// The scroll bar here of a scroll view that is in no other one; `nil` where there is none.
  var outermostIndicator: Control? {
    scrollViews.last.flatMap { $0.indicator(at: $0.convertFromWindow(point)) }
  }

  /// The pointer's shape that a view here sets; `nil` where none does, and over controls.
  var ownShape: PointerShape? {
    guard control == nil, indicator == nil else { return nil }
    var next = view
    while let current = next {
      if let shape = (current as? any PointerShaping)?.pointerShape { return shape }
      next = current.superview
    }
    return nil
  }

  /// True over a cover, beneath which nothing gets input.
  var isOnCover: Bool { view?.enclosingCover != nil }

  /// True when a drag from here moves something.
  var isDraggable: Bool {
    control == nil && indicator == nil
      && scrollViews.contains { $0.scrollableAxes(at: $0.convertFromWindow(point)) != [] }
  }

  /// Returns the scroll views that get pointer moves here: the feed gets all of them, also over views beside it, but
  /// none over a cover, and with UIKit's names none over a control beside it.
  func listeners(with feed: CollectionView?) -> [ScrollView] {
    let around = scrollViews
    guard let feed, !isOnCover, !around.contains(where: { $0 === feed }) else { return around }
    if control != nil, feed.context?.looksLikeUIKit == true { return around }
    return around + [feed]
  }
}

extension Stage {
  /// Returns the views that are under a point now, also where content has moved since the last frame.
  func viewsNow(under point: CGPoint) -> ViewsUnderPoint {
    layout()
    return ViewsUnderPoint(point, in: content.root)
  }
}
