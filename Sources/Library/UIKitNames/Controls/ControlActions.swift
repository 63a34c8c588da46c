public import CollectionViews

/// The methods of controls whose closures get the control in its own class.
@preconcurrency @MainActor
public protocol ControlActions: Control {}

extension Control: ControlActions {}

extension ControlActions {
  /// Runs a closure with the control whenever an event happens, in place of the message `#selector` names on iOS.
  ///
  /// UIKit counterpart: `addTarget(_:action:for:)`. The target has no effect.
  public func addTarget(
    _ target: Any?, action: @escaping @MainActor (Self) -> Void, for controlEvents: UIControl.Event
  ) {
    addAction(for: controlEvents) { control in
      if let own = control as? Self { action(own) }
    }
  }

  /// Runs a closure with the control whenever one of some events happens.
  ///
  /// UIKit counterpart: `addTarget(_:action:for:)`. The target has no effect.
  public func addTarget(
    _ target: Any?, action: @escaping @MainActor (Self) -> Void, for controlEvents: [UIControl.Event]
  ) {
    for event in controlEvents { addTarget(target, action: action, for: event) }
  }
}

extension Control {
  /// Runs a closure whenever an event happens, in place of the message `#selector` names on iOS.
  ///
  /// UIKit counterpart: `addTarget(_:action:for:)`. The target has no effect.
  public func addTarget(
    _ target: Any?, action: @escaping @MainActor () -> Void, for controlEvents: UIControl.Event
  ) {
    addAction(for: controlEvents) { _ in action() }
  }

  /// Runs a closure whenever one of some events happens.
  ///
  /// UIKit counterpart: `addTarget(_:action:for:)`. The target has no effect.
  public func addTarget(
    _ target: Any?, action: @escaping @MainActor () -> Void, for controlEvents: [UIControl.Event]
  ) {
    for event in controlEvents { addTarget(target, action: action, for: event) }
  }

  /// Runs an action whenever one of some events happens.
  public func addAction(_ action: UIAction, for controlEvents: [UIControl.Event]) {
    for event in controlEvents { addAction(action, for: event) }
  }

  /// Removes all actions; the arguments have no effect, as closures cannot be compared.
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: UIControl.Event?) {
    removeAllActions()
  }
}
