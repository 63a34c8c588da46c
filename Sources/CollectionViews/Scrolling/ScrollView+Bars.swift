public import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// The time at which the bars start to fade; `nil` when that is over.
  public var indicatorWakeTime: TimeInterval? {
    let start = scrolling.lastOwnMotion + ScrollIndicator.lingering
    return start > scrolling.time ? start : nil
  }

  /// Paints the scroll bar of an axis while content moves, and for a while after.
  func paintBar(on axis: Axis, with pen: inout DisplayPen) {
    guard showsIndicator(on: axis), let context, let bar = bar(on: axis) else { return }
    let age = context.now - scrolling.lastOwnMotion
    let opacity = 1 - min(max((age - ScrollIndicator.lingering) / ScrollIndicator.fading, 0), 1)
    guard opacity > 0 else { return }
    pen.paint(
      .fill(ScrollIndicator.color.resolved(with: context.traits), cornerRadius: 1.5), in: bar,
      element: elementID.appending(axis == .horizontal ? "bar-x" : "bar-y"),
      opacity: (opacity * 8).rounded() / 8)
    if age >= ScrollIndicator.lingering - 0.001 {
      context.animate(until: scrolling.lastOwnMotion + ScrollIndicator.lingering + ScrollIndicator.fading)
    }
  }

  /// Returns true when the bar of an axis shows while content moves.
  func showsIndicator(on axis: Axis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  private func bar(on axis: Axis) -> CGRect? {
    let window = window(on: axis)
    guard let range = window.range, range.upperBound > range.lowerBound, window.length > 0 else { return nil }
    let room = box.inset(by: adjustedContentInset)
    let track = room.size[axis] - 4
    let length = min(track, max(36, track * window.length / max(contentSize[axis], 1)))
    let passed = (window.offset - range.lowerBound) / (range.upperBound - range.lowerBound)
    let share = isMirrored && axis == .horizontal ? 1 - passed : passed
    let start = room.min(axis) + 2 + (track - length) * min(max(share, 0), 1)
    let across = room.max(axis.perpendicular) - 5
    return CGRect(
      origin: CGPoint(along: start, across: across, on: axis),
      size: CGSize(along: length, across: 3, on: axis))
  }
}
