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
public struct UIBackgroundTaskIdentifier {}

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
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UINavigationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UINavigationBarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIBarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UITabBarControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UITabBarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIToolbarAppearance: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIViewControllerAnimatedTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIViewControllerContextTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIViewControllerTransitioningDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIViewControllerInteractiveTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIPercentDrivenInteractiveTransition: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIPresentationController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIAdaptivePresentationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIPageViewControllerDataSource {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UIPageViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UISplitViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIBarButtonItemGroup: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
public protocol UISearchControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIDocumentPickerViewController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIDocumentInteractionController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIFontPickerViewController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIColorPickerViewController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIPrintInteractionController: AbsentObject {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIVideoEditorController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class UIReferenceLibraryViewController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class SFSafariViewController: UIViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "Present a controller with present(_:animated:), or add it as a child.")
open class PHPickerViewController: UIViewController {}
