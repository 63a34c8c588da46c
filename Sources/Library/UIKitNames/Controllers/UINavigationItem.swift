public import CollectionViews

/// The title and the buttons of a controller; the window shows the title, and nothing shows the buttons.
///
/// UIKit counterpart: `UINavigationItem`.
@preconcurrency @MainActor
public final class UINavigationItem {
  weak var controller: UIViewController?

  init() {}

  /// The title, which the window shows; default none.
  public var title: String? {
    get { controller?.windowTitle }
    set { controller?.windowTitle = newValue }
  }
  /// A line above the title; it is not shown.
  public var prompt: String?
  /// The title of the button that leads back; it is not shown.
  public var backButtonTitle: String?
  /// The view in place of the title; it is not shown.
  public var titleView: UIView?
  /// The size of the title; it has no effect.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the trailing side; it is not shown.
  public var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the trailing side; they are not shown.
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// The button at the leading side; it is not shown.
  public var leftBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading side; they are not shown.
  public var leftBarButtonItems: [UIBarButtonItem]?

  /// The size of a title.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable, Hashable {
    /// As the item before.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
  }
}

/// A button of a bar; nothing shows it.
///
/// UIKit counterpart: `UIBarButtonItem`.
@preconcurrency @MainActor
public final class UIBarButtonItem {
  /// The title; default none.
  public var title: String?
  /// The picture; default none.
  public var image: UIImage?
  /// True when it can be pressed; default true.
  public var isEnabled = true
  /// The action of a press.
  public var primaryAction: UIAction?

  /// Creates a button with a title, a picture and an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Creates a button of the system with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: "\(systemItem)", primaryAction: primaryAction)
  }

  /// The kinds of the system's buttons.
  public nonisolated enum SystemItem: Int, Sendable, Hashable {
    /// Kinds of buttons, by UIKit's names.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// Further kinds of buttons, by UIKit's names.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
}

/// A stack of controllers; there is none, so that `navigationController` is always `nil`.
///
/// UIKit counterpart: `UINavigationController`.
@preconcurrency @MainActor
public final class UINavigationController: UIViewController {
  /// The bar of the stack.
  public let navigationBar = UINavigationBar()

  /// Shows another controller: there is no stack, so this has no effect.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {}

  /// Returns to the controller before: there is none.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? { nil }

  /// Creates a stack, of which the window shows the first controller alone.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    view = rootViewController.view
    windowTitle = rootViewController.windowTitle
  }
}

/// The bar of a navigation stack; nothing shows it.
///
/// UIKit counterpart: `UINavigationBar`.
@preconcurrency @MainActor
public final class UINavigationBar {
  init() {}

  /// True when titles are large; it has no effect.
  public var prefersLargeTitles = false
  /// The colour of the buttons; it has no effect.
  public var tintColor: UIColor?
  /// True when what lies beneath shines through; it has no effect.
  public var isTranslucent = true
}

extension UIViewController {
  /// The navigation stack around: always `nil`, there is none.
  public var navigationController: UINavigationController? { nil }

  /// The tab bar's controller around: always `nil`, there is none.
  public var tabBarController: UIViewController? { nil }

  /// The controller that presents this one: always `nil`, there is none.
  public var presentingViewController: UIViewController? { nil }

  /// The controller that this one presents: always `nil`, there is none.
  public var presentedViewController: UIViewController? { nil }

  /// Presents another controller: not there.
  @available(
    *, unavailable, message: "There is one window and no presentation: add the controller as a child."
  )
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}

  /// Ends the presentation of this controller: not there.
  @available(*, unavailable, message: "There is one window and no presentation: remove the child controller.")
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
