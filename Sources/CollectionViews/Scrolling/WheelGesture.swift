import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// One turn of the wheel, from its first notch until it has been silent.
///
/// Its axis and its target never change.
struct WheelGesture: Hashable, Sendable {
  let axis: Axis
  /// The scroller that the turn moves; `nil` when none scrolls on the axis.
  let target: Scroller?
  /// True when a wheel that turns up and down scrolls sideways, since nothing else scrolls under it.
  let isTurned: Bool
  var lastTime: TimeInterval
  var isSmooth: Bool
  /// The time at which the turn turned a page last; `nil` before.
  var lastPageTime: TimeInterval?

  /// The axis of a turn: the longer movement's, vertical if both are equal; shift swaps the axes.
  static func axis(of event: WheelEvent) -> Axis {
    let natural: Axis = abs(event.deltaX) > abs(event.deltaY) ? .horizontal : .vertical
    return event.modifiers.contains(.shift) ? natural.perpendicular : natural
  }

  /// The movement of content towards later items along the gesture's axis, in notches.
  func notches(of event: WheelEvent, isMirrored: Bool) -> CGFloat {
    let isSwapped = isTurned || event.modifiers.contains(.shift)
    let notches =
      switch (axis, isSwapped) {
      case (.vertical, false), (.horizontal, true): -event.deltaY
      case (.horizontal, false): isMirrored ? -event.deltaX : event.deltaX
      case (.vertical, true): event.deltaX
      }
    return notches.bounded(to: -WheelEvent.mostNotches...WheelEvent.mostNotches, or: 0)
  }
}
