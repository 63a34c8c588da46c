package import Foundation
import LayoutGeometry

extension View {
  /// The rectangle in the superview's `box`: `frame` without the content offset that an element's frame contains.
  package var placedFrame: CGRect { viewState.frame }

  /// The place of the anchor point in the superview's `box`.
  package var placedCenter: CGPoint { viewState.center }

  /// The point of the bounds that `center` places and that `transform` leaves, 0…1; default the middle.
  ///
  /// UIKit counterpart: `anchorPoint`. A new one moves the view.
  package var anchorPoint: CGPoint {
    get { viewState.anchor }
    set { viewState.anchor = newValue.bounded }
  }

  /// Places an element of a collection view: its rectangle in the view, and the content offset that its frame contains.
  package func place(_ frame: CGRect, contentShift: CGPoint) {
    viewState.contentShift = contentShift
    self.frame = frame.offsetBy(dx: contentShift.x, dy: contentShift.y)
  }

  /// Moves an element of a collection view to a rectangle in the view; the content offset in its frame stays.
  func place(_ frame: CGRect) { place(frame, contentShift: viewState.contentShift) }

  /// The size that the view comes to rest in, while it is painted in that of an animation; `nil` at any other time.
  package var restingSize: CGSize? { viewState.restingSize }

  /// Exchanges the geometry and the opacity with those of a running animation, and returns the former ones.
  func exchange(_ look: AnimatedLook) -> AnimatedLook { viewState.exchange(look) }

  /// The values for a screen reader that a program has set; `nil` for none.
  var givenAccessibility: AccessibilityAttributes? {
    get { viewState.accessibility }
    set { viewState.accessibility = newValue }
  }
}
