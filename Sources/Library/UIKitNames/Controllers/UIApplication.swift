public import Foundation

/// The names of an app's messages, which are never posted: a window is no app.
///
/// UIKit counterpart: `UIApplication`, of which there is no object.
@preconcurrency @MainActor
public final class UIApplication {
  private init() {}

  /// The app: not there.
  @available(
    *, unavailable,
    message: "There is one window, which shows the program's scenes: UIScreen.main has its size."
  )
  public static var shared: UIApplication { UIApplication() }

  /// The name of a message that is not posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  /// The name of a message that is not posted here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  /// The name of a message that is not posted here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  /// The name of a message that is not posted here.
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
  /// The name of a message that is not posted here.
  public nonisolated static let willTerminateNotification = Notification.Name("willTerminate")
  /// The name of a message that is not posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("memoryWarning")

  /// Opens an address: not there.
  @available(*, unavailable, message: "No other program is opened: print the address.")
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}

  /// Returns true when a program opens an address: not there.
  @available(*, unavailable, message: "No other program is opened: print the address.")
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// The address of the app's settings: not there.
  @available(*, unavailable, message: "There are no settings of the system for a program.")
  public static var openSettingsURLString: String { "" }

  /// True when the screen stays on: not there.
  @available(*, unavailable, message: "The desktop decides when the screen goes dark.")
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The window that gets keys: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public var keyWindow: UIWindow? { nil }

  /// The windows: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public var windows: [UIWindow] { [] }

  /// The scenes: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public var connectedScenes: [UIWindowScene] { [] }

  /// The size of text: not there.
  @available(*, unavailable, message: "The size of text is traitCollection.preferredContentSizeCategory.")
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The direction of reading: not there.
  @available(*, unavailable, message: "The direction of reading is traitCollection.layoutDirection.")
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The state of the app: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  public var applicationState: State { .active }

  /// The options of an address.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The state of an app.
  public nonisolated enum State: Int, Sendable, Hashable {
    /// States, by UIKit's names.
    case active, inactive, background
  }
}

extension UIResponder {
  /// The name of a message that is not posted here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  /// The name of a message that is not posted here: there is no keyboard on the screen.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  /// The name of a message that is not posted here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  /// The name of a message that is not posted here: there is no keyboard on the screen.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  /// The name of a message that is not posted here: there is no keyboard on the screen.
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("keyboardWillChangeFrame")
  /// The key of a value in such a message.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
  /// The key of a value in such a message.
  public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  /// The key of a value in such a message.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  /// The key of a value in such a message.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}

extension UIDevice {
  /// The name of a message that is not posted here: `viewWillTransition(to:with:)` tells of a new shape.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
}
