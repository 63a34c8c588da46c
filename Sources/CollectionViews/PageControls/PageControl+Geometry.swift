import Foundation
import LayoutGeometry

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

  /// The rectangle that takes presses, in the control's own coordinates.
  var hitArea: CGRect {
    let orientation = orientation
    let least = state.metrics.minimumHitHeight
    let room = min(orientation.length, state.shownLength(along: orientation.length) + 2 * least)
    let breadth = max(least, orientation.breadth)
    return orientation.frame(
      CGRect(x: (orientation.length - room) / 2, y: -breadth / 2, width: room, height: breadth))
  }

  /// Goes to a page on the user's behalf, and sends `valueChanged`.
  func go(to page: Int) {
    guard isEnabled, page != state.currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Sets the manner in which the user changes the page; progress hides during a scrub.
  func change(to interaction: InteractionState) {
    let wasScrubbing = state.tracking.interaction == .continuous
    state.tracking.interaction = interaction
    let isScrubbing = interaction == .continuous
    if isScrubbing != wasScrubbing { state.progress?.scrubbingDidChange(isScrubbing) }
  }
}
