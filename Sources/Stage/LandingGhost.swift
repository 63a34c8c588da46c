import Foundation
import LayoutGeometry
import ScrollPhysics

/// Where a scroller's viewport will be on its content when it rests, seen on the window now.
struct LandingGhost {
  /// The scroller's name.
  let name: String
  /// The viewport at the place that was chosen.
  let target: CGRect
  /// The line where its leading edge would be without stops; nil for a request.
  let natural: CGRect?

  /// Nil for a scroller that rests; `isMirrored` is for a scene read from the right, which matters sideways only.
  init?(_ forecast: ScrollForecast?, named name: String, in viewport: CGRect, on axis: Axis, isMirrored: Bool)
  {
    guard let forecast else { return nil }
    let isMirrored = isMirrored && axis == .horizontal
    func moved(_ distance: CGFloat) -> CGRect {
      let way = CGPoint(along: isMirrored ? -distance : distance, across: 0, on: axis)
      return viewport.offsetBy(dx: way.x, dy: way.y)
    }
    self.name = name
    target = moved(forecast.target)
    natural = forecast.natural.map { distance in
      let frame = moved(distance)
      return switch axis {
      case .vertical: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2)
      case .horizontal:
        CGRect(x: isMirrored ? frame.maxX - 2 : frame.minX, y: frame.minY, width: 2, height: frame.height)
      }
    }
  }
}
