import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// The row that has the keyboard focus, itself or through one of its controls; `nil` for none.
  package var focusedRow: String? { scrolling.focus?.row }

  /// The focused control's element id; `nil` when a whole row or nothing has the focus.
  package var focusedControl: ElementID? { scrolling.focus?.control }

  /// Takes the keyboard focus away from rows and controls.
  package func endFocus() {
    scrolling.focus = nil
    setNeedsLayout()
  }

  /// Offers a key to the focused control; returns true when the control has used it.
  package func focusedControlHandles(_ key: KeyEvent) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]),
      let control = focusedControlView, control.handleKey(key)
    else { return false }
    setNeedsLayout()
    return true
  }

  /// Scrolls the view itself by a key; returns false when the key has no meaning here.
  ///
  /// Arrows scroll along their own axis. Page keys, `Home` and `End` scroll the axis on which the view
  /// scrolls, the vertical one before the horizontal.
  func scrollOwnContent(byKey key: KeyEvent) -> Bool {
    guard isScrollEnabled, let move = KeyMove(key, isMirrored: isMirrored) else { return false }
    let main = isScrollable(on: .vertical) ? Axis.vertical : .horizontal
    let axis = if case .line(let along, _) = move { along } else { main }
    guard isScrollable(on: axis) else { return false }
    request(move, on: axis)
    return true
  }

  /// Asks for the movement that a key means, a page at a time if there are pages.
  func request(_ move: KeyMove, on axis: Axis, cause: ScrollCause = .key) {
    guard let motion = motion(on: axis) else { return }
    let range = offsetRange(on: axis)
    let page = bounds.size[axis] - min(bounds.size[axis] / 10, 40)
    func target(_ distance: CGFloat, _ isForward: Bool) -> MotionRequest.Target {
      if motion.stop != nil { return .step(isForward ? 1 : -1) }
      let start = motion.requestID == nil ? motion.offset : motion.targetOffset ?? motion.offset
      let wanted = start + (isForward ? distance : -distance)
      return .offset(min(max(wanted, range.lowerBound), range.upperBound))
    }
    let place: MotionRequest.Target =
      switch move {
      case .line(_, let isForward): target(scrolling.gestures.keyLine, isForward)
      case .page(let isForward): target(page, isForward)
      case .end(let isLast): .offset(isLast ? range.upperBound : range.lowerBound)
      }
    perform(ScrollRequest(.axis(axis), to: place, cause: cause))
  }

  /// True when the view itself or one of its rows has something to scroll.
  var takesFocus: Bool {
    isScrollEnabled
      && (Axis.allCases.contains(where: isScrollable)
        || scrollers.rows.all.contains { $0.motion.geometry.isScrollable })
  }

  private func isScrollable(on axis: Axis) -> Bool { motion(on: axis)?.geometry.isScrollable ?? false }
}

extension View {
  /// The outermost scroll views inside that can take the focus, in their order.
  var focusableScrollViews: [ScrollView] {
    subviews.flatMap { view -> [ScrollView] in
      if view.isHidden { return [] }
      guard let scrollView = view as? ScrollView else { return view.focusableScrollViews }
      return scrollView.takesFocus ? [scrollView] : []
    }
  }
}
