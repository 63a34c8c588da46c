import ScreenInterface

/// The target of the keyboard.
struct FocusTarget: Hashable, Sendable {
  /// The row, or the section that holds the scroll view.
  var row: String
  /// One of its controls by element id; `nil` for the row itself.
  var control: ElementID?
  /// A scroll view inside one of its cells by element id; `nil` for the row itself.
  var scrollView: ElementID?
}
