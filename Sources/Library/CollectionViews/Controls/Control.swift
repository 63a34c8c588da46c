public import Foundation
public import LayoutGeometry
public import ScreenInterface
import UIKitBase

/// A view that can be pressed and reports the user's actions.
///
/// UIKit counterpart: `UIControl`.
@preconcurrency @MainActor
open class Control: View {
  /// An event that a control reports.
  ///
  /// UIKit counterpart: `UIControl.Event`.
  public nonisolated enum Event: Sendable, Hashable {
    /// The pointer was pressed and released inside.
    case touchUpInside
    /// The user changed the value.
    case valueChanged
    /// The user released the control that changes the value.
    case editingDidEnd
    /// The pointer was pressed inside.
    case touchDown
    /// The pointer was pressed inside and released outside.
    case touchUpOutside
    /// The pressed pointer came back inside.
    case touchDragEnter
    /// The pressed pointer left the control.
    case touchDragExit
    /// The pressed pointer moved inside.
    case touchDragInside
    /// The pressed pointer moved outside.
    case touchDragOutside
    /// Another view took over the press.
    case touchCancel
    /// The control did what it is for: a button was pressed.
    case primaryActionTriggered
  }

  private struct State {
    var isHighlighted = false
    var isHovered = false
    var isEnabled = true
    var isSelected = false
    var actions: [(event: Event, action: Action)] = []
  }

  private var state = State()

  package override var role: ViewRole { .control(self) }

  /// True while the pointer is pressed on the control.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { change(\.isHighlighted, to: newValue) }
  }

  /// True while an unpressed pointer is over the control.
  package var isHovered: Bool {
    get { state.isHovered }
    set {
      guard state.isHovered != newValue else { return }
      state.isHovered = newValue
      hoverDidChange()
    }
  }

  /// Restores whether the pointer is over the control, without calling `hoverDidChange()`: the pointer has not moved.
  package func restoreHover(_ isHovered: Bool) { state.isHovered = isHovered }

  /// Called when the pointer enters or leaves the control.
  package func hoverDidChange() {}

  /// True when the control accepts presses; default true.
  open var isEnabled: Bool {
    get { state.isEnabled }
    set { change(\.isEnabled, to: newValue) }
  }

  /// True while the control is selected; default false.
  ///
  /// UIKit counterpart: `isSelected`. The code sets it: a press does not.
  open var isSelected: Bool {
    get { state.isSelected }
    set { change(\.isSelected, to: newValue) }
  }

  private func change(_ part: WritableKeyPath<State, Bool>, to isOn: Bool) {
    guard state[keyPath: part] != isOn else { return }
    state[keyPath: part] = isOn
    attachments.controlObserver?.controlStateDidChange(self)
  }

  /// Returns true when a press that began on the control becomes a drag of the control along `axis`.
  ///
  /// The default is false: such a drag goes to the scroll view beneath.
  open func capturesDrag(on axis: Axis) -> Bool { false }

  /// Returns true when the control takes a drag on `axis` that begins at a point of it.
  func capturesDrag(on axis: Axis, from point: CGPoint) -> Bool { capturesDrag(on: axis) }

  /// Runs an action whenever `event` happens.
  ///
  /// UIKit counterpart: `addAction(_:for:)`.
  public func addAction(_ action: Action, for event: Event) { state.actions.append((event, action)) }

  /// Runs `handler` with the control whenever `event` happens.
  public func addAction(for event: Event, _ handler: @escaping (Control) -> Void) {
    let action = Action { action in
      if let control = action.sender as? Control { handler(control) }
    }
    addAction(action, for: event)
  }

  /// Removes an action from an event.
  ///
  /// UIKit counterpart: `removeAction(_:for:)`.
  public func removeAction(_ action: Action, for event: Event) {
    state.actions.removeAll { $0.action === action && $0.event == event }
  }

  /// Removes every action.
  public func removeAllActions() { state.actions.removeAll() }

  /// Runs the actions that were added for `event`.
  ///
  /// UIKit counterpart: `sendActions(for:)`.
  public func sendActions(for event: Event) {
    for entry in state.actions where entry.event == event { entry.action.perform(for: self) }
  }

  /// Called when the pointer is pressed inside; override it to track the press.
  open func touchBegan(_ touch: Touch) {
    isHighlighted = true
    if isEnabled { sendActions(for: .touchDown) }
  }

  /// Called when the pressed pointer has moved; override it to track the press.
  open func touchMoved(_ touch: Touch) {
    let (wasInside, isInside) = (isHighlighted, point(inside: touch.location, with: nil))
    isHighlighted = isInside
    guard isEnabled else { return }
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Called when the pointer is released; the default reports `touchUpInside` if it is still inside.
  open func touchEnded(_ touch: Touch) {
    isHighlighted = false
    guard isEnabled else { return }
    guard point(inside: touch.location, with: nil) else { return sendActions(for: .touchUpOutside) }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Called when another view takes over the press, or it is lost.
  open func touchCancelled() {
    if isHighlighted, isEnabled { sendActions(for: .touchCancel) }
    isHighlighted = false
  }

  /// Cancels the press of a control that leaves the screen.
  ///
  /// Its view may be reused for another element.
  override func didMove(from former: ViewContext?) {
    guard context == nil else { return }
    touchCancelled()
    isHovered = false
  }

  /// Returns the pressed state.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? { state.isHighlighted }

  /// Restores the pressed state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    if let isHighlighted = snapshot as? Bool { state.isHighlighted = isHighlighted }
  }

  // MARK: Keyboard

  /// True when the Tab key can focus the control; default false.
  ///
  /// UIKit counterpart: `canBecomeFocused`.
  open var canBecomeFocused: Bool { false }

  /// The rectangle around which the focus ring is drawn, in the control's own coordinates; default its bounds.
  package var focusFrame: CGRect { bounds }

  /// Handles a key pressed while the control has the focus; returns false for a key without meaning.
  ///
  /// UIKit counterpart: `pressesBegan(_:with:)`.
  open func handleKey(_ key: KeyEvent) -> Bool { false }
}

/// A closure that a control runs when it reports an event.
///
/// UIKit counterpart: `UIAction`, without menus.
@preconcurrency @MainActor
public final class Action: NSObject {
  /// The closure of an action, called with the action itself.
  public typealias Handler = (Action) -> Void

  private struct State {
    weak var sender: Control?
  }

  private let handler: Handler
  private var state = State()

  /// The action's picture; default none.
  package var picture: PictureReference?
  /// The action's name; default empty.
  public let title: String

  /// Creates an action from its closure.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  /// The control that reported the event, while the action runs.
  public var sender: Any? { state.sender }

  /// Runs the action on behalf of a control.
  package func perform(for control: Control) {
    state.sender = control
    handler(self)
    state.sender = nil
  }
}
