import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// One turn of the wheel, from its first notch until it has been silent: axis and target stay what they were.
struct WheelGesture: Hashable, Sendable {
  let axis: Axis
  /// The scroller that it moves; `nil` where none scrolls on the axis.
  let target: Scroller?
  /// Whether a wheel that turns up and down moves across, since nothing else scrolls under it.
  let isTurned: Bool
  var lastTime: TimeInterval
  var isSmooth: Bool
  /// When it turned a page last.
  var lastPageTime: TimeInterval?

  /// The axis of a turn: the dominant one, the vertical one of equals; shift swaps them.
  static func axis(of event: WheelEvent) -> Axis {
    let natural: Axis = abs(event.deltaX) > abs(event.deltaY) ? .horizontal : .vertical
    return event.modifiers.contains(.shift) ? natural.perpendicular : natural
  }

  /// How far content moves towards later items along the locked axis, in notches.
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
