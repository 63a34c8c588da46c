import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface
import ScrollPhysics

extension ScrollView {
  /// The row that has the keyboard focus, itself or through one of its controls; `nil` for none.
  public var focusedRow: String? { scrolling.focus?.row }

  /// The focused control's element id; `nil` when a whole row or nothing has the focus.
  public var focusedControl: ElementID? { scrolling.focus?.control }

  /// Takes the keyboard focus away from rows and controls.
  public func endFocus() {
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

  /// The distance that a key scrolls.
  private enum KeyMove {
    /// A number of lines.
    case lines(CGFloat)
    /// A number of pages.
    case pages(CGFloat)
    /// The beginning or the end of the content.
    case end(isLast: Bool)
  }

  /// Scrolls the view itself by a key; returns false when the key has no meaning here.
  ///
  /// Arrows scroll along their own axis. Page keys, `Home` and `End` scroll the axis on which the view
  /// scrolls, the vertical one before the horizontal.
  func scrollOwnContent(byKey key: KeyEvent) -> Bool {
    guard key.isDown, isScrollEnabled, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    let side: CGFloat = isMirrored ? -1 : 1
    let main = isScrollable(on: .vertical) ? Axis.vertical : .horizontal
    switch key.key.name {
    case "left": return move(.lines(-side), on: .horizontal)
    case "right": return move(.lines(side), on: .horizontal)
    case "up": return move(.lines(-1), on: .vertical)
    case "down": return move(.lines(1), on: .vertical)
    case "pageUp": return move(.pages(-1), on: main)
    case "pageDown": return move(.pages(1), on: main)
    case "space": return move(.pages(key.modifiers.contains(.shift) ? -1 : 1), on: main)
    case "home": return move(.end(isLast: false), on: main)
    case "end": return move(.end(isLast: true), on: main)
    default: return false
    }
  }

  /// True when the view itself or one of its rows has something to scroll.
  var takesFocus: Bool {
    isScrollEnabled
      && (Axis.allCases.contains(where: isScrollable)
        || scrollers.rows.values.contains { $0.motion.geometry.isScrollable })
  }

  private func isScrollable(on axis: Axis) -> Bool { motion(on: axis)?.geometry.isScrollable ?? false }

  private func move(_ move: KeyMove, on axis: Axis) -> Bool {
    guard let motion = motion(on: axis), motion.geometry.isScrollable else { return false }
    let scroller = Scroller.axis(axis)
    let range = offsetRange(on: axis)
    let start = motion.requestID == nil ? motion.offset : motion.targetOffset
    let wanted: CGFloat
    switch move {
    case .lines(let count), .pages(let count):
      if motion.stop != nil {
        perform(ScrollRequest(scroller, to: .step(count > 0 ? 1 : -1), cause: .key))
        return true
      }
      let length = bounds.size[axis]
      let isLine = if case .lines = move { true } else { false }
      let step = isLine ? scrolling.gestures.keyLine : length - min(length / 10, 40)
      wanted = (start ?? contentOffset[axis]) + count * step
    case .end(let isLast): wanted = isLast ? range.upperBound : range.lowerBound
    }
    let offset = min(max(wanted, range.lowerBound), range.upperBound)
    perform(ScrollRequest(scroller, to: .offset(offset), cause: .key))
    return true
  }
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
