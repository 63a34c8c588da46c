public import CollectionViews
public import Foundation
public import UIKitBase

/// What iOS code calls on the app and on windows and what is not there: each says what to write instead.

extension UIApplication {
  /// The object that is told of the app's life: not there.
  @available(
    *, unavailable,
    message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
  )
  public var delegate: AbsentValue? { nil }

  /// True when there can be several windows: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public var supportsMultipleScenes: Bool { false }

  /// Opens another window: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public func requestSceneSessionActivation(
    _ sceneSession: AbsentValue?, userActivity: AbsentValue?, options: AbsentValue?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The sessions of windows: not there.
  @available(*, unavailable, message: "There is one window: view.window, once the view is shown.")
  public var openSessions: AbsentValue { .absent }

  /// The rectangle of the status bar: not there.
  @available(*, unavailable, message: "There is no status bar: view.safeAreaInsets tells what is covered.")
  public var statusBarFrame: CGRect { .zero }

  /// The orientation of the status bar: not there.
  @available(*, unavailable, message: "There is no status bar: view.safeAreaInsets tells what is covered.")
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The look of the status bar: not there.
  @available(*, unavailable, message: "There is no status bar: view.safeAreaInsets tells what is covered.")
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// True when there is no status bar: not there.
  @available(*, unavailable, message: "There is no status bar: view.safeAreaInsets tells what is covered.")
  public var isStatusBarHidden: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the status bar shows the net's activity: not there.
  @available(*, unavailable, message: "There is no status bar: view.safeAreaInsets tells what is covered.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The number at the app's icon: not there.
  @available(*, unavailable, message: "A desktop has no icons with numbers: show the number in the window.")
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { _ = newValue }
  }

  /// Sets another icon: not there.
  @available(*, unavailable, message: "A desktop has no icons with numbers: show the number in the window.")
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}

  /// The menu of the app's icon: not there.
  @available(*, unavailable, message: "A desktop has no icons with numbers: show the number in the window.")
  public var shortcutItems: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// Ignores presses: not there.
  @available(*, unavailable, message: "Set isUserInteractionEnabled of the controller's view.")
  public func beginIgnoringInteractionEvents() {}

  /// Takes presses again: not there.
  @available(*, unavailable, message: "Set isUserInteractionEnabled of the controller's view.")
  public func endIgnoringInteractionEvents() {}

  /// Asks for time in the background: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  @discardableResult
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .init() }

  /// Asks for time in the background: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  @discardableResult
  public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .init() }

  /// Gives the time in the background back: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time in the background that is left: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  public var backgroundTimeRemaining: TimeInterval { 0 }

  /// True when encrypted files can be read: not there.
  @available(*, unavailable, message: "A window that is hidden makes no frames: nothing has to be stopped.")
  public var isProtectedDataAvailable: Bool { false }

  /// Asks for messages of a server: not there.
  @available(*, unavailable, message: "Nothing is sent to the program: ask the server.")
  public func registerForRemoteNotifications() {}

  /// Refuses messages of a server: not there.
  @available(*, unavailable, message: "Nothing is sent to the program: ask the server.")
  public func unregisterForRemoteNotifications() {}

  /// True when messages of a server come: not there.
  @available(*, unavailable, message: "Nothing is sent to the program: ask the server.")
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Calls a function by its selector: not there.
  @available(*, unavailable, message: "Call the function of the object itself, or pass a closure on.")
  @discardableResult
  public func sendAction(_ action: Selector?, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  { false }
}

extension UIWindow {
  /// Creates a window: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public convenience init(frame: CGRect) { self.init(of: NSObject()) }

  /// Creates a window of a scene: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public convenience init(windowScene: UIWindowScene) { self.init(of: windowScene) }

  /// Lets the window get the keys: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public func makeKey() {}

  /// True when the window gets the keys: not there.
  @available(*, unavailable, message: "A program shows a controller with OrihonWindow.show(_:).")
  public var isKeyWindow: Bool { false }

  /// The place of the window among others: not there.
  @available(*, unavailable, message: "There is one window: put the view above the others.")
  public var windowLevel: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The tint of the window: not there.
  @available(*, unavailable, message: "Set tintColor of the controller's view.")
  public var tintColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }

  /// The theme of the window: not there.
  @available(*, unavailable, message: "The theme is the window's: read traitCollection.userInterfaceStyle.")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .light }
    set { _ = newValue }
  }

  /// Adds a recognizer: not there.
  @available(*, unavailable, message: "Add the recognizer to the controller's view.")
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// The views of the window: not there.
  @available(*, unavailable, message: "The window is no view: search the controller's view.")
  public var subviews: [UIView] { [] }

  /// Ends text input: not there.
  @available(*, unavailable, message: "The window is no view: search the controller's view.")
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension UIDevice {
  /// Sets a property by its name: not there.
  @available(*, unavailable, message: "There is no key-value coding: the window has any shape.")
  public func setValue(_ value: Any?, forKey key: String) {}

  /// The number of the device: not there.
  @available(*, unavailable, message: "A program is told nothing of the computer: leave it out.")
  public var identifierForVendor: UUID? { nil }
}

extension NSObject {
  /// Sets a property by its name: not there.
  @available(
    *, unavailable, message: "There is no key-value coding: set the property itself, or use set(_:forKey:)."
  )
  public func setValue(_ value: Any?, forKey key: String) {}

  /// Sets a property by its path: not there.
  @available(
    *, unavailable, message: "There is no key-value coding: set the property itself, or use set(_:forKey:)."
  )
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}

  /// Returns a property by its name: not there.
  @available(
    *, unavailable, message: "There is no key-value coding: read the property itself, or use object(forKey:)."
  )
  public func value(forKey key: String) -> Any? { nil }

  /// Returns a property by its path: not there.
  @available(
    *, unavailable, message: "There is no key-value coding: read the property itself, or use object(forKey:)."
  )
  public func value(forKeyPath keyPath: String) -> Any? { nil }

  /// Takes delayed calls back: not there.
  @available(*, unavailable, message: "Keep a Timer, and invalidate it.")
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}

extension Bundle {
  /// Reads the views of a nib file: not there.
  @available(*, unavailable, message: "There are no nib files: make the view in code.")
  public func loadNibNamed(_ name: String, owner: Any?, options: AbsentValue? = nil) -> [Any]? { nil }
}

nonisolated extension TraitCollection {
  /// Creates traits of a width: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }

  /// Creates traits of a height: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }

  /// Creates traits of a device: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates traits of a size of text: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }

  /// Creates traits of several others: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public init(traitsFrom traitCollections: [UITraitCollection]) { self.init() }

  /// Returns true when all traits of others are there: not there.
  @available(*, unavailable, message: "The traits are the window's: read traitCollection of a view.")
  public func containsTraits(in trait: UITraitCollection?) -> Bool { false }

  /// Calls a closure in which the traits are the current ones: not there.
  @available(*, unavailable, message: "A colour is resolved by resolvedColor(with:).")
  public func performAsCurrent(_ actions: () -> Void) {}
}
