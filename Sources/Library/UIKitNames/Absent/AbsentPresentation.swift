/// What iOS code uses of windows and presentation, and what is not there: each name says what to write instead.

// MARK: The window and the life of an app

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
open class UIScene: AbsentObject {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
open class UISceneSession: AbsentObject {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
open class UISceneConfiguration: AbsentObject {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public struct UIBackgroundTaskIdentifier {
  /// Not there, as the type.
  public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier() }
}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public protocol UIUserActivityRestoring {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
open class NSUserActivity: AbsentObject {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
open class UIStatusBarManager: AbsentObject {}

// MARK: Presentation and transitions

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no navigation stack: present(_:animated:) the controller.")
public protocol UINavigationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
open class UIBarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
public protocol UITabBarControllerDelegate {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
open class UITabBarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
open class UIToolbarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
public protocol UIViewControllerAnimatedTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
public protocol UIViewControllerContextTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
public protocol UIViewControllerTransitioningDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
public protocol UIViewControllerInteractiveTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
open class UIPercentDrivenInteractiveTransition: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
open class UIPresentationController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
public protocol UIAdaptivePresentationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "Pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled."
)
public protocol UIPageViewControllerDataSource {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "Pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled."
)
public protocol UIPageViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
public protocol UISplitViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
open class UIBarButtonItemGroup: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public protocol UISearchControllerDelegate {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIDocumentPickerViewController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIDocumentInteractionController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIFontPickerViewController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIColorPickerViewController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIPrintInteractionController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIVideoEditorController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class UIReferenceLibraryViewController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class SFSafariViewController: UIViewController, AbsentMembers {}

/// Not there, of presentation and transitions.
@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
open class PHPickerViewController: UIViewController, AbsentMembers {}
