package import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// Adds the scroll bars above the content and connects their actions.
  func adoptIndicators() {
    for indicator in indicators {
      addOwnSubview(indicator)
      indicator.addAction(for: .valueChanged) { [weak self] in self?.follow($0) }
      indicator.addAction(for: .editingDidEnd) { [weak self] in self?.settle($0) }
      indicator.addAction(for: .touchUpInside) { [weak self] in self?.turnPage($0) }
    }
  }

  /// Updates the scroll bars to the present offsets.
  func followIndicators() {
    let room = box.inset(by: adjustedContentInset)
    for indicator in indicators {
      let axis = indicator.axis
      let window = window(on: axis)
      let range = window.range ?? 0...0
      let way = range.upperBound - range.lowerBound
      let extent = contentSize[axis]
      let margin = CGPoint(along: indicator.margin, across: 0, on: axis)
      indicator.frame = room.insetBy(dx: margin.x, dy: margin.y)
      indicator.isHidden = !showsIndicator(on: axis)
      indicator.follow(
        fraction: way > 0 ? min(max((window.offset - range.lowerBound) / way, 0), 1) : 0,
        share: way > 0 && extent > 0 ? min(window.length / extent, 1) : 1, isMirrored: isMirrored,
        lastNeed: scrolling.lastNeedOfBar)
    }
  }

  /// Returns true when an axis has a scroll bar.
  private func showsIndicator(on axis: Axis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  /// Returns the scroll bar that a pointer at a point of the view shows; `nil` where there is none.
  package func indicator(at point: CGPoint) -> Control? {
    indicators.first { $0.answers(to: $0.convertFromSuperview(point)) }
  }

  /// Keeps a scroll bar visible for a while, after the pointer has left it.
  func indicatorWasLeft() {
    scrolling.lastNeedOfBar = scrollers.time
    setNeedsLayout()
  }

  /// The time at which the scroll bars start to fade; `nil` once they have faded.
  package var indicatorWakeTime: TimeInterval? {
    let start = scrolling.lastNeedOfBar + ScrollIndicator.lingering
    return start > scrollers.time ? start : nil
  }

  private func follow(_ control: Control) {
    guard let indicator = control as? ScrollIndicator else { return }
    let fraction = indicator.wantedFraction
    var request = request(toEnd: fraction == 1, on: indicator.axis, cause: .drag)
    request.animation = .none
    if fraction > 0, fraction < 1 {
      let range = offsetRange(on: indicator.axis)
      request.target = .offset(range.lowerBound + (range.upperBound - range.lowerBound) * fraction)
      request.element = nil
    }
    perform(request)
  }

  /// Scrolls paged content to the page at which its scroll bar was released.
  private func settle(_ control: Control) {
    guard let axis = (control as? ScrollIndicator)?.axis, let stop = motion(on: axis)?.stop else { return }
    perform(ScrollRequest(.axis(axis), to: .stop(stop, .shortest), cause: .drag))
  }

  private func turnPage(_ control: Control) {
    guard let indicator = control as? ScrollIndicator else { return }
    request(.page(isForward: indicator.leadsForward), on: indicator.axis, cause: .drag)
  }
}
