import Foundation
import LayoutGeometry
import ScrollPhysics

/// The indicator of the target offset of a moving scroller, as a frame in the current window.
struct LandingIndicator {
  /// The scroller's name.
  let name: String
  /// The viewport's frame at the target offset.
  let target: CGRect
  /// The viewport's leading edge at the end of the deceleration without snapping; `nil` for a programmatic scroll.
  let natural: CGRect?
  /// The part of the window in which the scroller is visible.
  let ground: CGRect

  /// Creates the indicator of a forecast; `nil` for a scroller at rest, which has no forecast.
  ///
  /// `isMirrored` is for a right-to-left scene, which matters on the horizontal axis only.
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
