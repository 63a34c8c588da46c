/// What iOS code uses of windows and presentation, and what is not there: each name says what to write instead.

// MARK: The window and the life of an app

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIApplication {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIScene {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UISceneSession {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UISceneConfiguration {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIBackgroundTaskIdentifier {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIUserActivityRestoring {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class NSUserActivity {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIStatusBarManager {}

/// Not there, of the window and the life of an app.
@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
public final class UIStatusBarStyle {}

// MARK: Presentation and transitions

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UINavigationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UINavigationBarAppearance {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIBarAppearance {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UITabBarControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UITabBarAppearance {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIToolbarAppearance {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIModalPresentationStyle {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIModalTransitionStyle {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIViewControllerAnimatedTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIViewControllerContextTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIViewControllerTransitioningDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIViewControllerInteractiveTransitioning {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIPercentDrivenInteractiveTransition {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIPresentationController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIAdaptivePresentationControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIPageViewControllerDataSource {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIPageViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UISplitViewControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIBarButtonItemGroup {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UISearchControllerDelegate {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIDocumentPickerViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIDocumentInteractionController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIFontPickerViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIColorPickerViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIPrintInteractionController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIVideoEditorController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class UIReferenceLibraryViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class SFSafariViewController {}

/// Not there, of presentation and transitions.
@available(*, unavailable, message: "There is no presentation: add the controller as a child.")
public final class PHPickerViewController {}
