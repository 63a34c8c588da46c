public import CollectionViews
public import Foundation

/// What iOS code calls on controllers and what is not there: each says what to write instead.

extension UIViewController {
  /// The orientation of the interface: not there.
  @available(
    *, unavailable, message: "The window has any shape: read view.bounds, or UIDevice.current.orientation."
  )
  public var interfaceOrientation: AbsentValue { .absent }

  /// True when scroll views avoid bars: not there.
  @available(*, unavailable, message: "Set contentInsetAdjustmentBehavior of the scroll view.")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The edge beneath the bars: not there.
  @available(*, unavailable, message: "Use view.safeAreaLayoutGuide.")
  public var topLayoutGuide: AbsentValue { .absent }

  /// The edge above the bars: not there.
  @available(*, unavailable, message: "Use view.safeAreaLayoutGuide.")
  public var bottomLayoutGuide: AbsentValue { .absent }

  /// The least margins: not there.
  @available(*, unavailable, message: "Use view.layoutMargins.")
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }

  /// The way in which the controller comes: not there.
  @available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
  public var preferredTransition: AbsentValue? {
    get { nil }
    set { _ = newValue }
  }

  /// Tells a child that it comes or goes: not there.
  @available(
    *, unavailable, message: "Add the view of the child: the calls of its life follow by themselves."
  )
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}

  /// Tells a child that it has come or gone: not there.
  @available(
    *, unavailable, message: "Add the view of the child: the calls of its life follow by themselves."
  )
  public func endAppearanceTransition() {}

  /// Replaces a child by another one: not there.
  @available(
    *, unavailable,
    message: "Add the child and its view, animate with UIView.animate, and remove the former child."
  )
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Gives a child other traits: not there.
  @available(*, unavailable, message: "The traits are the window's: a controller cannot have others.")
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  /// Returns the other traits of a child: not there.
  @available(*, unavailable, message: "The traits are the window's: a controller cannot have others.")
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    nil
  }

  /// The traits of the controller alone: not there.
  @available(*, unavailable, message: "The traits are the window's: a controller cannot have others.")
  public var traitOverrides: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// Shows a controller in the second column: not there.
  @available(*, unavailable, message: "There is no navigation stack: present(_:animated:) the controller.")
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) {}

  /// Asks for another choice of the focus: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public func setNeedsFocusUpdate() {}

  /// Chooses the focus again: not there.
  @available(
    *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
  )
  public func updateFocusIfNeeded() {}

  /// The program around an extension: not there.
  @available(*, unavailable, message: "The program is no extension of another one.")
  public var extensionContext: AbsentValue? { nil }

  /// What the user is doing: not there.
  @available(*, unavailable, message: "There are no activities that other devices go on with.")
  public var userActivity: NSUserActivity? {
    get { nil }
    set { _ = newValue }
  }

  /// What is shown in place of missing content: not there.
  @available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
  public var contentUnavailableConfiguration: Any? {
    get { nil }
    set { _ = newValue }
  }

  /// Asks again for what is shown in place of missing content: not there.
  @available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}

extension UINavigationController {
  /// Sets the controllers of the stack: not there.
  @available(
    *, unavailable,
    message: "There is no navigation stack: give UINavigationController(rootViewController:) the controller."
  )
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}

  /// Creates a stack with bars of other classes: not there.
  @available(
    *, unavailable,
    message: "There is no navigation stack: give UINavigationController(rootViewController:) the controller."
  )
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The bar at the bottom: not there.
  @available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
  public var toolbar: UIToolbar { UIToolbar(frame: .zero) }

  /// The recognizer that hides the bar: not there.
  @available(*, unavailable, message: "There is no navigation stack: add a UIPanGestureRecognizer.")
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

extension UINavigationItem {
  /// The place of the search bar: not there.
  @available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
  public var preferredSearchBarPlacement: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

extension UINavigationBar {
  /// Sets the items of the bar: not there.
  @available(*, unavailable, message: "Nothing shows a bar: set title of the controller.")
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) {}

  /// Adds an item to the bar: not there.
  @available(*, unavailable, message: "Nothing shows a bar: set title of the controller.")
  public func pushItem(_ item: UINavigationItem, animated: Bool) {}
}

extension UINavigationBarAppearance {
  /// The look of the buttons: not there.
  @available(*, unavailable, message: "Nothing shows a bar: leave the look of its buttons out.")
  public var buttonAppearance: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The look of the button back: not there.
  @available(*, unavailable, message: "Nothing shows a bar: leave the look of its buttons out.")
  public var backButtonAppearance: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// The look of the button that ends: not there.
  @available(*, unavailable, message: "Nothing shows a bar: leave the look of its buttons out.")
  public var doneButtonAppearance: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

extension UIPopoverPresentationController {
  /// The object that decides on the popover: not there.
  @available(*, unavailable, message: "A popover is always shown in one way: leave the delegate out.")
  public var delegate: AnyObject? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIAlertController {
  /// The importance of the alert: not there.
  @available(*, unavailable, message: "An alert has one look: leave the severity out.")
  public var severity: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

// MARK: Types

/// What is shown in place of missing content: not there.
@available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
open class UIContentUnavailableConfiguration: AbsentObject {}

/// The view in place of missing content: not there.
@available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
open class UIContentUnavailableView: View, AbsentMembers {}

/// The object that is told of a sheet: not there.
@available(*, unavailable, message: "A sheet has one height: set modalPresentationStyle of the controller.")
public protocol UISheetPresentationControllerDelegate {}

/// A service of another program: not there.
@available(*, unavailable, message: "There is no other program to share with.")
open class UIActivity: AbsentObject {}

/// The object that titles the rows of a wheel: not there.
@available(*, unavailable, message: "There are no wheels to pick from: use a UISegmentedControl or a list.")
public protocol UIPickerViewDelegate {}

/// A calendar: not there.
@available(*, unavailable, message: "There is no calendar: use a UICollectionView.")
open class UICalendarView: View, AbsentMembers {}
