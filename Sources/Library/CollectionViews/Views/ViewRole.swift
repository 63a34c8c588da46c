/// What a view is to a pointer over it.
package enum ViewRole {
  /// Part of what is shown, and nothing more.
  case content
  /// A control, which takes presses.
  case control(Control)
  /// A scroll view, which takes drags and the wheel.
  case scrollView(ScrollView)
}
