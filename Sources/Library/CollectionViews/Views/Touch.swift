public import Foundation
public import ScreenInterface

/// One stroke of a pointer as a control sees it.
///
/// UIKit counterpart: `UITouch`.
public nonisolated struct Touch: Sendable, Hashable {
  /// The place of the pointer, in the coordinates of the view that receives the touch.
  public var location: CGPoint
  /// The time of the touch, in seconds since the stage began.
  public var timestamp: TimeInterval
  /// The kind of device: a mouse or touchpad, or a finger.
  public var device: PointerEvent.Device

  /// Creates a touch.
  package init(location: CGPoint, timestamp: TimeInterval, device: PointerEvent.Device) {
    self.location = location
    self.timestamp = timestamp
    self.device = device
  }
}
