import ScreenInterface

/// The row, control or scroll view that the keyboard acts on.
struct FocusTarget: Hashable, Sendable {
  /// The id of the focused row, or of the section that holds the focused scroll view.
  var row: String
  /// The element id of a focused control in the row; `nil` for the row itself.
  var control: ElementID?
  /// The element id of a focused scroll view in one of the row's cells; `nil` for the row itself.
  var scrollView: ElementID?
}
