import CompositionalLayout
import Foundation
package import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// The scroll action of a key: by a line, by a page or to an end.
enum ScrollKeyAction: Hashable, Sendable {
  /// One line along an axis; `isForward` is true towards later content.
  case line(Axis, isForward: Bool)
  /// One page along the main axis.
  case page(isForward: Bool)
  /// To the beginning or the end of the content.
  case end(isLast: Bool)

  /// Reads a pressed key; `nil` for a key that does not scroll, or together with control or alt.
  ///
  /// With `isMirrored`, the left arrow scrolls to later content.
  init?(_ key: KeyEvent, isMirrored: Bool) {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    switch key.key.name {
    case "left": self = .line(.horizontal, isForward: isMirrored)
    case "right": self = .line(.horizontal, isForward: !isMirrored)
    case "up": self = .line(.vertical, isForward: false)
    case "down": self = .line(.vertical, isForward: true)
    case "pageUp": self = .page(isForward: false)
    case "pageDown": self = .page(isForward: true)
    case "space": self = .page(isForward: !key.modifiers.contains(.shift))
    case "home": self = .end(isLast: false)
    case "end": self = .end(isLast: true)
    default: return nil
    }
  }
}

extension Key {
  /// The axis that an arrow key points along; `nil` for any other key.
  package var arrowAxis: Axis? {
    switch name {
    case "left", "right": .horizontal
    case "up", "down": .vertical
    default: nil
    }
  }
}

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

extension ScrollView {
  /// The id of the section that has the keyboard focus, as a row or through an element; `nil` for none.
  package var focusedRow: String? { scrolling.focus?.section }

  /// The focused control's element id; `nil` when a whole row or nothing has the focus.
  package var focusedControl: ElementID? { scrolling.focus?.control }

  /// True when something inside has the keyboard focus.
  package var hasFocus: Bool { scrolling.focus != nil }

  /// Removes the keyboard focus from all views inside.
  package func endFocus() {
    (scrolling.focus, scrolling.focusStart) = (nil, nil)
    setNeedsLayout()
  }
}
