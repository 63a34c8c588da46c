import Foundation

extension UIDevice {
  /// The kind of device: that of `model`.
  public var localizedModel: String { model }
  /// True when a program can go on while it is hidden.
  public var isMultitaskingSupported: Bool { true }

  /// The charge, 0…1: always −1, unknown, as on Linux a program is not told.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: always unknown, as on Linux a program is not told.
  public var batteryState: BatteryState { .unknown }
  /// True when the battery is watched; it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when something is close to the screen: never.
  public var proximityState: Bool { false }
  /// True when it is watched whether something is close; it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the orientation is watched; it has no effect, `viewWillTransition(to:with:)` tells of a new shape.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Watches the orientation; it has no effect, `viewWillTransition(to:with:)` tells of a new shape.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Watches the orientation no longer; it has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Plays the sound of a key; it has no effect, on Linux there is none.
  public func playInputClick() {}

  /// The state of a battery.
  ///
  /// UIKit counterpart: `UIDevice.BatteryState`.
  public nonisolated enum BatteryState: Int, Sendable, Hashable {
    /// States, by UIKit's names.
    case unknown, unplugged, charging, full
  }
}
