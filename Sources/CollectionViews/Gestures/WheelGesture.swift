import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// One turn of the wheel, from its first notch until it has been silent.
///
/// Its axis and its target never change.
struct WheelGesture: Hashable, Sendable {
  let axis: Axis
  /// The scroller that the turn moves; `nil` when none scrolls on the axis.
  let target: Scroller?
  /// True when a wheel that turns up and down scrolls sideways, since nothing else scrolls under it.
  let isTurned: Bool
  private(set) var lastTime: TimeInterval
  private var isSmooth: Bool
  /// The time at which the turn turned a page last; `nil` before.
  private var lastPageTime: TimeInterval?

  /// Begins a turn: the view itself moves if it scrolls on the turn's axis, else the row under the pointer.
  init(of event: WheelEvent, over row: String?, isTurned: Bool, among scrollers: ScrollerMotions) {
    axis = isTurned ? .horizontal : Self.axis(of: event)
    target = scrollers.own[axis] == nil ? row.map { .row($0) } : .axis(axis)
    self.isTurned = isTurned
    lastTime = scrollers.time
    isSmooth = event.isSmooth
  }

  /// The axis of a turn: the longer movement's, vertical if both are equal; shift swaps the axes.
  static func axis(of event: WheelEvent) -> Axis {
    let natural: Axis = abs(event.deltaX) > abs(event.deltaY) ? .horizontal : .vertical
    return event.modifiers.contains(.shift) ? natural.perpendicular : natural
  }

  /// Moves the target by some notches; returns false when there is nothing to move.
  ///
  /// A notch moves content by some points, or turns a page if there are pages. Notches that come sooner than the settings' refractory time after the one that turned
  /// a page belong to the same push of the finger and turn none.
  mutating func turn(
    by event: WheelEvent, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) -> Bool {
    lastTime = scrollers.time
    // A smooth device sends a whole notch now and then; the whole turn still counts as smooth.
    isSmooth = isSmooth || event.isSmooth
    let notches = notches(of: event, isMirrored: scrollers.isMirrored)
    guard notches != 0, let target else {
      scrollers.collectEvents()
      return false
    }
    if !isSmooth, scrollers.motion(of: target)?.stop != nil {
      turnPage(of: target, forward: notches > 0, among: &scrollers, settings)
    } else {
      move(target, by: notches * settings.wheelNotch, among: &scrollers, settings)
    }
    scrollers.collectEvents()
    return true
  }

  /// Ends the turn after its silence; the content comes to rest, on a stop if there are any.
  func end(at time: TimeInterval, among scrollers: inout ScrollerMotions) {
    if let target { scrollers.withMotion(of: target) { $0.endWheel(at: time) } }
  }

  /// Moves content by some points: a notch glides, and a smooth device moves it at once.
  ///
  /// A smooth device may begin with a whole notch; what comes while that glides goes on with it.
  private func move(
    _ target: Scroller, by way: CGFloat, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) {
    let (time, glide, isSmooth) = (scrollers.time, settings.wheelGlide, isSmooth)
    scrollers.withMotion(of: target) { motion in
      if glide > 0, motion.isGliding || !isSmooth {
        motion.glide(by: way, within: glide, at: time)
      } else {
        motion.wheel(by: way, at: time)
      }
    }
  }

  private mutating func turnPage(
    of target: Scroller, forward: Bool, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) {
    let time = scrollers.time
    if let lastPageTime, !(time - lastPageTime).reaches(settings.wheelRefractory) { return }
    lastPageTime = time
    _ = scrollers.perform(ScrollRequest(target, to: .step(forward ? 1 : -1), cause: .wheel), at: time)
  }

  /// The movement of content towards later items along the gesture's axis, in notches.
  private func notches(of event: WheelEvent, isMirrored: Bool) -> CGFloat {
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
