import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The thin bar at the edge of a scroll view, which shows the place of the content while it moves.
struct ScrollBar {
  private let axis: Axis
  private let frame: CGRect

  /// Creates the bar of an axis; `nil` when there is nothing to scroll on it.
  @MainActor init?(on axis: Axis, of view: ScrollView) {
    let window = view.window(on: axis)
    guard let range = window.range, range.upperBound > range.lowerBound, window.length > 0 else { return nil }
    let room = view.box.inset(by: view.adjustedContentInset)
    let track = room.size[axis] - 4
    let length = min(track, max(36, track * window.length / max(view.contentSize[axis], 1)))
    let passed = (window.offset - range.lowerBound) / (range.upperBound - range.lowerBound)
    let share = view.isMirrored && axis == .horizontal ? 1 - passed : passed
    let start = room.min(axis) + 2 + (track - length) * min(max(share, 0), 1)
    let across = room.max(axis.perpendicular) - 5
    self.axis = axis
    frame = CGRect(
      origin: CGPoint(along: start, across: across, on: axis),
      size: CGSize(along: length, across: 3, on: axis))
  }

  /// Paints the bar, which fades a while after the last motion.
  @MainActor func paint(
    with pen: inout DisplayPen, element: ElementID, lastMotion: TimeInterval, in context: ViewContext
  ) {
    let age = context.now - lastMotion
    let opacity = 1 - min(max((age - ScrollIndicator.lingering) / ScrollIndicator.fading, 0), 1)
    guard opacity > 0 else { return }
    pen.paint(
      .fill(ScrollIndicator.color.resolved(with: context.traits), cornerRadius: 1.5), in: frame,
      element: element.appending(axis == .horizontal ? "bar-x" : "bar-y"),
      opacity: (opacity * 8).rounded() / 8)
    if age >= ScrollIndicator.lingering - 0.001 {
      context.animate(until: lastMotion + ScrollIndicator.lingering + ScrollIndicator.fading)
    }
  }
}
