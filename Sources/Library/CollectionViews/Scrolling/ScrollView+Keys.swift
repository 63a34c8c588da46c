import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// Scrolls the view itself by a key; returns false when the key has no meaning here.
  ///
  /// Arrows scroll along their own axis. Page keys, `Home` and `End` scroll the axis on which the view
  /// scrolls, the vertical one before the horizontal.
  func scrollOwnContent(byKey key: KeyEvent) -> Bool {
    guard isScrollEnabled, let move = ScrollKeyAction(key, isMirrored: isMirrored) else { return false }
    let main = isScrollable(on: .vertical) ? Axis.vertical : .horizontal
    let axis = if case .line(let along, _) = move { along } else { main }
    guard isScrollable(on: axis) else { return false }
    request(move, on: axis)
    return true
  }

  /// Starts the scroll request of a key action, a page at a time if there are pages.
  func request(_ move: ScrollKeyAction, on axis: Axis, cause: ScrollCause = .key) {
    let page = bounds.size[axis] - min(bounds.size[axis] / 10, 40)
    switch move {
    case .line(_, let isForward): step(by: scrolling.gestures.keyLine, isForward, on: axis, cause)
    case .page(let isForward): step(by: page, isForward, on: axis, cause)
    case .end(let isLast): perform(request(toEnd: isLast, on: axis, cause: cause))
    }
  }

  /// Returns a request for the beginning or the end of the content.
  func request(toEnd isLast: Bool, on axis: Axis, cause: ScrollCause = .api) -> ScrollRequest {
    let range = offsetRange(on: axis)
    var request = ScrollRequest(
      .axis(axis), to: .offset(isLast ? range.upperBound : range.lowerBound), cause: cause)
    request.element = ElementTarget(element: isLast ? .end : .start)
    return request
  }

  private func step(by distance: CGFloat, _ isForward: Bool, on axis: Axis, _ cause: ScrollCause) {
    guard let motion = motion(on: axis) else { return }
    if motion.stop != nil {
      return _ = perform(ScrollRequest(.axis(axis), to: .step(isForward ? 1 : -1), cause: cause))
    }
    func wanted() -> CGFloat {
      guard let motion = self.motion(on: axis) else { return 0 }
      let start = motion.requestID == nil ? motion.offset : motion.targetOffset ?? motion.offset
      return start + (isForward ? distance : -distance)
    }
    // The estimated end may be nearer than the true one.
    if wanted() > offsetRange(on: axis).upperBound { measureEnd() }
    let range = offsetRange(on: axis)
    let target = min(max(wanted(), range.lowerBound), range.upperBound)
    perform(ScrollRequest(.axis(axis), to: .offset(target), cause: cause))
  }

  /// True when the view itself or one of its rows has something to scroll.
  var takesFocus: Bool {
    isScrollEnabled
      && (Axis.allCases.contains(where: isScrollable)
        || scrollers.rows.all.contains { $0.motion.geometry.isScrollable })
  }

  private func isScrollable(on axis: Axis) -> Bool { motion(on: axis)?.geometry.isScrollable ?? false }
}
