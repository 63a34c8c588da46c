/// The kind of view that a pointer is over: content, a control or a scroll view.
package enum ViewRole {
  /// A view without pointer input.
  case content
  /// A control, which handles presses.
  case control(Control)
  /// A scroll view, which handles drags and the wheel.
  case scrollView(ScrollView)
}
