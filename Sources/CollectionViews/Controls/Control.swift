public import Foundation
public import LayoutGeometry
public import ScreenInterface

/// A view that can be pressed and reports what the user did with it.
///
/// UIKit counterpart: `UIControl`.
open class Control: View {
  /// What a control reports.
  ///
  /// UIKit counterpart: `UIControl.Event`.
  public enum Event: Sendable, Hashable {
    /// The pointer was pressed and released inside.
    case touchUpInside
    /// The user changed the value.
    case valueChanged
    /// The user let go of what changes the value.
    case editingDidEnd
  }

  private struct State {
    var isHighlighted = false
    var isEnabled = true
    var actions: [(event: Event, action: Action)] = []
  }

  private var state = State()

  /// Whether the pointer is pressed on the control.
  public var isHighlighted: Bool {
    get { state.isHighlighted }
    set { state.isHighlighted = newValue }
  }

  /// Whether the control takes presses; default true.
  public var isEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }

  /// Whether a stroke that began on the control stays with it when it becomes a drag along `axis`; default
  /// never, so that a drag passes through to what scrolls beneath.
  open func capturesDrag(on axis: Axis) -> Bool { false }

  /// Runs an action whenever `event` happens.
  ///
  /// UIKit counterpart: `addAction(_:for:)`.
  public func addAction(_ action: Action, for event: Event) { state.actions.append((event, action)) }

  /// Runs `handler` with the control whenever `event` happens.
  public func addAction(for event: Event, _ handler: @escaping @MainActor (Control) -> Void) {
    let action = Action { action in
      if let control = action.sender as? Control { handler(control) }
    }
    addAction(action, for: event)
  }

  /// Forgets an action.
  ///
  /// UIKit counterpart: `removeAction(_:for:)`.
  public func removeAction(_ action: Action, for event: Event) {
    state.actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Forgets every action.
  public func removeAllActions() { state.actions.removeAll() }

  /// Runs the handlers of `event`.
  ///
  /// UIKit counterpart: `sendActions(for:)`.
  public func sendActions(for event: Event) {
    for entry in state.actions where entry.event == event { entry.action.perform(for: self) }
  }

  /// The pointer was pressed inside; override it to follow the stroke.
  open func touchBegan(_ touch: Touch) { isHighlighted = true }

  /// The pressed pointer moved; override it to follow the stroke.
  open func touchMoved(_ touch: Touch) { isHighlighted = point(inside: touch.location) }

  /// The pointer was released; the default reports `touchUpInside` where it is still inside.
  open func touchEnded(_ touch: Touch) {
    isHighlighted = false
    if isEnabled, point(inside: touch.location) { sendActions(for: .touchUpInside) }
  }

  /// The stroke was taken away or lost.
  open func touchCancelled() { isHighlighted = false }

  /// Ends the stroke of a control that leaves the screen: its view may come back for another element.
  override func didMove(from former: ViewContext?) {
    if context == nil { touchCancelled() }
  }

  /// Whether it is pressed.
  open override func interactionSnapshot() -> (any Sendable)? { state.isHighlighted }

  /// Returns to what `interactionSnapshot()` told.
  open override func restoreInteraction(_ snapshot: any Sendable) {
    if let isHighlighted = snapshot as? Bool { state.isHighlighted = isHighlighted }
  }

  // MARK: Keyboard

  /// Whether the Tab key reaches the control; default no.
  ///
  /// UIKit counterpart: `canBecomeFocused`.
  open var canBecomeFocused: Bool { false }

  /// What the focus ring goes around, in the control's own coordinates; default all of it.
  open var focusFrame: CGRect { bounds }

  /// Takes a key that went down while the control has the focus; returns whether it meant anything.
  ///
  /// UIKit counterpart: `pressesBegan(_:with:)`.
  open func handleKey(_ key: KeyEvent) -> Bool { false }
}
