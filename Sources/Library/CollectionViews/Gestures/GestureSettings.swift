public import Foundation
import LayoutGeometry
package import ScreenInterface

/// The thresholds that decide when a press becomes a drag and on which axis, and how wheel, touchpad and keys scroll.
public nonisolated struct GestureSettings: Sendable, Hashable {
  /// The distance that a pressed mouse may move before the press becomes a drag, in points; default 8.
  public var mouseSlop: CGFloat
  /// The distance that a finger may move before the press becomes a drag, in points; default 10.
  public var touchSlop: CGFloat
  /// The distance that one notch of the wheel scrolls, in points; default 53.
  public var wheelNotch: CGFloat
  /// The duration of the smooth scroll by a notch, in seconds; default 0.15, and 0 scrolls at once.
  ///
  /// Notches and the fractions that a high-resolution wheel reports add up. Touchpads always scroll content one to
  /// one.
  public var wheelGlide: TimeInterval
  /// The time without wheel events that ends a wheel gesture, in seconds; default 0.15.
  public var wheelSilence: TimeInterval
  /// The time for which a row ignores notches after the wheel turned its page, in seconds; default 0.15.
  public var wheelRefractory: TimeInterval
  /// The parts of a notch in which a wheel reports fractions, from 1 to 1000; default 120, as in Linux and Windows.
  ///
  /// SDL does not report which device sends a fraction. A gesture is a wheel's as long as each value is a whole number
  /// of these parts, all are multiples of a step that divides a notch, and enough are equal (`wheelLikeness`). The
  /// first value that is not makes it a touchpad's until the gesture ends. A wheel's fractions scroll smoothly as they
  /// come; in a row with pages they scroll nothing until they add up to a notch, which turns one.
  package var notchParts: Int
  /// The least share of a gesture's values that are equal in size if it is a wheel's, from 0 to 1; default a half.
  ///
  /// A wheel turned faster reports its step more often; a touchpad reports larger values.
  package var wheelLikeness: CGFloat
  /// The time without events after which a touchpad's swipe over pages becomes a flick, in seconds; default 0.06.
  ///
  /// The flick has the swipe's velocity, if that is fast enough; a slower swipe goes to the nearer page after
  /// `wheelSilence`. A value above `wheelSilence` counts as `wheelSilence`.
  package var swipeSilence: TimeInterval
  /// The share of the distance to a page from which interrupted content counts it as reached; default a quarter.
  ///
  /// A flick then goes to the page after it, so that quick flicks turn a page each. 1 never counts it, as UIKit.
  public var caughtPageShare: CGFloat
  /// The distance that one press of an arrow key scrolls, in points; default 40.
  public var keyLine: CGFloat

  /// The largest angle from an axis at which a drag is locked to it, in degrees; default 30.
  ///
  /// It applies in a scroll view with `isDirectionalLockEnabled`.
  public var directionalLockAngle: CGFloat

  /// The rule that chooses the axis of a drag; default the longer movement, vertical if both are equal.
  package var axisRule = AxisRule.dominant
  /// The rule for a drag at the edge of a scroll view inside another one on the same axis.
  ///
  /// The default gives only the next drag to the outer view.
  public var handOff = ScrollHandOff.onNextStroke

  /// The settings for a Linux desktop.
  public static let desktop = GestureSettings()

  /// UIKit's settings as far as they are known: 10 points of slop for every device, and no early counting of pages.
  public static let uiKit = GestureSettings(mouseSlop: 10, touchSlop: 10, caughtPageShare: 1)

  /// The settings of hand-written feeds, which set none of their own: UIKit's.
  package static let seed = uiKit

  /// Creates settings; every value defaults to the desktop's.
  package init(
    mouseSlop: CGFloat = 8, touchSlop: CGFloat = 10, wheelNotch: CGFloat = 53,
    wheelSilence: TimeInterval = 0.15, keyLine: CGFloat = 40, caughtPageShare: CGFloat = 0.25
  ) {
    self.mouseSlop = mouseSlop
    self.touchSlop = touchSlop
    self.wheelNotch = wheelNotch
    self.wheelSilence = wheelSilence
    wheelGlide = 0.15
    wheelRefractory = 0.15
    notchParts = 120
    wheelLikeness = 0.5
    swipeSilence = 0.06
    self.caughtPageShare = caughtPageShare
    directionalLockAngle = 30
    self.keyLine = keyLine
  }

  private static let distances: ClosedRange<CGFloat> = 0...10_000
  private static let spans: ClosedRange<TimeInterval> = 0...60

  /// A copy of the settings with every value limited to a sensible range, or the desktop's in place of NaN.
  var bounded: GestureSettings {
    var kept = self
    kept.mouseSlop = mouseSlop.bounded(to: Self.distances, or: Self.desktop.mouseSlop)
    kept.touchSlop = touchSlop.bounded(to: Self.distances, or: Self.desktop.touchSlop)
    kept.wheelNotch = wheelNotch.bounded(to: Self.distances, or: Self.desktop.wheelNotch)
    kept.keyLine = keyLine.bounded(to: Self.distances, or: Self.desktop.keyLine)
    kept.wheelSilence = wheelSilence.bounded(to: Self.spans, or: Self.desktop.wheelSilence)
    kept.wheelRefractory = wheelRefractory.bounded(to: Self.spans, or: Self.desktop.wheelRefractory)
    kept.notchParts = min(max(notchParts, 1), 1000)
    kept.wheelLikeness = wheelLikeness.bounded(to: 0...1, or: Self.desktop.wheelLikeness)
    kept.swipeSilence = swipeSilence.bounded(to: Self.spans, or: Self.desktop.swipeSilence)
    kept.wheelGlide = wheelGlide.bounded(to: Self.spans, or: Self.desktop.wheelGlide)
    kept.caughtPageShare = caughtPageShare.bounded(to: 0...1, or: Self.desktop.caughtPageShare)
    kept.directionalLockAngle = directionalLockAngle.bounded(
      to: 0...90, or: Self.desktop.directionalLockAngle)
    return kept
  }

  /// Returns the slop of a kind of device, in points.
  package func slop(for device: PointerEvent.Device) -> CGFloat { device == .mouse ? mouseSlop : touchSlop }
}

/// The rule for a drag that reaches the edge of a scroll view inside another one on the same axis.
///
/// UIKit behaves as `onNextStroke`, undocumented. Under every rule the two views together never scroll further than
/// the pointer moves.
public nonisolated enum ScrollHandOff: String, Sendable, Hashable, CaseIterable {
  /// The inner view keeps the drag and overscrolls at its edge.
  case none
  /// The inner view keeps the drag, but the outer one gets a drag that begins at the edge and goes outward.
  ///
  /// This is the default.
  case onNextStroke
  /// The inner view stops at its edge, and the outer one takes the rest of the same drag.
  case continuous
}
