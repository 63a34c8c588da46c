import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// One turn of the wheel, from its first notch until it has been silent.
///
/// Its axis and its target never change. What device turns it is told from its values (`GestureSettings.notchParts`).
struct WheelGesture: Hashable, Sendable {
  let axis: Axis
  /// The scroller that the turn moves; `nil` when none scrolls on the axis.
  let target: Scroller?
  /// True when a wheel that turns up and down scrolls sideways, since nothing else scrolls under it.
  let isTurned: Bool
  private(set) var lastTime: TimeInterval
  private var rhythm = WheelDeviceDetector()
  /// The fractions of a notch that a wheel has turned on without moving a page.
  private var notches = WheelNotchCounter()
  /// The time at which the turn turned a page last; `nil` before.
  private var lastPageTime: TimeInterval?
  /// True from a swipe that was quick enough for a flick until the flick begins.
  private var isSwiping = false

  /// Begins a turn: the view itself moves if it scrolls on the turn's axis, else the row under the pointer.
  init(of event: WheelEvent, over row: String?, isTurned: Bool, among scrollers: ScrollerMotions) {
    axis = isTurned ? .horizontal : Self.axis(of: event)
    target = scrollers.own[axis] == nil ? row.map { .row($0) } : .axis(axis)
    self.isTurned = isTurned
    lastTime = scrollers.time
  }

  /// The axis of a turn: the longer movement's, vertical if both are equal; shift swaps the axes.
  static func axis(of event: WheelEvent) -> Axis {
    let natural: Axis = abs(event.deltaX) > abs(event.deltaY) ? .horizontal : .vertical
    return event.modifiers.contains(.shift) ? natural.perpendicular : natural
  }

  /// Moves the target by some notches; returns false when there is nothing to move.
  ///
  /// A notch moves content by some points, or turns a page if there are pages. Notches that come sooner than the
  /// settings' refractory time after the one that turned a page belong to the same push of the finger and turn none.
  mutating func turn(
    by event: WheelEvent, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) -> Bool {
    lastTime = scrollers.time
    isSwiping = false
    let turned = notches(of: event, isMirrored: scrollers.isMirrored)
    guard turned != 0, let target else {
      scrollers.collectEvents()
      return false
    }
    let wasTouchpad = rhythm.isTouchpad
    // A touchpad sends a whole notch now and then; its turn still counts as a touchpad's.
    if event.isSmooth { rhythm.note(turned, settings) }
    let hasPages = scrollers.motion(of: target)?.stop != nil
    if rhythm.isTouchpad {
      // What came before the touchpad showed itself was kept back where there are pages, and is made up for.
      let kept = wasTouchpad || !hasPages || lastPageTime != nil ? 0 : notches.rest
      move(target, by: (turned + kept) * settings.wheelNotch, among: &scrollers, settings)
      isSwiping = scrollers.motion(of: target)?.swipedVelocity != nil
    } else if hasPages {
      let whole = event.isSmooth ? notches.add(turned) : turned > 0 ? 1 : -1
      if whole != 0 { turnPage(of: target, forward: whole > 0, among: &scrollers, settings) }
    } else {
      move(target, by: turned * settings.wheelNotch, among: &scrollers, settings)
    }
    scrollers.collectEvents()
    return true
  }

  /// The time at which something happens if the wheel stays silent: a swipe goes on, or the turn ends.
  func deadline(_ settings: GestureSettings) -> TimeInterval { lastTime + patience(settings) }

  private func patience(_ settings: GestureSettings) -> TimeInterval {
    isSwiping ? min(settings.swipeSilence, settings.wheelSilence) : settings.wheelSilence
  }

  /// Does what is due by a time; returns true when the turn is over, and the content comes to rest, on a stop if there
  /// are any.
  mutating func advance(
    to now: TimeInterval, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) -> Bool {
    while (now - lastTime).reaches(patience(settings)) {
      let (time, isSwipe) = (min(now, deadline(settings)), isSwiping)
      if let target {
        scrollers.withMotion(of: target) { isSwipe ? $0.endSwipe(at: time) : $0.endWheel(at: time) }
      }
      guard isSwipe else { return true }
      isSwiping = false
    }
    return false
  }

  /// Moves content by some points: a wheel glides, and a touchpad moves it at once.
  ///
  /// A touchpad may begin like a wheel; what comes while that glides goes on with it.
  private func move(
    _ target: Scroller, by way: CGFloat, among scrollers: inout ScrollerMotions, _ settings: GestureSettings
  ) {
    let (time, isTouchpad) = (scrollers.time, rhythm.isTouchpad)
    scrollers.withMotion(of: target) { motion in
      if settings.wheelGlide > 0, motion.isGliding || !isTouchpad {
        motion.glide(by: way, within: settings.wheelGlide, at: time)
      } else {
        motion.wheel(by: way, at: time, countingPagesFrom: settings.caughtPageShare)
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
    let turned =
      switch (axis, isSwapped) {
      case (.vertical, false), (.horizontal, true): -event.deltaY
      case (.horizontal, false): isMirrored ? -event.deltaX : event.deltaX
      case (.vertical, true): event.deltaX
      }
    return turned.bounded(to: -WheelEvent.mostNotches...WheelEvent.mostNotches, or: 0)
  }
}
