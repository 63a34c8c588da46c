package import Foundation
package import LayoutGeometry

/// The properties of a view that animations change, at one time.
package struct AnimatedLook {
  /// The middle in the superview's coordinates.
  package var center: CGPoint
  /// The size, in points.
  package var size: CGSize
  /// The transform about the anchor point.
  package var transform: CGAffineTransform
  /// The opacity, 0…1.
  package var alpha: CGFloat
  /// The fill, corners, border and shadow; `nil` where they are not animated.
  package var decoration: View.Decoration?
  /// The middle without animations, in the coordinates of `center`.
  package let rest: CGPoint

  init(center: CGPoint, size: CGSize, transform: CGAffineTransform, alpha: CGFloat) {
    (self.center, rest, self.size) = (center, center, size)
    (self.transform, self.alpha) = (transform, alpha)
  }

  mutating func add(_ animation: ViewAnimation, at time: TimeInterval) {
    let rest = animation.rest(at: time)
    guard rest != 0 else { return }
    switch animation.distance {
    case .center(let way): center = CGPoint(x: center.x + way.x * rest, y: center.y + way.y * rest)
    case .size(let way):
      size = CGSize(width: size.width + way.width * rest, height: size.height + way.height * rest)
    case .transform(let way):
      transform = CGAffineTransform(TransformParts(transform).adding(way, times: rest))
    case .alpha(let way): alpha += way * rest
    case .fill(let way, let base):
      let ground = decoration?.backgroundColor ?? base
      decoration?.backgroundColor = (SIMD8(ground) + way * Double(rest)).color
    }
  }

  /// Limits the values to what can be shown, once all animations have added their part.
  mutating func limit() {
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    alpha = min(max(alpha, 0), 1)
  }
}

/// An object that changes what a view shows, by animations which it keeps.
@MainActor
package protocol LookAnimating: AnyObject {
  /// Changes the look of a view to that of a time.
  func change(_ look: inout AnimatedLook, of view: View, at time: TimeInterval) -> LookMotion

  /// Called when the view has left the scene, where its animations end.
  func viewDidLeave()
}

/// What animations do to a look.
package enum LookMotion {
  /// Nothing.
  case none
  /// They show what stays as it is.
  case still
  /// They change it in the next frame, or will later.
  case moving
}
