import Foundation
package import LayoutGeometry

extension View {
  /// The margins inside the view, in points; default 8, and 16 at the sides of an outermost view, plus the safe area.
  ///
  /// UIKit counterpart: `layoutMargins`.
  package final var margins: EdgeInsets {
    get {
      if let own = attachments.margins { return own }
      let isOutermost = superview == nil
      let safe = safeArea
      let side: CGFloat = isOutermost ? 16 : 8
      let edge: CGFloat = isOutermost ? 0 : 8
      return EdgeInsets(
        top: edge + safe.top, left: side + safe.left, bottom: edge + safe.bottom, right: side + safe.right)
    }
    set {
      attachments.margins = newValue.bounded
      setNeedsLayout()
    }
  }

  /// The safe area of the scene as far as the view reaches into it, in points.
  package final var safeArea: EdgeInsets {
    guard let context = measuringContext else { return .zero }
    if superview == nil || self is ScrollView { return context.safeArea }
    guard let superview, superview.attachments.isCover else { return .zero }
    // What is presented may reach from an edge of the window or stand inside it.
    let (insets, place, room) = (context.safeArea, placedFrame, superview.bounds.size)
    return EdgeInsets(
      top: max(0, insets.top - place.minY), left: max(0, insets.left - place.minX),
      bottom: max(0, insets.bottom - (room.height - place.maxY)),
      right: max(0, insets.right - (room.width - place.maxX)))
  }
}
