public import Foundation
import LayoutGeometry
package import ScreenInterface
import UIKitBase

extension View {
  /// Converts a point of the superview into this view's own coordinates.
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    let placement = placement.transform
    guard placement.isUpright else {
      // A point behind the eye is in no view.
      guard let inverse = placement.inverse, inverse.depth(of: point) > 0 else { return Self.nowhere }
      return point.applying(inverse)
    }
    guard placement.a != 0, placement.d != 0 else { return Self.nowhere }
    return CGPoint(x: (point.x - placement.tx) / placement.a, y: (point.y - placement.ty) / placement.d)
  }

  private static var nowhere: CGPoint { CGPoint(x: -1, y: -1) }

  /// Converts a point of the window into this view's own coordinates.
  public func convertFromWindow(_ point: CGPoint) -> CGPoint {
    convertFromSuperview(superview?.convertFromWindow(point) ?? point)
  }

  /// Converts a rectangle of this view into the window's coordinates.
  public func convertToWindow(_ rect: CGRect) -> CGRect {
    let placed = rect.applying(placement.transform)
    return superview?.convertToWindow(placed) ?? placed
  }

  /// Returns the foremost view at `point` of the superview that receives pointer events; `nil` when there is none.
  ///
  /// UIKit counterpart: `hitTest(_:with:)`. Views are tested in the reverse of their painting order.
  public func hitTest(_ point: CGPoint) -> View? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    return hitTest(convertFromSuperview(point), with: nil)
  }

  /// Returns the foremost view at `point` of this view that receives pointer events; `nil` when there is none.
  func foremost(at point: CGPoint, for event: UIEvent?) -> View? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    if clipsToBounds || hiddenMargin != .zero, !shownBox.contains(point) { return nil }
    for view in hitTestOrder.reversed() {
      if let hit = view.hitTest(point) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }

  /// The nearest control among this view and its ancestors; `nil` when there is none.
  package var enclosingControl: Control? {
    var view: View? = self
    while let current = view {
      if case .control(let control) = current.role { return control }
      view = current.superview
    }
    return nil
  }

  /// The scroll views that contain this view, the innermost first; the view itself counts, one beneath a cover does not.
  package var enclosingScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    var view: View? = self
    while let current = view, !current.attachments.isCover {
      if case .scrollView(let scrollView) = current.role { found.append(scrollView) }
      view = current.superview
    }
    return found
  }

  /// The cover that contains this view; `nil` for none.
  package var enclosingCover: View? { attachments.isCover ? self : superview?.enclosingCover }

  /// The view that contains all others around this one.
  package var outermost: View { superview?.outermost ?? self }

  /// Adds a view over all others, as large as this one; it follows its size, and does not scroll with the content.
  package func addCover(_ view: View) {
    view.attachments.isCover = true
    view.attachments.autoresizing = [.width, .height]
    view.frame = box
    (self as? ScrollView)?.scroll.hasCovers = true
    addOwnSubview(view)
  }
}

extension View {
  /// Returns the view with an element id, this one or a descendant; `nil` when there is none.
  package func descendant(_ id: ElementID) -> View? {
    if elementID == id { return self }
    for view in subviews {
      if let found = view.descendant(id) { return found }
    }
    return nil
  }
}

/// The kind of view that a pointer is over: content, a control or a scroll view.
package enum ViewRole {
  /// A view without pointer input.
  case content
  /// A control, which handles presses.
  case control(Control)
  /// A scroll view, which handles drags and the wheel.
  case scrollView(ScrollView)
}
