import CollectionViews
public import Foundation
public import UIKitBase

/// The names of further messages, which are never posted: a window is no app.

extension UIApplication {
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let significantTimeChangeNotification = Notification.Name("significantTimeChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("userDidTakeScreenshot")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "backgroundRefreshStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "didChangeStatusBarOrientation")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "willChangeStatusBarOrientation")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "protectedDataDidBecomeAvailable")
}

extension UIDevice {
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("batteryLevelDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("batteryStateDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "proximityStateDidChange")
}

extension UIScreen {
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name("brightnessDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("capturedDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let modeDidChangeNotification = Notification.Name("modeDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didConnectNotification = Notification.Name("didConnect")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didDisconnectNotification = Notification.Name("didDisconnect")
}

extension UIWindow {
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("didBecomeKey")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didResignKeyNotification = Notification.Name("didResignKey")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("didBecomeVisible")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("didBecomeHidden")
}

extension UIResponder {
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "keyboardDidChangeFrame")
  /// The key of a value in such a message; it has no effect.
  public nonisolated static let keyboardIsLocalUserInfoKey = "keyboardIsLocal"
}

extension UIContentSizeCategory {
  /// The key of a value in a message that is not posted here; it has no effect.
  public nonisolated static let newValueUserInfoKey = "contentSizeCategoryNewValue"
}
