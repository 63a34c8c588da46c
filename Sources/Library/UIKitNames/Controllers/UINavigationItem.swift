public import CollectionViews
public import Foundation

/// The title and the buttons of a controller; the window shows the title, and nothing shows the buttons.
///
/// UIKit counterpart: `UINavigationItem`.
@preconcurrency @MainActor
public final class UINavigationItem: NSObject {
  weak var controller: UIViewController?

  override init() {}

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
  /// True when the search field is hidden; it has no effect, there is none.
  public var hidesSearchBarWhenScrolling = true
  /// The look of the button that leads back; it has no effect, there is none.
  public var backButtonDisplayMode = BackButtonDisplayMode.default

  /// The look of the button that leads back.
  ///
  /// UIKit counterpart: `UINavigationItem.BackButtonDisplayMode`.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable, Hashable {
    /// Looks, by UIKit's names.
    case `default`, generic, minimal
  }

  /// True when the button that leads back is hidden; it has no effect, there is none.
  public var hidesBackButton = false
  /// The button that leads back to this controller; it is not shown.
  public var backBarButtonItem: UIBarButtonItem?
  /// The look of the bar for this controller; it has no effect.
  public var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar for this controller above the beginning of the content; it has no effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar for this controller; it has no effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// True when buttons at the leading side are beside the one that leads back; it has no effect, there is none.
  public var leftItemsSupplementBackButton = false

  /// Hides or shows the button that leads back; it has no effect, there is none.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the button at the trailing side, which is not shown.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the button at the leading side, which is not shown.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// The search of the controller: not there.
  @available(
    *, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl."
  )
  public var searchController: UISearchController? {
    get { nil }
    set { _ = newValue }
  }

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
public final class UIBarButtonItem: NSObject {
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

  /// Creates a button with a view of its own, which is not shown.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title and a closure; the style and the target have no effect.
  public convenience init(title: String?, style: Style, target: Any?, action: (@MainActor () -> Void)?) {
    self.init(title: title, primaryAction: action.map { run in UIAction { _ in run() } })
  }

  /// Creates a button with a picture and a closure; the style and the target have no effect.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: (@MainActor () -> Void)?) {
    self.init(image: image, primaryAction: action.map { run in UIAction { _ in run() } })
  }

  /// Creates a button of the system with a closure; the target has no effect.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: (@MainActor () -> Void)?
  ) { self.init(systemItem: systemItem, primaryAction: action.map { run in UIAction { _ in run() } }) }

  /// Creates a button with a menu: not there.
  @available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) { self.init() }

  /// The view in place of the title, which is not shown; default none.
  public var customView: UIView?
  /// The colour of the button; it has no effect.
  public var tintColor: UIColor?
  /// The width of a gap, in points; it has no effect.
  public var width: CGFloat = 0
  /// A number by which a program finds the button; default 0.
  public var tag = 0

  /// The look of a button; it has no effect.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// Looks, by UIKit's names.
    case plain, done
  }

  /// The kinds of the system's buttons.
  public nonisolated enum SystemItem: Int, Sendable, Hashable {
    /// Kinds of buttons, by UIKit's names.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    /// Further kinds of buttons, by UIKit's names.
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
}

/// A stack of controllers, of which the first one alone is shown.
///
/// UIKit counterpart: `UINavigationController`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar of the stack.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// Shows another controller: there is no stack, so this has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}

  /// Returns to the controller before: there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }

  /// Creates a stack, of which the window shows the first controller alone.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Creates a view that the first controller's view fills.
  open override func loadView() {
    super.loadView()
    guard let root = children.first, let inner = root.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    windowTitle = root.windowTitle
  }
}

extension UIViewController {
  /// The navigation stack around; `nil` where there is none.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The tab bar's controller around: always `nil`, there is none.
  public var tabBarController: UIViewController? { nil }
}
