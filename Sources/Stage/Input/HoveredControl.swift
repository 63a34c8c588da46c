import CollectionViews
import ScreenInterface

/// The control under the unpressed pointer, which shows that it would take a press.
struct HoveredControl {
  private weak var control: Control?
  /// The control's element id; `nil` while the pointer is over none.
  private(set) var id: ElementID?

  /// Follows the pointer onto a control, or off all of them.
  mutating func move(to new: Control?) {
    if control !== new { control?.isHovered = false }
    (control, id) = (new, new?.elementID)
    new?.isHovered = true
  }

  /// Brings the pointer back to the control with an element id.
  mutating func restore(_ id: ElementID?, in root: View) {
    control?.restoreHover(false)
    control = id.flatMap { root.descendant($0) as? Control }
    control?.restoreHover(true)
    self.id = id
  }
}
