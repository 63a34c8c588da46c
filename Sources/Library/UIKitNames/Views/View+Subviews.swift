public import CollectionViews
import Foundation

extension View {
  /// Adds or moves a subview to a place among the subviews, 0 for the backmost.
  public func insertSubview(_ view: UIView, at index: Int) { container.insertOwnSubview(view, at: index) }

  /// Adds or moves a subview beneath another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    view.removeFromSuperview()
    let place = container.subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place ?? container.subviews.count)
  }

  /// Adds or moves a subview above another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    view.removeFromSuperview()
    let place = container.subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: place.map { $0 + 1 } ?? container.subviews.count)
  }

  /// Moves a subview above all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === container else { return }
    container.reorder { $0.filter { $0 !== view } + [view] }
  }

  /// Moves a subview beneath all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === container else { return }
    container.reorder { [view] + $0.filter { $0 !== view } }
  }

  /// Exchanges two subviews, by their places among the subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = container.subviews.indices
    guard places.contains(index1), places.contains(index2) else { return }
    container.reorder {
      var views = $0
      views.swapAt(index1, index2)
      return views
    }
  }

  /// Returns true when the view is another one or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: View? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// A number by which a program finds the view; default 0.
  public var tag: Int {
    get { attachments.object(of: ViewTag.self)?.number ?? 0 }
    set { attachments.keep(ViewTag(number: newValue), as: ViewTag.self) }
  }

  /// Returns the view itself or the first one inside with a tag; `nil` when there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view that holds subviews: the content view of a scroll view, else the view itself.
  private var container: View {
    (self as? ScrollView)?.subviews.first { $0.elementName == "content" } ?? self
  }
}

/// The number of a view.
@MainActor
private final class ViewTag {
  let number: Int

  init(number: Int) { self.number = number }
}
