public import CollectionViews
public import Foundation

extension UIAccessibility {
  /// True when colours have more contrast: always false, on Linux nothing tells it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// True when colours are inverted: always false, on Linux nothing tells it.
  public static var isInvertColorsEnabled: Bool { false }
  /// True when colours are greys: always false, on Linux nothing tells it.
  public static var isGrayscaleEnabled: Bool { false }
  /// True when a switch moves the focus: always false, on Linux nothing tells it.
  public static var isSwitchControlRunning: Bool { false }
  /// True when selected texts are read: always false, on Linux nothing tells it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// True when the screen is read: always false, on Linux nothing tells it.
  public static var isSpeakScreenEnabled: Bool { false }
  /// True when shaking takes back: always false, on Linux nothing tells it.
  public static var isShakeToUndoEnabled: Bool { false }
  /// True when gestures are offered as a menu: always false, on Linux nothing tells it.
  public static var isAssistiveTouchRunning: Bool { false }
  /// True when the program cannot be left: always false, on Linux nothing tells it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// True when videos have captions: always false, on Linux nothing tells it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// True when sound has one channel: always false, on Linux nothing tells it.
  public static var isMonoAudioEnabled: Bool { false }
  /// True when switches show signs: always false, on Linux nothing tells it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// True when colours alone shall tell nothing: always false, on Linux nothing tells it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// True when screens shall fade: always false, on Linux nothing tells it.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True when buttons shall have outlines: always false, on Linux nothing tells it.
  public static var buttonShapesEnabled: Bool { false }
  /// True when videos play by themselves: always false, on Linux nothing tells it.
  public static var isVideoAutoplayEnabled: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "voiceOverStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceMotionStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceTransparencyStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "boldTextStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "darkerSystemColorsStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "invertColorsStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "grayscaleStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "switchControlStatusDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "differentiateWithoutColorDidChange")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "announcementDidFinish")
  /// The name of a message that is not posted here; it has no effect.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name("elementFocused")
}
