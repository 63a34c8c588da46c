import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// One wheel gesture, from its first event until the wheel has been silent.
///
/// Its axis and its target never change. The device is detected from its values (`GestureSettings.notchParts`).
struct WheelGesture: Hashable, Sendable {
  let axis: Axis
  /// The scroller that the gesture scrolls; `nil` when none scrolls on the axis.
  let target: Scroller?
  /// True when a vertical wheel scrolls horizontally, since nothing under it scrolls vertically.
  let isTurned: Bool
  private(set) var lastTime: TimeInterval
  private var rhythm = WheelDeviceDetector()
  /// The fractions of a notch that have not turned a page yet.
  private var notches = WheelNotchCounter()
  /// The time at which the gesture last turned a page; `nil` before.
  private var lastPageTime: TimeInterval?
  /// True from a swipe fast enough for a flick until the flick begins.
  private var isSwiping = false

  /// Begins a gesture: the view itself scrolls if it can on the gesture's axis, else the row under the pointer.
  init(of event: WheelEvent, over row: String?, isTurned: Bool, among scrollers: ScrollerMotions) {
    axis = isTurned ? .horizontal : Self.axis(of: event)
    target = scrollers.own[axis] == nil ? row.map { .row($0) } : .axis(axis)
    self.isTurned = isTurned
    lastTime = scrollers.time
  }

  /// Returns the axis of a wheel event: the longer movement's, vertical if both are equal; shift swaps the axes.
  static func axis(of event: WheelEvent) -> Axis {
    let natural: Axis = abs(event.deltaX) > abs(event.deltaY) ? .horizontal : .vertical
    return event.modifiers.contains(.shift) ? natural.perpendicular : natural
  }

  /// Scrolls the target by some notches; returns false when there is nothing to scroll.
  ///
  /// A notch scrolls content by some points, or turns a page if there are pages. Notches that come sooner than the
  /// settings' refractory time after the one that turned a page belong to the same finger movement and turn none.
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
    // A touchpad sometimes sends a whole notch; its gesture still counts as a touchpad's.
    if event.isSmooth { rhythm.note(turned, settings) }
    let hasPages = scrollers.motion(of: target)?.stop != nil
    if rhythm.isTouchpad {
      // With pages, events before the touchpad was detected were held back; they are applied now.
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

  /// Returns the time of the next change if the wheel stays silent: a swipe goes on, or the gesture ends.
  func deadline(_ settings: GestureSettings) -> TimeInterval { lastTime + patience(settings) }

  private func patience(_ settings: GestureSettings) -> TimeInterval {
    isSwiping ? min(settings.swipeSilence, settings.wheelSilence) : settings.wheelSilence
  }

  /// Applies the changes due by a time; returns true when the gesture is over, and the content comes to rest, on a
  /// snap point if there are any.
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

  /// Scrolls content by some points: smoothly for a wheel, at once for a touchpad.
  ///
  /// A touchpad may begin like a wheel; events during that smooth scroll extend it.
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

  /// Returns the scroll distance towards later items along the gesture's axis, in notches.
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

/// The detector of the device behind fractional wheel events: a wheel or a touchpad.
///
/// A wheel reports equal steps, one or a few at a time: its values are alike, whole numbers of 120ths, and multiples
/// of one step that divides a notch. A touchpad reports any fractions at an even rate. A gesture counts as a wheel's
/// until a value contradicts that, and then as a touchpad's to its end.
struct WheelDeviceDetector: Hashable, Sendable {
  /// True once a wheel could not have reported one of the values.
  private(set) var isTouchpad = false
  /// The number of values so far, by their sizes in parts of a notch.
  private var counts: [Int: Int] = [:]
  /// The number of all values so far.
  private var total = 0
  /// The greatest common divisor of all values so far, in parts of a notch.
  private var step = 0

  /// The tolerance within which a value counts as a whole number of parts, in parts.
  private static let tolerance: CGFloat = 0.01

  /// Records the notches of a report.
  mutating func note(_ notches: CGFloat, _ settings: GestureSettings) {
    guard !isTouchpad, notches != 0 else { return }
    let size = abs(notches) * CGFloat(settings.notchParts)
    let parts = Int(bounding: size.rounded())
    guard parts > 0, abs(size - CGFloat(parts)) <= Self.tolerance else { return isTouchpad = true }
    total += 1
    counts[parts, default: 0] += 1
    step = Self.commonMeasure(of: step, parts)
    let alike = CGFloat(counts.values.max() ?? 0)
    // The first report may contain several steps: the driver waits for half a notch before it reports any.
    let hasStep = total == 1 || settings.notchParts.isMultiple(of: step)
    isTouchpad = !hasStep || alike < settings.wheelLikeness * CGFloat(total)
  }

  private static func commonMeasure(of first: Int, _ second: Int) -> Int {
    var (measure, rest) = (second, first)
    while rest != 0 { (measure, rest) = (rest, measure % rest) }
    return measure
  }
}
