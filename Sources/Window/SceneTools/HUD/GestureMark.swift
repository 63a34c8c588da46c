import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The drawing of a pan gesture: the circle of its slop, its horizontal cone, the pointer, and the axis once locked.
struct GestureMark {
  let pan: PanGestureRecognizer
  /// The location of the pointer, in points.
  let location: CGPoint

  /// The length of the drawn cone and the distance between its dots, in points.
  private static let coneLength: CGFloat = 72
  private static let coneStep: CGFloat = 6

  /// Draws the mark.
  func draw(with painter: inout ChromePainter) {
    let indigo = painter.indigo
    let circle = CGRect(center: pan.start, radius: pan.slop)
    painter.paint(.stroke(indigo, width: 1, cornerRadius: pan.slop), "tools/gesture/slop", circle)
    let cone = pan.rule.horizontalCone * .pi / 180
    for side in [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: -1), CGPoint(x: -1, y: 1), CGPoint(x: -1, y: -1)] {
      for distance in stride(from: pan.slop, through: Self.coneLength, by: Self.coneStep) {
        let way = CGPoint(x: cos(cone) * distance * side.x, y: sin(cone) * distance * side.y)
        painter.paint(
          .fill(indigo, cornerRadius: 1), "tools/gesture/cone",
          CGRect(center: pan.start + way, radius: 1))
      }
    }
    painter.paint(
      .fill(indigo, cornerRadius: 3), "tools/gesture/pointer", CGRect(center: location, radius: 3))
    guard let axis = pan.axis else { return }
    let reach = CGPoint(along: Self.coneLength, across: 1, on: axis)
    painter.paint(
      .fill(indigo, cornerRadius: 1), "tools/gesture/axis",
      CGRect(
        x: pan.start.x - reach.x, y: pan.start.y - reach.y, width: 2 * reach.x, height: 2 * reach.y))
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
