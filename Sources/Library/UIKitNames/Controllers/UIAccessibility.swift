import CollectionViews

/// The settings of accessibility that views ask for.
///
/// UIKit counterpart: `UIAccessibility`.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// True when motion that the user did not start is left out.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.traitCollection.reducesMotion }
  /// True while a screen reader speaks: always false, nothing here depends on it.
  public static var isVoiceOverRunning: Bool { false }
  /// True when transparency is reduced: always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True when texts are bold: always false.
  public static var isBoldTextEnabled: Bool { false }

  /// What a program tells a screen reader.
  ///
  /// UIKit counterpart: `UIAccessibility.Notification`.
  public nonisolated enum Notification: Int, Sendable, Hashable {
    /// Kinds, by UIKit's names.
    case announcement, layoutChanged, screenChanged, pageScrolled, pauseAssistiveTechnology
  }

  /// Tells a screen reader something; it has no effect, pages and changes of the focus are told by themselves.
  public static func post(notification: Notification, argument: Any?) {}
}
