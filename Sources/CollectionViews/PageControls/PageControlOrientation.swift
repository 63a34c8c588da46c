import Foundation
import LayoutGeometry

/// How the line of dots lies in its control: along which axis, and from which end.
struct PageControlOrientation: Sendable, Hashable {
  let axis: Axis
  let isReversed: Bool
  /// The control's extent along the line, in points.
  let length: CGFloat
  /// The control's extent across the line, in points.
  let breadth: CGFloat

  init(_ direction: PageControl.Direction, isRightToLeft: Bool, size: CGSize) {
    switch direction {
    case .natural, .leftToRight, .rightToLeft: axis = .horizontal
    case .topToBottom, .bottomToTop: axis = .vertical
    }
    isReversed =
      switch direction {
      case .natural: isRightToLeft
      case .rightToLeft, .bottomToTop: true
      case .leftToRight, .topToBottom: false
      }
    length = axis == .horizontal ? size.width : size.height
    breadth = axis == .horizontal ? size.height : size.width
  }

  /// A rectangle given along the line from its beginning, and across from its middle, in the control's own
  /// coordinates.
  func frame(_ line: CGRect) -> CGRect {
    let start = isReversed ? length - line.maxX : line.minX
    let across = breadth / 2 + line.minY
    return axis == .horizontal
      ? CGRect(x: start, y: across, width: line.width, height: line.height)
      : CGRect(x: across, y: start, width: line.height, height: line.width)
  }

  /// How far along the line a point of the control is, in points.
  func along(_ point: CGPoint) -> CGFloat {
    let distance = axis == .horizontal ? point.x : point.y
    return isReversed ? length - distance : distance
  }

  /// How many pages an arrow key goes on; `nil` for a key that has another meaning.
  func step(forKey name: String) -> Int? {
    let names = axis == .horizontal ? ["left", "right"] : ["up", "down"]
    guard let index = names.firstIndex(of: name) else { return nil }
    return (index == 1) == isReversed ? -1 : 1
  }
}
