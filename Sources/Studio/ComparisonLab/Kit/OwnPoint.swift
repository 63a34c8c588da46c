import CollectionViews
import Foundation
import LayoutGeometry

extension View {
  /// Returns the point of the window at which a side's own pointer is, on whichever side of the pair the real one is.
  ///
  /// Call it on a side's screen; it returns `nil` when the pointer is on neither side.
  func ownPoint(of pointer: CGPoint) -> CGPoint? {
    guard let own = superview, let pair = own.superview else { return nil }
    let sides = pair.subviews.filter { $0.clipsToBounds && $0.box.size == own.box.size }
      .map { $0.convertToWindow($0.box) }
    guard let side = sides.first(where: { $0.contains(pointer) }) else { return nil }
    return pointer + (own.convertToWindow(own.box).origin - side.origin)
  }

  /// Returns the front view of this screen at a point of the window; `nil` when no view receives a press there.
  func view(atWindow point: CGPoint) -> View? {
    superview.flatMap { hitTest($0.convertFromWindow(point)) }
  }
}
