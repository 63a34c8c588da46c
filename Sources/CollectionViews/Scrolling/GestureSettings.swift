public import Foundation
import LayoutGeometry
public import ScreenInterface

/// The numbers that decide when a stroke is a drag and on which axis.
public struct GestureSettings: Sendable, Hashable {
  /// How far a mouse may wander before a press becomes a drag, in points; default 8.
  public var mouseSlop: CGFloat
  /// How far a finger may wander before a press becomes a drag, in points; default 10.
  public var touchSlop: CGFloat
  /// One notch of the wheel, in points; default 53.
  public var wheelNotch: CGFloat
  /// Silence that ends a turn of the wheel, in seconds; default 0.15.
  public var wheelSilence: TimeInterval
  /// How long a row that turned one page by the wheel ignores further notches, in seconds; default 0.15.
  public var wheelRefractory: TimeInterval
  /// One step of the arrow keys, in points; default 40.
  public var keyLine: CGFloat

  /// How far from an axis a drag may begin and still be locked to it by `isDirectionalLockEnabled`, in degrees;
  /// default 30.
  public var directionalLockAngle: CGFloat

  /// How a drag finds its axis; default the longer movement at once, the vertical one of equals.
  public var axisRule = AxisRule.dominant
  /// What a scroll view inside another on the same axis does with a drag at its edge; default the next stroke.
  public var handOff = ScrollHandOff.onNextStroke

  /// The numbers for a Linux desktop.
  public static let desktop = GestureSettings()

  /// UIKit's numbers as far as they are known: 10 points of slop, whatever the device.
  public static let uiKit = GestureSettings(mouseSlop: 10, touchSlop: 10)

  /// The numbers that hand-written feeds move under: they set none of their own, so UIKit's.
  public static let seed = uiKit

  /// Creates settings; every number has the desktop's default.
  public init(
    mouseSlop: CGFloat = 8, touchSlop: CGFloat = 10, wheelNotch: CGFloat = 53,
    wheelSilence: TimeInterval = 0.15, keyLine: CGFloat = 40
  ) {
    self.mouseSlop = mouseSlop
    self.touchSlop = touchSlop
    self.wheelNotch = wheelNotch
    self.wheelSilence = wheelSilence
    wheelRefractory = 0.15
    directionalLockAngle = 30
    self.keyLine = keyLine
  }

  private static let distances: ClosedRange<CGFloat> = 0...10_000
  private static let spans: ClosedRange<TimeInterval> = 0...60

  /// The settings with every number kept to what a hand can do.
  var bounded: GestureSettings {
    var kept = self
    kept.mouseSlop = mouseSlop.bounded(to: Self.distances, or: Self.desktop.mouseSlop)
    kept.touchSlop = touchSlop.bounded(to: Self.distances, or: Self.desktop.touchSlop)
    kept.wheelNotch = wheelNotch.bounded(to: Self.distances, or: Self.desktop.wheelNotch)
    kept.keyLine = keyLine.bounded(to: Self.distances, or: Self.desktop.keyLine)
    kept.wheelSilence = wheelSilence.bounded(to: Self.spans, or: Self.desktop.wheelSilence)
    kept.wheelRefractory = wheelRefractory.bounded(to: Self.spans, or: Self.desktop.wheelRefractory)
    kept.directionalLockAngle = directionalLockAngle.bounded(
      to: 0...90, or: Self.desktop.directionalLockAngle)
    return kept
  }

  /// The slop of a kind of device, in points.
  public func slop(for device: PointerEvent.Device) -> CGFloat { device == .mouse ? mouseSlop : touchSlop }
}
