import Foundation
package import ScreenInterface

extension ScrollView {
  /// The row that has the keyboard focus, or the section of what has it; `nil` for none.
  package var focusedRow: String? { scrolling.focus?.section }

  /// The focused control's element id; `nil` when a whole row or nothing has the focus.
  package var focusedControl: ElementID? { scrolling.focus?.control }

  /// True when something inside has the keyboard focus.
  package var hasFocus: Bool { scrolling.focus != nil }

  /// Takes the keyboard focus away from everything inside.
  package func endFocus() {
    scrolling.focus = nil
    setNeedsLayout()
  }
}
