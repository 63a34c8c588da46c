import CollectionViews
public import Foundation

/// What iOS code sets on navigation stacks and what has no effect, since there is none, or is not there.

extension UINavigationController {
  /// The controllers of the stack.
  public var viewControllers: [UIViewController] { children }
  /// The controller on top.
  public var topViewController: UIViewController? { children.last }
  /// The controller that is shown.
  public var visibleViewController: UIViewController? { children.last }
  /// True when the bar is hidden; it has no effect, none is shown.
  public var isNavigationBarHidden: Bool {
    get { true }
    set { _ = newValue }
  }
  /// The object that is told of the stack; it has no effect, there is none.
  public var delegate: AnyObject? {
    get { nil }
    set { _ = newValue }
  }
  /// True when the bar hides while the content scrolls; it has no effect, none is shown.
  public var hidesBarsOnSwipe: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The recognizer of the way back: always `nil`, there is none.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Shows or hides the bar; it has no effect, none is shown.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}

  /// Returns to the first controller: there is no stack, so this has no effect.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

extension UIViewController {
  /// Shows another controller: not there.
  @available(
    *, unavailable, message: "There is no navigation stack: present(_:animated:) the controller."
  )
  public func show(_ vc: UIViewController, sender: Any?) {}

  /// The button of the controller in a tab bar: not there.
  @available(
    *, unavailable,
    message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
  )
  public var tabBarItem: UITabBarItem {
    get { UITabBarItem() }
    set { _ = newValue }
  }

  /// The buttons of a tool bar: not there.
  @available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
  public var toolbarItems: [UIBarButtonItem]? {
    get { nil }
    set { _ = newValue }
  }

  /// Sets the buttons of a tool bar: not there.
  @available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {}

  /// The tab bar: not there.
  @available(
    *, unavailable,
    message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
  )
  public var tabBar: UITabBar { UITabBar() }

  /// The controller of two columns around: always `nil`, there is none.
  public var splitViewController: UIViewController? { nil }
}

extension UIImage {
  /// Creates a picture from the bytes of a file: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init?(data: Data) { nil }

  /// Creates a picture from another kind of picture: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init(cgImage: Any) { self.init() }
}

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsImageRenderer {
  /// Not there, as the type.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}
