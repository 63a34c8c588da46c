import CollectionViews
import ScreenInterface

/// The control that shows the hover state, under the unpressed pointer.
struct HoveredControl {
  private weak var control: Control?
  /// The control's element id; `nil` while the pointer is over none, or after the control has left the screen.
  var id: ElementID? { control.flatMap { $0.isHovered ? $0.elementID : nil } }

  /// Moves the hover state to a control, or removes it.
  mutating func move(to new: Control?) {
    if control !== new { control?.isHovered = false }
    control = new
    new?.isHovered = true
  }

  /// Restores the hover state of the control with an element id.
  mutating func restore(_ id: ElementID?, in root: View) {
    control?.restoreHover(false)
    control = id.flatMap { root.descendant($0) as? Control }
    control?.restoreHover(true)
  }
}
