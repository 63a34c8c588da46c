import Foundation
import LayoutGeometry

extension PageControl {
  /// How the line of dots lies in the control.
  var orientation: PageControlOrientation {
    PageControlOrientation(
      state.direction, isRightToLeft: context?.traits.isRightToLeft ?? false, size: bounds.size)
  }

  /// What shows, in the control's own coordinates.
  var contentFrame: CGRect {
    let orientation = orientation
    let length = state.shownLength(along: orientation.length)
    let breadth = state.metrics.dotDiameter
    return orientation.frame(
      CGRect(x: (orientation.length - length) / 2, y: -breadth / 2, width: length, height: breadth))
  }

  /// Where a press counts.
  var hitArea: CGRect {
    let orientation = orientation
    let least = state.metrics.minimumHitHeight
    let room = min(orientation.length, state.shownLength(along: orientation.length) + 2 * least)
    let breadth = max(least, orientation.breadth)
    return orientation.frame(
      CGRect(x: (orientation.length - room) / 2, y: -breadth / 2, width: room, height: breadth))
  }

  /// Goes to a page because the user wants it, and says so.
  func go(to page: Int) {
    guard isEnabled, page != state.currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Notes how the user is changing the page; progress hides while they scrub.
  func change(to interaction: InteractionState) {
    let wasScrubbing = state.tracking.interaction == .continuous
    state.tracking.interaction = interaction
    let isScrubbing = interaction == .continuous
    if isScrubbing != wasScrubbing { state.progress?.scrubbingDidChange(isScrubbing) }
  }
}
