public import CollectionViews
public import Foundation

/// Settings of controllers and bars that iOS code sets and that change nothing here.

extension UIViewController {
  /// True while the controller is pushed: never, as there are no stacks.
  public var isMovingToParent: Bool { false }

  /// True while the controller is popped: never, as there are no stacks.
  public var isMovingFromParent: Bool { false }

  /// The animation of a presentation: always `nil`; there are no others to go along with.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// The name of the nib file: always `nil`, there are no nib files.
  public var nibName: String? { nil }

  /// True when children are told that they come and go: always.
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Names the scroll view that bars follow; it has no effect, there are none.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Names the scroll view that bars follow; it has no effect, there are none.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// Returns the scroll view that bars follow: always `nil`, there are none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  /// True when a presentation decides on the status bar; it has no effect, there is none.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the controller gives presentations its way of coming; it has no effect.
  public var providesPresentationContextTransitionStyle: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the focus returns after a presentation; it has no effect.
  public var restoresFocusAfterTransition: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when margins are at least the system's; it has no effect.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension UINavigationController {
  /// True when the tool bar is hidden; it has no effect, there is none.
  public var isToolbarHidden: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Shows or hides the tool bar; it has no effect, there is none.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}

  /// True when a tap hides the bar; it has no effect, none is shown.
  public var hidesBarsOnTap: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the bar is hidden in a low window; it has no effect, none is shown.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the bar is hidden above a keyboard; it has no effect, none is shown.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Returns to a controller: there is no stack, so this has no effect.
  @discardableResult
  public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    nil
  }
}

extension UINavigationBar {
  /// The look of the bar; it has no effect.
  public var barStyle: UIBarStyle {
    get { .default }
    set { _ = newValue }
  }

  /// The picture of the button back; it has no effect.
  public var backIndicatorImage: UIImage? {
    get { nil }
    set { _ = newValue }
  }

  /// The mask of that picture; it has no effect.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set { _ = newValue }
  }

  /// The item that is shown: always `nil`, there are no bars.
  public var topItem: UINavigationItem? { nil }

  /// The items of the bar: always `nil`, there are no bars.
  public var items: [UINavigationItem]? { nil }
}

extension UINavigationBarAppearance {
  /// The material of the bar; it has no effect.
  public var backgroundEffect: UIBlurEffect? {
    get { nil }
    set { _ = newValue }
  }

  /// Sets the picture of the button back; it has no effect.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

extension UIPopoverPresentationController {
  /// The view or the bar item at which the popover is; it has no effect, use `sourceView`.
  public var sourceItem: AnyObject? {
    get { nil }
    set { _ = newValue }
  }
}

extension UINavigationItem {
  /// Sets the buttons at the trailing side.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the buttons at the leading side.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// The line beneath the title; it has no effect.
  public var subtitle: String? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIBarButtonItem {
  /// Returns a space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension UICollectionViewController {
  /// True when a long press moves an item; it has no effect, items are not moved by hand.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when a pushed controller takes over the layout; it has no effect.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// The look of a bar; it has no effect.
///
/// UIKit counterpart: `UIBarStyle`.
public nonisolated enum UIBarStyle: Int, Sendable, Hashable {
  /// Looks, by UIKit's names.
  case `default`, black
}
