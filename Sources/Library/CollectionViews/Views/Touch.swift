public import Foundation
public import ScreenInterface

/// A touch or a mouse press on a control, at one time.
///
/// UIKit counterpart: `UITouch`.
public nonisolated struct Touch: Sendable, Hashable {
  /// The position of the pointer, in the coordinates of the view that receives the touch.
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
