public import Foundation
public import ScreenInterface

/// One stroke of a pointer as a control sees it.
///
/// UIKit counterpart: `UITouch`.
public struct Touch: Sendable, Hashable {
  /// Where the pointer is, in the coordinates of the view that receives it.
  public var location: CGPoint
  /// When, in seconds since the stage began.
  public var timestamp: TimeInterval
  /// The kind of device.
  public var device: PointerEvent.Device

  /// Creates a touch.
  public init(location: CGPoint, timestamp: TimeInterval, device: PointerEvent.Device) {
    self.location = location
    self.timestamp = timestamp
    self.device = device
  }
}
