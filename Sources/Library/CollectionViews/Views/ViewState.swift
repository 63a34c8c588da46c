import Foundation
import LayoutGeometry
import ScreenInterface

/// The stored properties of a view.
struct ViewState {
  var center = CGPoint.zero
  /// The point of the bounds that `center` places, 0…1.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var contentShift = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  /// The size that the view comes to rest in, while it is painted in that of an animation; `nil` at any other time.
  var restingSize: CGSize?
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
      x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
      height: bounds.height)
  }

  /// Exchanges the geometry and the opacity, and returns the former ones.
  mutating func exchange(_ look: AnimatedLook) -> AnimatedLook {
    var former = AnimatedLook(center: center, size: bounds.size, transform: transform, alpha: alpha)
    (center, bounds.size, transform, alpha) = (look.center, look.size, look.transform, look.alpha)
    if let shown = look.decoration {
      former.decoration = decoration
      decoration = shown
    }
    return former
  }
}

extension CGRect {
  /// Returns the point at these parts of the width and the height.
  func point(at part: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * part.x, y: minY + height * part.y)
  }
}
