/// The kind of view that a pointer is over: content, a control or a scroll view.
package enum ViewRole {
  /// A view that takes no input.
  case content
  /// A control, which takes presses.
  case control(Control)
  /// A scroll view, which takes drags and the wheel.
  case scrollView(ScrollView)
}
