import CollectionViews
import ScreenInterface

/// The control under the unpressed pointer, which shows that it would take a press.
struct HoveredControl {
  private weak var control: Control?
  /// The control's element id; `nil` while the pointer is over none, or the control has left the screen since.
  var id: ElementID? { control.flatMap { $0.isHovered ? $0.elementID : nil } }

  /// Follows the pointer onto a control, or off all of them.
  mutating func move(to new: Control?) {
    if control !== new { control?.isHovered = false }
    control = new
    new?.isHovered = true
  }

  /// Brings the pointer back to the control with an element id.
  mutating func restore(_ id: ElementID?, in root: View) {
    control?.restoreHover(false)
    control = id.flatMap { root.descendant($0) as? Control }
    control?.restoreHover(true)
  }
}
