public import CollectionViews
public import Foundation
import LayoutGeometry

/// A controller of a screen, with UIKit's calls of its life.
///
/// UIKit counterpart: `UIViewController`. There is one window and no presentation: `navigationController`,
/// `tabBarController` and `presentingViewController` are always `nil`, as in a controller that is shown by itself.
@preconcurrency @MainActor
open class UIViewController: ViewController {
  private var ownChildren: [UIViewController] = []
  private var lastSize: CGSize?
  private var lastTraits: UITraitCollection?
  private var isAppearing = false
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
  public var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// The size that a container gives the view; default zero, it has no effect.
  open var preferredContentSize = CGSize.zero

  /// True when the status bar is hidden; it has no effect.
  open var prefersStatusBarHidden: Bool { false }

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
    updateViewConstraints()
    viewWillLayoutSubviews()
  }

  package func didLayOut(_ view: View) {
    viewDidLayoutSubviews()
    guard isAppearing, !hasAppeared, view.context != nil else { return }
    hasAppeared = true
    viewDidAppear(false)
  }
}

/// The coordinator of a change of size.
///
/// UIKit counterpart: `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition, and another one after it: both at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition: at once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What a closure of a transition is given.
///
/// UIKit counterpart: `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext {
  /// The duration of the transition, in seconds: 0.
  var transitionDuration: TimeInterval { get }
}

/// A change of size that happens at once.
private struct ImmediateTransition: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
