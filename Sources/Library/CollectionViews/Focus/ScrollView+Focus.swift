import Foundation
package import ScreenInterface

extension ScrollView {
  /// The id of the section that has the keyboard focus, as a row or through an element; `nil` for none.
  package var focusedRow: String? { scrolling.focus?.section }

  /// The focused control's element id; `nil` when a whole row or nothing has the focus.
  package var focusedControl: ElementID? { scrolling.focus?.control }

  /// True when something inside has the keyboard focus.
  package var hasFocus: Bool { scrolling.focus != nil }

  /// Removes the keyboard focus from all views inside.
  package func endFocus() {
    scrolling.focus = nil
    setNeedsLayout()
  }
}
