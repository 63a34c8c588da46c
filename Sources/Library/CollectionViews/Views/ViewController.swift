import Foundation
public import UIKitBase

/// A controller of a screen: it creates a view and retains the objects that the view needs, such as its data source.
///
/// UIKit counterpart: `UIViewController`, of which it has the view and its loading; there is no containment and no
/// presentation.
@preconcurrency @MainActor
open class ViewController: Responder {
  private var loadedView: View?

  /// The title of the window that shows the controller; `nil` for the window's own.
  package final var windowTitle: String?
  /// True once the view has been loaded.
  package final var hasLoadedView: Bool { loadedView != nil }

  /// Creates a controller, which loads its view at the first access.
  public override init() {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, never `nil`; the first access loads it, as does the first one after it was set to `nil`.
  public var view: View! {
    get { ownView }
    set {
      loadedView = newValue
      newValue?.attachments.lifeObserver = self as? any ViewLifeObserver
    }
  }

  private var ownView: View {
    if let loadedView { return loadedView }
    loadView()
    let view = loadedView ?? View(frame: .zero)
    loadedView = view
    view.attachments.lifeObserver = self as? any ViewLifeObserver
    viewDidLoad()
    return view
  }

  /// Sets `view`, by default to an empty view; an override does not call `super`.
  open func loadView() { loadedView = View(frame: .zero) }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}
}
