import CollectionViews
import Foundation
import LayoutGeometry

/// The views under a point of the window: the innermost view, and the scroll views that it lies in.
struct ViewsUnderPoint {
  /// The innermost view; `nil` when there is none.
  let view: View?

  /// Asks for the views where they were placed last.
  init(_ point: CGPoint, in root: View) { view = root.hitTest(point) }

  /// The scroll views around it, the innermost first.
  var scrollViews: [ScrollView] { view?.enclosingScrollViews ?? [] }

  /// The innermost control; `nil` when the point is on none.
  var control: Control? { view?.enclosing(Control.self) }

  /// The scroll views that hear of a pointer here: the feed hears of every pointer, also over what lies beside it.
  func listeners(with feed: CollectionView?) -> [ScrollView] {
    let around = scrollViews
    guard let feed, !around.contains(where: { $0 === feed }) else { return around }
    return around + [feed]
  }
}

extension Stage {
  /// Returns the views that are under a point now, also where content has moved since the last frame.
  func viewsNow(under point: CGPoint) -> ViewsUnderPoint {
    layout()
    return ViewsUnderPoint(point, in: content.root)
  }
}

extension View {
  /// The scroll views that hold this view, the innermost first; the view itself counts.
  var enclosingScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    var next: View? = self
    while let view = next?.enclosing(ScrollView.self) {
      found.append(view)
      next = view.superview
    }
    return found
  }
}
