import Foundation
import LayoutGeometry
import ScreenInterface

/// The stored properties of a view.
struct ViewState {
  var center = CGPoint.zero
  var contentShift = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var isHidden = false
  var clipsToBounds = false
  var hiddenMargin = CGSize.zero
  var isUserInteractionEnabled = true
  var decoration = View.Decoration()
  var elementID: ElementID = ""
  var elementName: String?
  var accessibility: AccessibilityAttributes?
  var needsLayout = true
  /// True when a descendant may need layout.
  var needsLayoutInside = false
  var attachments = ViewAttachments()

  /// The rectangle in the superview's `box`.
  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  /// Exchanges the geometry and the opacity, and returns the former ones.
  mutating func exchange(_ look: AnimatedLook) -> AnimatedLook {
    let former = AnimatedLook(center: center, size: bounds.size, transform: transform, alpha: alpha)
    (center, bounds.size, transform, alpha) = (look.center, look.size, look.transform, look.alpha)
    return former
  }
}
