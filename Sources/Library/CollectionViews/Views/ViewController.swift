import Foundation

/// A controller of a screen: it makes a view and holds what belongs to it, such as its data source.
///
/// UIKit counterpart: `UIViewController`, of which it has the view and its loading; there is no containment and no
/// presentation.
@preconcurrency @MainActor
open class ViewController {
  private var loadedView: View?

  /// Creates a controller, which loads its view when it is asked for.
  public init() {}

  /// The view; the first access loads it.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View(frame: .zero)
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// Sets `view`, by default to an empty view; an override does not call `super`.
  open func loadView() { loadedView = View(frame: .zero) }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}
}
