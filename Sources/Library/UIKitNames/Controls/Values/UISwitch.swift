public import CollectionViews
public import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface
import UIKitBase

/// A switch between on and off.
///
/// UIKit counterpart: `UISwitch`, of 51 × 31 points. Space switches it too.
@preconcurrency @MainActor
open class UISwitch: Control {
  private struct State: Sendable {
    var isOn = false
    var place = ValueTransition(0, duration: 0.2)
    var isDragged = false
    var start: CGFloat = 0
  }

  /// The way by which the knob is dragged to switch, in points.
  private static let drag: CGFloat = 12
  private static let extent = CGSize(width: 51, height: 31)
  private var drawn = State()

  /// The colour of the switch while it is on; default green.
  public var onTintColor: UIColor?
  /// The colour of the knob; default white.
  public var thumbTintColor: UIColor?
  /// The title; it has no effect.
  public var title: String?

  /// Creates a switch; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.extent))
  }

  /// True while the switch is on; default false.
  public var isOn: Bool {
    get { drawn.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off; no event is sent.
  public func setOn(_ on: Bool, animated: Bool) {
    guard drawn.isOn != on else { return }
    drawn.isOn = on
    drawn.place.go(to: on ? 1 : 0, animated: animated, in: self)
  }

  /// The size of the switch.
  open override var intrinsicContentSize: CGSize { Self.extent }

  /// Returns the size of the switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.extent }

  /// Returns true for a drag across, which moves the knob.
  open override func capturesDrag(on axis: Axis) -> Bool { axis == .horizontal && isEnabled }

  /// True while the switch is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  private func toggle() {
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  /// Starts a press.
  open override func touchBegan(_ touch: Touch) {
    (drawn.isDragged, drawn.start) = (false, touch.location.x)
    super.touchBegan(touch)
  }

  /// Switches when the knob is dragged.
  open override func touchMoved(_ touch: Touch) {
    guard isEnabled else { return }
    let way = (touch.location.x - drawn.start) * (isReadFromRight ? -1 : 1)
    guard isOn ? way < -Self.drag : way > Self.drag else { return }
    (drawn.isDragged, drawn.start) = (true, touch.location.x)
    toggle()
  }

  /// Switches at a click.
  open override func touchEnded(_ touch: Touch) {
    if isEnabled, !drawn.isDragged, point(inside: touch.location) { toggle() }
    super.touchEnded(touch)
  }

  /// Switches by Space.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    guard key.key.name == "space", !key.modifiers.contains(.shift), isEnabled else { return false }
    toggle()
    return true
  }

  /// Paints the track and the knob.
  open override func draw(with pen: inout DrawingContext) {
    let place = drawn.place.shown(in: self)
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let track = CGRect(
      x: bounds.midX - Self.extent.width / 2, y: bounds.midY - Self.extent.height / 2,
      width: Self.extent.width, height: Self.extent.height)
    let radius = track.height / 2
    pen.paint(
      .fill(shade(.secondarySystemFill), cornerRadius: radius), in: track, element: elementID,
      opacity: opacity * (1 - place))
    pen.paint(
      .fill(shade(onTintColor ?? .systemGreen), cornerRadius: radius), in: track, element: elementID,
      opacity: opacity * place)
    let share = isReadFromRight ? 1 - place : place
    let width: CGFloat = isHighlighted && isEnabled ? 32 : 27
    let left = track.minX + 2 + share * (track.width - 4 - width)
    let knob = CGRect(x: left, y: track.minY + 2, width: width, height: 27)
    pen.paint(
      .shadow(shade(UIColor.black.withAlphaComponent(0.2)), blur: 4, cornerRadius: 13.5),
      in: knob.offsetBy(dx: 0, dy: 2), element: elementID, opacity: opacity)
    pen.paint(.fill(shade(thumbTintColor ?? .white), cornerRadius: 13.5), in: knob, element: elementID)
  }

  /// Returns the state of the switch.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? { (drawn, isHighlighted) }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    guard let (state, isHighlighted) = snapshot as? (State, Bool) else { return }
    drawn = state
    super.restoreInteraction(isHighlighted)
  }
}

extension UISwitch: AccessibilityProviding {
  /// The value, on or off.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, value: isOn ? "1" : "0", traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
