import Foundation
import LayoutGeometry
import ScrollPhysics

/// The place where a moving scroller will come to rest, as a frame over the window as it is now.
struct LandingIndicator {
  /// The scroller's name.
  let name: String
  /// The viewport's frame at the chosen resting place.
  let target: CGRect
  /// The line where the viewport's leading edge would rest without stops; `nil` for a requested scroll.
  let natural: CGRect?
  /// The part of the window in which the scroller can show.
  let ground: CGRect

  /// Creates the ghost of a forecast; `nil` for a scroller that rests, which has no forecast.
  ///
  /// `isMirrored` is for a scene read from the right, which matters on the horizontal axis only.
  init?(
    _ projection: ScrollProjection?, named name: String, in viewport: CGRect, on axis: Axis, isMirrored: Bool,
    within ground: CGRect
  ) {
    guard let projection else { return nil }
    self.ground = ground
    let isMirrored = isMirrored && axis == .horizontal
    func moved(_ distance: CGFloat) -> CGRect {
      let way = CGPoint(along: isMirrored ? -distance : distance, across: 0, on: axis)
      return viewport.offsetBy(dx: way.x, dy: way.y)
    }
    self.name = name
    target = moved(projection.target)
    natural = projection.natural.map { distance in
      let frame = moved(distance)
      return switch axis {
      case .vertical: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2)
      case .horizontal:
        CGRect(x: isMirrored ? frame.maxX - 2 : frame.minX, y: frame.minY, width: 2, height: frame.height)
      }
    }
  }
}
