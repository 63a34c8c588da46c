import CollectionViews
import Foundation
import LayoutGeometry
import Stage

extension Stage {
  /// Returns the point of another stage that corresponds to `point` in this stage, in points.
  ///
  /// Both stages are compared at their last frames. It is the same fraction of the size in the innermost view
  /// that both show; else in the row that both show; else in the scene as a whole. Where the two have
  /// opposite directions, left and right are exchanged.
  func counterpart(of point: CGPoint, in other: Stage) -> CGPoint {
    let passage = RectMapping(isMirrored: context.traits.isRightToLeft != other.context.traits.isRightToLeft)
    var view = content.root.hitTest(point)
    while let here = view, here !== content.root {
      if let twin = other.content.root.descendant(here.elementID) {
        let place = passage.point(
          point, from: here.convertToWindow(here.box), to: twin.convertToWindow(twin.box))
        if other.shows(twin, at: place) { return place }
      }
      view = here.superview
    }
    if let row = content.feed?.row(atWindow: point), let here = frame(ofRow: row),
      let there = other.frame(ofRow: row)
    {
      return passage.point(point, from: here, to: there)
    }
    return passage.point(
      point, from: CGRect(origin: .zero, size: sceneSize), to: CGRect(origin: .zero, size: other.sceneSize))
  }

  private func shows(_ view: View, at point: CGPoint) -> Bool {
    guard content.root.frame.contains(point) else { return false }
    var hit = content.root.hitTest(point)
    while let here = hit {
      if here === view { return true }
      hit = here.superview
    }
    return false
  }
}

/// The mapping of points from one rectangle into another.
private struct RectMapping {
  let isMirrored: Bool

  /// Returns the point at the same fraction of `to`; between equal rectangles the identical point.
  func point(_ point: CGPoint, from: CGRect, to: CGRect) -> CGPoint {
    if from == to, !isMirrored { return point }
    let x = from.width > 0 ? (point.x - from.minX) / from.width : 0
    let y = from.height > 0 ? (point.y - from.minY) / from.height : 0
    return CGPoint(x: to.minX + (isMirrored ? 1 - x : x) * to.width, y: to.minY + y * to.height)
  }
}
