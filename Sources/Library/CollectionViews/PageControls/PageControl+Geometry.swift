import Foundation
import LayoutGeometry

/// The places of the dots in a page control.
extension PageControl {
  /// The axis and the direction of the line of dots in the control.
  var orientation: PageControlOrientation {
    PageControlOrientation(
      state.direction, isRightToLeft: context?.traits.isRightToLeft ?? false, size: bounds.size)
  }

  /// The rectangle of the dots or of the text `k / N`, in the control's own coordinates.
  var contentFrame: CGRect {
    let orientation = orientation
    let length = state.shownLength(along: orientation.length)
    let breadth = state.metrics.dotDiameter
    return orientation.frame(
      CGRect(x: (orientation.length - length) / 2, y: -breadth / 2, width: length, height: breadth))
  }

  /// The rectangle that accepts presses, in the control's own coordinates.
  var hitArea: CGRect {
    let orientation = orientation
    let least = state.metrics.minimumHitHeight
    let room = min(orientation.length, state.shownLength(along: orientation.length) + 2 * least)
    let breadth = max(least, orientation.breadth)
    return orientation.frame(
      CGRect(x: (orientation.length - room) / 2, y: -breadth / 2, width: room, height: breadth))
  }
}
