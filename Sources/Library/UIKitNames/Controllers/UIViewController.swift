public import CollectionViews
public import Foundation
import LayoutGeometry
public import UIKitBase

/// A controller of a screen, with UIKit's calls of its life.
///
/// UIKit counterpart: `UIViewController`. There is one window: of a stack of controllers the first one is shown,
/// and `tabBarController` is always `nil`.
@preconcurrency @MainActor
open class UIViewController: ViewController {
  private var ownChildren: [UIViewController] = []
  private var lastSize: CGSize?
  private var lastTraits: UITraitCollection?
  private var lastSafeArea = UIEdgeInsets.zero
  private var isAppearing = false
  private var editing = false
  private var hasAppeared = false

  /// The bar item of the controller; only its title is shown, by the window.
  public let navigationItem = UINavigationItem()
  /// The controller that contains this one; `nil` for none.
  public private(set) weak var parent: UIViewController?

  /// Creates a controller; there are no nib files, so that both arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    navigationItem.controller = self
    AmbientContext.latest.whenOwn { $0.looksLikeUIKit = true }
  }

  /// Creates a controller, as from a nib file, of which there are none.
  public required init?(coder: NSCoder) {
    super.init()
    navigationItem.controller = self
  }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Calls

  /// Called before the view comes into a shown tree.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view comes into a shown tree, when it has its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the first layout in a shown tree.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves a shown tree.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left a shown tree.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the insets that bars and notches cover have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the size of the view changes; what the coordinator animates is set at once.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }

  /// Called after the margins inside the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called to update constraints before the layout; an override calls `super`.
  open func updateViewConstraints() {}

  /// Called when memory is short: never.
  open func didReceiveMemoryWarning() {}

  /// The traits of the scene.
  open var traitCollection: UITraitCollection {
    (hasLoadedView ? view.measuringContext : AmbientContext.latest.context)?.traits ?? UITraitCollection()
  }

  /// The title, which the window shows where it has none of its own; default none.
  open var title: String? {
    get { windowTitle }
    set { windowTitle = newValue }
  }

  /// True once the view has been loaded.
  public var isViewLoaded: Bool { hasLoadedView }

  /// The view, if it has been loaded.
  public var viewIfLoaded: UIView? { hasLoadedView ? view : nil }

  /// Sets `view`, by default to an empty view of the scene's size; an override does not call `super`.
  open override func loadView() { view = View(frame: UIScreen.main.bounds) }

  /// Loads the view if it has not been loaded.
  public func loadViewIfNeeded() { _ = view }

  /// Insets that are added to the safe area; they have no effect.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// The size that a container gives the view; default zero, it has no effect.
  open var preferredContentSize = CGSize.zero

  /// True when the status bar is hidden; it has no effect.
  open var prefersStatusBarHidden: Bool { false }

  /// The responder that is told what the controller does not keep: the superview of its view.
  open override var next: Responder? { viewIfLoaded?.superview }

  /// True while the controller is in its editing mode; default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing mode; an override calls `super` and changes what it shows.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  // MARK: The device and its bars, which have no effect

  /// The look of the status bar; it has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The way in which the status bar comes and goes; it has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller inside that decides on the status bar's look; it has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides whether the status bar is hidden; it has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The orientations of the interface; it has no effect, the window has any shape.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation of a presentation; it has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// True when the interface turns with the device; it has no effect.
  open var shouldAutorotate: Bool { true }
  /// True when the home indicator may be hidden; it has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges at which gestures of the system wait; it has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The edges to which the view extends beneath bars; it has no effect, there are none.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// True when the view extends beneath opaque bars; it has no effect, there are none.
  open var extendedLayoutIncludesOpaqueBars = false
  /// True when a tab bar is hidden; it has no effect, there is none.
  open var hidesBottomBarWhenPushed = false
  /// True when a presentation covers this controller's view; it has no effect.
  open var definesPresentationContext = false

  // MARK: Presentation

  /// The way in which the controller is presented; default a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The way in which the controller comes; it has no effect, it comes from below.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True when neither a click beside a sheet nor the Escape key ends it; default false.
  open var isModalInPresentation = false
  /// What the controller presents, with its view; `nil` for nothing.
  var presentation: Presentation?
  /// What presents the controller; `nil` for nothing.
  weak var ownPresentation: Presentation?

  /// Shows another controller over the window until `dismiss(animated:completion:)`.
  ///
  /// Nothing happens while the controller is in no shown tree, or presents another one already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentation == nil, let view = viewIfLoaded, view.context != nil else { return }
    let made = Presentation(of: viewControllerToPresent, by: self)
    presentation = made
    made.begin(over: view.outermost, isAnimated: flag, completion)
  }

  /// Ends what the controller presents, or else the presentation of the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentation {
      presentation.end(isAnimated: flag, completion)
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    } else {
      parent?.dismiss(animated: flag, completion: completion)
    }
  }

  // MARK: Not there

  /// Called before the size class changes: not there.
  @available(
    *, unavailable, message: "Override viewWillTransition(to:with:), or traitCollectionDidChange(_:)."
  )
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Returns true when a segue may go on: not there.
  @available(*, unavailable, message: "There are no storyboards: make the controller in code.")
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Children

  /// The controllers inside this one.
  public var children: [UIViewController] { ownChildren }

  /// Adds a controller; its view is added by the program.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    ownChildren.append(childController)
  }

  /// Removes the controller from the one that contains it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.ownChildren.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has got another parent.
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController: ViewLifeObserver {
  package func viewDidMove(_ view: View) {
    if view.context != nil, !isAppearing {
      view.context?.looksLikeUIKit = true
      isAppearing = true
      viewWillAppear(false)
      viewIsAppearing(false)
    } else if view.context == nil, isAppearing {
      isAppearing = false
      viewWillDisappear(false)
      if hasAppeared { viewDidDisappear(false) }
      hasAppeared = false
    }
  }

  package func willLayOut(_ view: View) {
    let traits = traitCollection
    if let lastTraits, lastTraits != traits {
      self.lastTraits = traits
      traitCollectionDidChange(lastTraits)
    } else {
      lastTraits = traits
    }
    if let lastSize, lastSize != view.bounds.size {
      viewWillTransition(to: view.bounds.size, with: ImmediateTransition())
    }
    lastSize = view.bounds.size
    if lastSafeArea != view.safeAreaInsets {
      lastSafeArea = view.safeAreaInsets
      view.safeAreaInsetsDidChange()
      viewSafeAreaInsetsDidChange()
    }
    updateViewConstraints()
    viewWillLayoutSubviews()
  }

  package func didLayOut(_ view: View) {
    viewDidLayoutSubviews()
    guard isAppearing, !hasAppeared, view.context != nil else { return }
    hasAppeared = true
    // Everything inside has its place by then: what is animated now begins from there.
    view.layoutIfNeeded()
    guard view.context != nil else { return }
    viewDidAppear(false)
  }
}
