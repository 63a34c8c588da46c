import Foundation
import LayoutGeometry

/// The axis and direction of the line of dots in its control.
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

  /// Converts a rectangle from the line's coordinates into the control's own.
  ///
  /// In the line's coordinates x counts along the line from its beginning, and y across it from its middle.
  func frame(_ line: CGRect) -> CGRect {
    let start = isReversed ? length - line.maxX : line.minX
    let across = breadth / 2 + line.minY
    return axis == .horizontal
      ? CGRect(x: start, y: across, width: line.width, height: line.height)
      : CGRect(x: across, y: start, width: line.height, height: line.width)
  }

  /// Returns the distance along the line of a point of the control, in points.
  func along(_ point: CGPoint) -> CGFloat {
    let distance = axis == .horizontal ? point.x : point.y
    return isReversed ? length - distance : distance
  }

  /// Returns the number of pages by which an arrow key moves; `nil` for other keys.
  func step(forKey name: String) -> Int? {
    let names = axis == .horizontal ? ["left", "right"] : ["up", "down"]
    guard let index = names.firstIndex(of: name) else { return nil }
    return (index == 1) == isReversed ? -1 : 1
  }
}
